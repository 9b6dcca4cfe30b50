"""The bot called greedy: it looks one move ahead and takes what its seat likes best to look at."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from app.bots.bot import asked
from app.games.game import Game
from app.kernel.dice import Dice, roll
from app.kernel.machine import Decision, Move, Option

MOVES = 48
"""Whole moves that are tried, about: of a longer list the dice choose, evenly over what they begin with."""

PLAYS = 72
"""Moves played in all: what is left after trying each move goes into what the bot would choose next."""

NEXT = 4
"""Moves tried, at most, of a choice that a move leads to."""

PATIENCE = 12
"""Windows let go by after a move before it is judged."""

Path = tuple[Any, ...]


class Greedy:
    """Tries every whole move, lets windows go by, judges the view; the dice decide between equals."""

    def answer(self, game: Game, state: Any, seat: int, dice: Dice) -> Move:
        decision = asked(game, state, seat)
        paths, dice = whole_moves(game, state, decision, MOVES, dice)
        if len(paths) == 1:
            return Move(decision.id, paths[0])
        next_moves = min(NEXT, PLAYS // len(paths) - 1)
        best: list[Path] = []
        most = -2.0
        for path in paths:
            worth, dice = after(game, state, decision, path, next_moves, dice)
            if worth > most:
                best, most = [path], worth
            elif worth == most:
                best.append(path)
        number, dice = roll(dice, len(best))
        return Move(decision.id, best[number])


def after(game: Game, state: Any, decision: Decision, path: Path, moves: int, dice: Dice) -> tuple[float, Dice]:
    """How good the table looks once the move is made and, where that asks the seat on, answered as well.

    A choice of the same kind is one of another move, and is left for its time.
    """
    seat = decision.seat
    state = settled(game, game.foresee(state, seat, Move(decision.id, path)))
    own = open_to(game, state, seat)
    if own is None or moves < 2 or game.kind(own) == game.kind(decision):
        return game.judge(game.view(state, seat)), dice
    state = game.asked(state)
    own = open_to(game, state, seat)
    if own is None:
        return game.judge(game.view(state, seat)), dice
    paths, dice = whole_moves(game, state, own, moves, dice)
    worths = []
    for each in paths[:moves]:
        following = settled(game, game.foresee(state, seat, Move(own.id, each)))
        worths.append(game.judge(game.view(following, seat)))
    return max(worths), dice


def settled(game: Game, state: Any) -> Any:
    """The foreseen state after every open window has gone by."""
    for _ in range(PATIENCE):
        if not any(game.lapse(decision) for decision in game.decisions(state)):
            return state
        state = game.asked(state)
        for decision in game.decisions(state):
            path = game.lapse(decision)
            if path is not None:
                state = game.foresee(state, decision.seat, Move(decision.id, path))
                break
    return state


def open_to(game: Game, state: Any, seat: int) -> Decision | None:
    """The decision that is open to a seat; once a foreseen state is asked, there may be none after all."""
    return next((decision for decision in game.decisions(state) if decision.seat == seat), None)


def whole_moves(game: Game, state: Any, decision: Decision, most: int, dice: Dice) -> tuple[list[Path], Dice]:
    """The paths of about `most` whole moves; all of them where there are no more than that."""
    options = decision.options
    share = max(1, most // len(options))
    paths: list[Path] = []
    for option in options:
        found = list(islice(leaves(game, state, decision, (), option), share + 1))
        if len(found) > share:
            found, dice = walks(game, state, decision, option, share, dice)
        paths += found
    return paths, dice


def leaves(game: Game, state: Any, decision: Decision, before: Path, option: Option) -> Iterator[Path]:
    """Every whole move that begins with these steps."""
    path = (*before, option.step)
    if option.more is None:
        yield path
        return
    for each in game.expand(state, decision, path):
        yield from leaves(game, state, decision, path, each)


def walks(game: Game, state: Any, decision: Decision, option: Option, most: int, dice: Dice) -> tuple[list[Path], Dice]:
    """Some whole moves that begin with this option, each step by a roll of the dice."""
    found: dict[Path, None] = {}
    for _ in range(2 * most):
        path: Path = (option.step,)
        last = option
        while last.more is not None:
            following = game.expand(state, decision, path)
            number, dice = roll(dice, len(following))
            last = following[number]
            path = (*path, last.step)
        found[path] = None
        if len(found) == most:
            break
    return list(found), dice


GREEDY = Greedy()
