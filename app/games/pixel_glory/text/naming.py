"""Names and flavour: what is printed on the cards besides their rules."""

from functools import cache
from typing import NamedTuple

from app.games.pixel_glory.cards import CARDS
from app.tabletop.naming import Table, matched, read


class Names(NamedTuple):
    """The name of a card and its line of flavour."""

    name: str
    flavour: str


@cache
def _read() -> Table:
    return matched({**read("app.games.pixel_glory", "base"), **read("app.games.pixel_glory", "second")}, CARDS)


@cache
def names(language: str) -> dict[str, Names]:
    """The names of each card by its id, in "en", "es" or "zh-Hant"."""
    return {card: Names(**told[language]) for card, told in _read().items()}
