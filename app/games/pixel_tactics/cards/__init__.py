"""The cards of both editions, by id."""

from app.games.pixel_tactics.cards.out_of_order import crowd, keepers, tricksters
from app.games.pixel_tactics.cards.tiled_realm import artisans, beasts, knights, mages
from app.games.pixel_tactics.words import Card


def _cards(*modules: object) -> dict[str, Card]:
    found = [each for module in modules for each in vars(module).values() if isinstance(each, Card)]
    return {card.id: card for card in sorted(found, key=lambda card: card.id)}


OUT_OF_ORDER = _cards(crowd, keepers, tricksters)
"""The fifth edition's set of 25."""

TILED_REALM = _cards(knights, mages, beasts, artisans)
"""The first edition's set of 25."""

CARDS = {**OUT_OF_ORDER, **TILED_REALM}
