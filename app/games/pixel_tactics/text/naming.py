"""Names and flavour: what is printed on the cards besides their rules."""

from functools import cache
from typing import NamedTuple

from app.games.pixel_tactics.cards import OUT_OF_ORDER, TILED_REALM
from app.games.pixel_tactics.words import Card
from app.tabletop.naming import Table, matched, read


class Names(NamedTuple):
    """The names of a card's uses, in full and as short as a card on the table needs, and its flavour."""

    hero: str
    hero_short: str
    leader: str
    leader_short: str
    line: str
    flavour: str


SETS: dict[str, dict[str, Card]] = {"out_of_order": OUT_OF_ORDER, "tiled_realm": TILED_REALM}
"""The sets of cards, by the files of their names."""


@cache
def _read(cards: str) -> tuple[dict[str, str], Table]:
    told = read("app.games.pixel_tactics", cards)
    name = told.pop("set")
    return name, matched(told, SETS[cards])


@cache
def names(language: str) -> dict[str, Names]:
    """The names of each card by its id, in "en", "es" or "zh-Hant"."""
    return {
        card: Names(
            told["class"],
            told.get("class_short", told["class"]),
            told["leader"],
            told.get("leader_short", told["leader"]),
            told["line"],
            told["flavour"],
        )
        for cards in SETS
        for card, told in ((card, by_language[language]) for card, by_language in _read(cards)[1].items())
    }


def set_name(cards: str, language: str) -> str:
    """The name of a set."""
    return _read(cards)[0][language]
