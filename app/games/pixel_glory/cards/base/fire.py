"""Fire: much damage at once, paid for in burns."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("burnt-toast", "fire", 2, then(damage(2), may(lose(1), damage(2)))),
    spell("flash-in-the-pan", "fire", 3, damage(2), sp(1, damage(5))),
    spell("short-fuse", "fire", 3, then(damage(5), if_not_defeated(lose(1)))),
    spell("wildfire-gossip", "fire", 2, damage(3), sp(2, damage(plus(2, 2, "kin")))),
    spell("slow-roast", "fire", 2, damage(3), sp(2, damage(7))),
    spell("there-goes-the-kitchen", "fire", 2, damage(3), sp(3, then(damage(5, EACH), lose(2)))),
    spell("warm-welcome", "fire", 1, damage(6, UNDAMAGED)),
)
