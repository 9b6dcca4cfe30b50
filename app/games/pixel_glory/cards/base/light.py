"""Light: cards, combo points, and something for everybody."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("morning-person", "light", 2, then(damage(2), draw(1))),
    spell("limelight", "light", 3, damage(3), sp(1, then(damage(4), heal(1, "a-player")))),
    spell("sneak-preview", "light", 2, then(look(3), damage(3))),
    spell("bright-idea", "light", 3, then(damage(1), draw(2)), sp(2, then(draw(3), gain(1)))),
    spell("group-hug", "light", 2, damage(3), sp(2, then(damage(4), heal(1, "each-player")))),
    spell("standing-ovation", "light", 2, damage(3), sp(3, then(damage(5), gain(1)))),
    spell("gold-star", "light", 1, then(damage(1), gain(1))),
)
