"""Water again: drops in a row, and waves for all."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("washing-up", "water", 2, times(2, damage(1)), sp(1, times(3, damage(1)))),
    spell("bucket-brigade", "water", 2, then(times(2, damage(1)), regain("basic"))),
    spell("snowball-fight", "water", 1, damage(3), sp(2, then(damage(4), if_defeated(damage(4))))),
    spell("cannonball", "water", 1, then(damage(3), damage(1, OTHERS))),
    spell("water-cooler-gossip", "water", 1, then(damage(1), draw(2), draw(1, "each-other-player"))),
    spell("rain-check", "water", 1, then(bury(UNDAMAGED_ELEMENTAL), damage(4))),
    spell("message-in-a-bottle", "water", 1, then(damage(1), regain("card"))),
    spell("sink-or-swim", "water", 2, choose(times(2, damage(2)), draw(2))),
    spell("tide-table", "water", 1, damage(3), sp(1, then(look(3), times(2, damage(2))))),
    spell("white-water", "water", 1, damage(3), sp(2, times(3, damage(2)))),
    spell("puddle-jump", "water", 1, then(damage(1), damage(1, EACH)), sp(2, then(damage(2, EACH), draw(1)))),
    spell("synchronised-swimming", "water", 1, damage(3), sp(3, damage(4, EACH))),
)
