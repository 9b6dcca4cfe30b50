"""Shadow: what others hold, and what is already in the discard pile."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("behind-the-sofa", "shadow", 3, then(damage(3), regain("basic"))),
    spell("light-fingers", "shadow", 2, damage(3), sp(1, then(damage(4), lose(1, "another-player"), heal(1)))),
    spell("the-fine-print", "shadow", 3, then(damage(5), discard())),
    spell("night-shift", "shadow", 2, damage(3), sp(2, then(damage(2), regain("spell")))),
    spell("long-term-loan", "shadow", 2, damage(3), sp(2, then(damage(4), take()))),
    spell("lights-out", "shadow", 2, damage(3), sp(3, then(damage(7), discard("each-other-player")))),
    spell("nightcap", "shadow", 1, then(damage(3), if_defeated(regain("basic")))),
)
