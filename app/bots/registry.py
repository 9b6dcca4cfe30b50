"""The bots by name, each imported when it is first asked for."""

from functools import cache
from typing import cast

from app.bots.bot import Bot
from app.games.registry import found

BOTS = {"random": "app.bots.uniform:UNIFORM", "greedy": "app.bots.greedy:GREEDY"}
"""Where each bot is: `module:attribute`."""


class UnknownBot(LookupError):
    """No bot goes by this name."""


@cache
def bot(name: str) -> Bot:
    """The bot of this name. Raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(name)
    return cast(Bot, found(BOTS[name]))
