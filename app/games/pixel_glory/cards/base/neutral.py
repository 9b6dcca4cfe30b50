"""Neutral: the spell that has no element, and so no strength, no symbols and no SP."""

from app.games.pixel_glory.phrases import *  # noqa: F403 - the cards are written in phrases

SPELLS = (neutral("same-again", again()),)
