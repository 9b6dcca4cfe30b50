"""One match between bots, from a seed: the same one every time and everywhere."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from app.bots.bot import asked
from app.bots.registry import bot
from app.games.game import Game
from app.games.registry import game
from app.kernel.dice import Dice, dice_from
from tests.selfplay.leaders import led

ROUNDS = 60
"""Rounds after which a match counts as undecided."""


@dataclass(frozen=True)
class Task:
    """A match to play: `bots` by seat; `leaders` of the first player and of the other, where they are given."""

    seed: int
    game: str
    bots: tuple[str, str]
    leaders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How it went: `winner` and `first` are seats, -1 when it is tied or undecided, or where no Leaders were given."""

    seed: int
    winner: int
    first: int
    reason: str
    rounds: int
    moves: int
    leaders: tuple[str, ...]

    @property
    def undecided(self) -> bool:
        return self.reason in ("rounds", "runaway")


def play(task: Task) -> Outcome:
    """The first match of a table."""
    rules = game(task.game)
    options = rules.options({"round_limit": ROUNDS})
    state, _ = rules.start(options, dice_from(task.seed.to_bytes(32, "big"), ()))
    first = -1
    if task.leaders:
        first = state.first
        state = led(state, task.leaders if first == 0 else task.leaders[::-1])
    moves = 0
    while not rules.matches(state) and rules.decisions(state):
        state = moved(rules, state, task, moves)
        moves += 1
    if not rules.matches(state):
        return Outcome(task.seed, -1, first, "runaway", 0, moves, ())
    result = rules.matches(state)[0]
    return Outcome(task.seed, result.winner, first, result.reason, result.rounds, moves, result.leaders)


def moved(rules: Game, state: Any, task: Task, number: int) -> Any:
    """The state after the next move: the bot of a seat that is asked sees only what that seat may."""
    seat = rules.decisions(state)[0].seat
    imagining, choosing = (dice(task.seed, number, purpose) for purpose in ("imagine", "choose"))
    imagined = rules.imagine(state, seat, imagining)
    move = bot(task.bots[seat]).answer(rules, imagined, seat, choosing)
    assert asked(rules, state, seat).id == move.decision
    return rules.play(state, seat, move)[0]


def dice(seed: int, number: int, purpose: str) -> Dice:
    return Dice(sha256(f"{purpose} {seed} {number}".encode()).digest())
