"""Earth: patience, protection, and defeats without damage."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("humble-harvest", "earth", 3, choose(damage(4), heal(2))),
    spell("stone-soup", "earth", 2, damage(2), sp(1, then(damage(4), heal(1)))),
    spell("the-last-pebble", "earth", 1, defeat(elemental(at_most=4))),
    spell("landslide-victory", "earth", 2, damage(3), sp(2, defeat(elemental(at_most=8)))),
    spell("dig-in", "earth", 2, damage(3), sp(2, then(damage(4), shield()))),
    spell("mud-bath", "earth", 2, damage(3), sp(3, then(damage(6), heal(2)))),
    spell("salt-in-the-wound", "earth", 3, damage(instead(3, 5, IF_DAMAGED))),
)
