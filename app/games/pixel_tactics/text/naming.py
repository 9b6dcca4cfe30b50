"""Names and flavour: what is printed on the cards besides their rules."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

from app.games.pixel_tactics.cards import OUT_OF_ORDER

KEYS = {"en": "en", "es": "es", "zh-Hant": "zh_Hant"}
Table: TypeAlias = dict[str, dict[str, dict[str, str]]]


class Names(NamedTuple):
    """The names of a card's uses, in full and as short as a card on the table needs, and its flavour."""

    hero: str
    hero_short: str
    leader: str
    leader_short: str
    line: str
    flavour: str


@cache
def _read() -> tuple[dict[str, str], Table]:
    text = files("app.games.pixel_tactics").joinpath("names", "out_of_order.toml").read_text("utf-8")
    cards = tomllib.loads(text)
    name = cards.pop("set")
    if cards.keys() != OUT_OF_ORDER.keys():
        raise ValueError(f"names and cards differ: {sorted(cards.keys() ^ OUT_OF_ORDER.keys())}")
    return name, cards


@cache
def names(language: str) -> dict[str, Names]:
    """The names of each card by its id, in "en", "es" or "zh-Hant"."""
    key = KEYS[language]
    return {
        card: Names(
            told["class"],
            told.get("class_short", told["class"]),
            told["leader"],
            told.get("leader_short", told["leader"]),
            told["line"],
            told["flavour"],
        )
        for card, told in ((card, by_language[key]) for card, by_language in _read()[1].items())
    }


def set_name(language: str) -> str:
    """The name of the set."""
    return _read()[0][KEYS[language]]
