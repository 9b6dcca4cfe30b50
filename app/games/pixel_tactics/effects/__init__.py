"""Effects: what each word of a text does."""

from app.games.pixel_tactics.effects import actions, cards, fighters, slots  # noqa: F401 - they register rules
from app.games.pixel_tactics.effects.resolving import resolve

__all__ = ["resolve"]
