"""The cards of every mode by id, and the parts of the sets in the order in which they list them."""

from app.games.pixel_glory.cards import base, second
from app.games.pixel_glory.words import Card, Element


def _ids(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


CARDS: dict[str, Card] = {
    card.id: card
    for card in (
        *base.SPELLS,
        *base.BASICS,
        *base.MONSTERS,
        base.LORD,
        base.LORD_COOP,
        *second.SPELLS,
        *second.MONSTERS,
    )
}

BASE_SPELLS = _ids(base.SPELLS)
BASE_MONSTERS = _ids(base.MONSTERS)
SECOND_SPELLS = _ids(second.SPELLS)
SECOND_MONSTERS = _ids(second.MONSTERS)
BASICS: dict[Element, str] = {card.element: card.id for card in base.BASICS}
"""The basic of each element."""

LORD, LORD_COOP = base.LORD.id, base.LORD_COOP.id
"""The two sides of the Dungeon Lord (PG-111)."""
