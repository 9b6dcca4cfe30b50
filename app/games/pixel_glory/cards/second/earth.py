"""Earth again: what is heavy, buried or asleep."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("second-helping", "earth", 2, damage(3), sp(1, then(damage(3), heal(1, "a-player")))),
    spell("compost", "earth", 1, then(damage(2), may(discard(), heal(1)))),
    spell("avalanche-of-apologies", "earth", 2, damage(3), sp(2, times(2, defeat(elemental(at_most=4))))),
    spell("quicksand-timer", "earth", 1, defeat(elemental(at_most=5))),
    spell("heavy-backpack", "earth", 1, damage(plus(1, 1, "hand"))),
    spell("heavy-sleeper", "earth", 1, then(damage(2), shield("each-player"))),
    spell("rubble-rummage", "earth", 1, choose(damage(4), heal(1))),
    spell("kick-the-anthill", "earth", 2, damage(instead(2, 5, IF_DAMAGED))),
    spell("stubborn-boulder", "earth", 1, damage(3), sp(1, then(damage(3), shield()))),
    spell("bury-the-evidence", "earth", 1, damage(3), sp(2, then(bury(UNDAMAGED_ELEMENTAL), damage(6)))),
    spell("moss-nap", "earth", 1, damage(3), sp(2, then(damage(4), heal(instead(1, 2, if_weak(4)))))),
    spell("tectonic-grudge", "earth", 1, damage(3), sp(3, defeat(elemental(at_most=10)))),
)
