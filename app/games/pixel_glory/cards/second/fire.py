"""Fire again: tempers, dares, and what piles up."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (
    spell("kindling", "fire", 2, damage(2), sp(1, then(damage(3), regain("basic")))),
    spell("chili-contest", "fire", 2, then(damage(4), lose(1, "each-player"))),
    spell("hot-plate", "fire", 2, then(boost(1, "basics"), damage(1))),
    spell("hot-take", "fire", 1, damage(instead(3, 5, IF_UNDAMAGED))),
    spell("revenge-served-hot", "fire", 1, damage(instead(3, 7, if_weak(4)))),
    spell("double-dare", "fire", 1, then(damage(2), may(lose(2), damage(2)))),
    spell("smoke-break", "fire", 1, then(damage(2), may(discard(), draw(2)))),
    spell("pressure-cooker", "fire", 1, damage(3), sp(1, then(damage(2), boost(2, "next")))),
    spell("bottled-up-anger", "fire", 1, damage(3), sp(2, damage(plus(3, 2, "combo")))),
    spell("campfire-story", "fire", 1, damage(3), sp(2, then(damage(5), draw(1)))),
    spell("seconds-anyone", "fire", 1, damage(3), sp(2, damage(plus(4, 3, "kills")))),
    spell("fireworks-permit", "fire", 1, damage(3), sp(3, then(times(2, damage(5)), lose(1)))),
)
