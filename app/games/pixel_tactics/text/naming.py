"""Names and flavour: what is printed on the cards besides their rules."""

from functools import cache
from typing import NamedTuple

from app.games.pixel_tactics.cards import OUT_OF_ORDER
from app.tabletop.naming import Table, matched, read


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
    cards = read("app.games.pixel_tactics", "out_of_order")
    name = cards.pop("set")
    return name, matched(cards, OUT_OF_ORDER)


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
        for card, told in ((card, by_language[language]) for card, by_language in _read()[1].items())
    }


def set_name(language: str) -> str:
    """The name of the set."""
    return _read()[0][language]
