"""What a bot is."""

from typing import Any, Protocol

from app.games.game import Game
from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move


class Bot(Protocol):
    """A way of playing, for any game."""

    def answer(self, game: Game, state: Any, seat: int, dice: Dice) -> Move:
        """The move this bot makes in the decision that is open to `seat`.

        `state` is one that the game imagined for the seat: what the seat may know is as it is, the
        rest is drawn at random. A bot may play on in it as often as it likes.
        """


def asked(game: Game, state: Any, seat: int) -> Decision:
    """The decision that is open to the seat. Raises LookupError."""
    for decision in game.decisions(state):
        if decision.seat == seat:
            return decision
    raise LookupError(f"seat {seat} is not asked")
