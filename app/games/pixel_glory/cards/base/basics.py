"""The basic attacks, fifteen of each (PG-102)."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

BASICS = (
    basic("basic-fire", "fire", damage(1)),
    basic("basic-earth", "earth", damage(1)),
    basic("basic-water", "water", damage(1)),
    basic("basic-light", "light", damage(1)),
    basic("basic-shadow", "shadow", damage(1)),
)
