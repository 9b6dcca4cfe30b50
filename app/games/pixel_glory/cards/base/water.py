"""Water: little damage, but often, or everywhere."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("dripping-tap", "water", 3, times(2, damage(2))),
    spell("splash-zone", "water", 3, damage(3), sp(1, then(damage(4), damage(1, EACH)))),
    spell("wave", "water", 2, times(3, damage(1))),
    spell("flood", "water", 2, damage(3), sp(2, damage(3, EACH))),
    spell("laundry-day", "water", 2, then(damage(1, EACH), draw(1)), sp(2, then(damage(2, EACH), draw(2)))),
    spell("forty-days-of-drizzle", "water", 2, times(2, damage(2)), sp(3, times(5, damage(2)))),
    spell("burst-pipe", "water", 1, then(damage(1), damage(2, EACH))),
)
