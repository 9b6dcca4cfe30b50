"""The bot called random: any legal step is as likely as any other."""

from typing import Any

from app.bots.bot import asked
from app.games.game import Game
from app.kernel.dice import Dice, roll
from app.kernel.machine import Move


class Uniform:
    """Chooses at every level of the tree by a roll of the dice."""

    def answer(self, game: Game, state: Any, seat: int, dice: Dice) -> Move:
        decision = asked(game, state, seat)
        path: tuple[Any, ...] = ()
        while True:
            options = game.expand(state, decision, path)
            number, dice = roll(dice, len(options))
            path = (*path, options[number].step)
            if options[number].more is None:
                return Move(decision.id, path)


UNIFORM = Uniform()
