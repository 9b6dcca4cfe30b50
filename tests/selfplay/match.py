"""One match between bots, from a seed: the same one every time and everywhere."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from app.bots.bot import asked
from app.bots.registry import bot
from app.games.game import Game
from app.games.registry import game
from app.kernel.dice import Dice, dice_from
from tests.selfplay.leaders import led


@dataclass(frozen=True)
class Task:
    """A match to play at a table `given` like this: `bots` in the order of the seats, again and again.

    `leaders` of the first player and of the other, where they are given.
    """

    seed: int
    game: str
    given: Mapping[str, Any]
    bots: tuple[str, ...]
    leaders: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How it went. `winners` are seats, all of them for a tie; `first` goes first, -1 where that is not known."""

    seed: int
    mode: str
    seats: int
    winners: tuple[int, ...]
    first: int
    reason: str
    rounds: int
    moves: int
    leaders: tuple[str, ...] = ()

    @property
    def undecided(self) -> bool:
        return self.reason in ("rounds", "runaway")

    def share(self, seat: int) -> float:
        """What of the victory is a seat's: those who tie share it."""
        return (seat in self.winners) / max(1, len(self.winners))


def play(task: Task) -> Outcome:
    """The first match of a table."""
    rules = game(task.game)
    options = rules.options(task.given)
    seats, mode = rules.seats(options), str(getattr(options, "mode", rules.modes[0].name))
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
        return Outcome(task.seed, mode, seats, (), first, "runaway", 0, moves)
    result = rules.matches(state)[0]
    # who bears the Staff when play ends has gone first
    first = getattr(state, "staff", first)
    return Outcome(
        task.seed, mode, seats, winners(rules, state), first, result.reason, result.rounds, moves, result.leaders
    )


def winners(rules: Game, state: Any) -> tuple[int, ...]:
    """The seats that won the first match, all where it is a tie, none where all lost."""
    result = rules.matches(state)[0]
    if result.winner >= 0:
        return (result.winner,)
    over = getattr(state, "over", None)
    found: tuple[int, ...] = getattr(over, "winners", tuple(range(len(result.trophies))))
    return found


def moved(rules: Game, state: Any, task: Task, number: int) -> Any:
    """The state after the next move: the bot of a seat that is asked sees only what that seat may."""
    seat = rules.decisions(state)[0].seat
    imagining, choosing = (dice(task.seed, number, purpose) for purpose in ("imagine", "choose"))
    imagined = rules.imagine(state, seat, imagining)
    move = bot(task.bots[seat % len(task.bots)]).answer(rules, imagined, seat, choosing)
    assert asked(rules, state, seat).id == move.decision
    return rules.play(state, seat, move)[0]


def dice(seed: int, number: int, purpose: str) -> Dice:
    return Dice(sha256(f"{purpose} {seed} {number}".encode()).digest())
