"""Random play: whole tables as lists of turns, the same ones from the same seed."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.games.game import Game
from app.kernel.dice import Dice, dice_from
from app.kernel.machine import Decision, Move
from app.tabletop.telling import Telling

LONGEST = 20_000
"""Moves after which a table counts as one that does not end."""


@dataclass(frozen=True)
class Turn:
    """A move, the state it was made in, the state it led to, and what it told on the way."""

    before: Any
    seat: int
    move: Move
    told: tuple[Telling, ...]
    after: Any


@dataclass(frozen=True)
class Played:
    """A table from its start to its end."""

    game: Game
    given: dict[str, Any]
    seed: int
    opening: Any
    turns: tuple[Turn, ...]

    @cached_property
    def states(self) -> list[Any]:
        """Every state, the first and the last included."""
        return [self.opening, *(turn.after for turn in self.turns)]

    @cached_property
    def sample(self) -> list[Turn]:
        """About a dozen turns of each match, for laws that look long at each."""
        matches = len(self.game.matches(self.turns[-1].after))
        return self.chance("sample").sample(self.turns, min(12 * matches, len(self.turns)))

    @cached_property
    def audiences(self) -> range:
        """Every seat, then the spectators."""
        return range(self.game.seats(self.game.options(self.given)) + 1)

    @cached_property
    def views(self) -> list[list[Any]]:
        """For each audience, its view of every state."""
        return [[self.game.view(state, audience) for state in self.states] for audience in self.audiences]

    def chance(self, what: str) -> random.Random:
        """Chance of its own for each law, always the same."""
        return random.Random(f"{self.game.name} {self.seed} {what}")


def seeded(seed: int) -> Dice:
    """The dice of the table with this number."""
    return dice_from(seed.to_bytes(32, "big"), ())


def played(game: Game, given: dict[str, Any], seed: int) -> Played:
    """A table played at random to its end."""
    chance = random.Random(f"{game.name} {seed}")
    opening, _ = game.start(game.options(given), seeded(seed))
    return Played(game, given, seed, opening, tuple(turns(game, opening, chance)))


def turns(game: Game, state: Any, chance: random.Random) -> Iterator[Turn]:
    """Random moves of random seats that are asked, until nobody is."""
    for _ in range(LONGEST):
        asked = game.decisions(state)
        if not asked:
            return
        decision = chance.choice(asked)
        move = random_move(game, state, decision, chance)
        after, told = game.play(state, decision.seat, move)
        yield Turn(state, decision.seat, move, told, after)
        state = after
    raise AssertionError(f"the table does not end within {LONGEST} moves")


def random_move(game: Game, state: Any, decision: Decision, chance: random.Random) -> Move:
    """A whole move, any step as likely as any other."""
    path: tuple[Any, ...] = ()
    while True:
        option = chance.choice(game.expand(state, decision, path))
        path = (*path, option.step)
        if option.more is None:
            return Move(decision.id, path)


def whole_moves(game: Game, state: Any, decision: Decision, path: tuple[Any, ...] = ()) -> Iterator[Move]:
    """Every whole move that begins with this path, in the order they are offered."""
    for option in game.expand(state, decision, path):
        if option.more is None:
            yield Move(decision.id, (*path, option.step))
        else:
            yield from whole_moves(game, state, decision, (*path, option.step))
