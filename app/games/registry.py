"""The games by name, each imported when it is first asked for."""

from functools import cache
from importlib import import_module
from typing import Any, cast

from app.games.game import Game

GAMES = {
    "pixel_tactics_5": "app.games.pixel_tactics.game:PIXEL_TACTICS_5",
    "pixel_tactics": "app.games.pixel_tactics.game:PIXEL_TACTICS",
    "pixel_glory": "app.games.pixel_glory.game:PIXEL_GLORY",
}
"""Where each game is: `module:attribute`."""


class UnknownGame(LookupError):
    """No game goes by this name."""


@cache
def game(name: str) -> Game:
    """The game of this name. Raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(name)
    return cast(Game, found(GAMES[name]))


def found(where: str) -> Any:
    """What `module:attribute` names."""
    module, _, attribute = where.partition(":")
    return getattr(import_module(module), attribute)
