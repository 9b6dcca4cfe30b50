"""What the outside may ask of a game: the one interface of every rules engine."""

from collections.abc import Mapping
from typing import Any, Protocol

from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move, Option, Refusal
from app.kernel.node import Node
from app.tabletop.span import Spans
from app.tabletop.telling import Tale, Telling

LANGUAGES = ("en", "es", "zh-Hant")


class Result(Node):
    """How a match, or the whole table, ended. `winner` is the seat that alone is first, -1 where there is none
    such; `reason` one of the game's words.

    `places` gives each seat its place, from 1; those who tie or win together share theirs. None are
    given where nobody is better or worse for it.
    """

    winner: int
    reason: str
    scores: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, or all that share the first place with others behind them."""
        if max(self.places, default=1) > 1:
            return tuple([seat for seat, place in enumerate(self.places) if place == 1])
        return (self.winner,) if self.winner >= 0 else ()


class Choice(Node):
    """Something that is settled when a table is opened: a word of the game, and its values, the usual one first."""

    name: str
    values: tuple[int | str, ...]


class Mode(Node):
    """A way to play a game: with how many seats, and what is chosen beforehand. With `teams`, some win together."""

    name: str
    seats: tuple[int, ...]
    choices: tuple[Choice, ...] = ()
    teams: bool = False


class Progress(Node):
    """How far a table has come, as a list of tables shows it: the match, its Round, each seat's score."""

    match: int
    round: int
    scores: tuple[int, ...]


class MatchResult(Node):
    """One match of the table: its number from 1, how it ended, and the trophies each seat holds after it."""

    match: int
    winner: int
    reason: str
    rounds: int
    trophies: tuple[int, ...]
    leaders: tuple[str, ...]


class Moment(Node):
    """Numbers of the event and of the turn that a state is in: each changes with what it numbers.

    A seat that lets "this event" or "this turn" go by does so while the number stays the same.
    """

    event: int
    turn: int


def open_audience(seats: int) -> int:
    """The audience that sees everything and is for looking back: of tables that are over, and of no other."""
    return seats + 1


class Speech(Protocol):
    """Whatever is said about a table, in each language."""

    def say(self, tale: Tale, audience: int, language: str) -> Spans:
        """A telling as a sentence."""

    def question(self, state: Any, seat: int, decision: Decision, path: tuple[Any, ...], language: str) -> Spans:
        """What the seat is asked now, after these steps, as one sentence."""

    def waiting(self, view: Any, language: str) -> Spans:
        """What an audience that is not asked reads instead: the same whatever is hidden."""

    def label(self, state: Any, seat: int, step: Any, language: str, before: tuple[Any, ...] = ()) -> Spans:
        """A step as the text of its button; `before` are the steps of the path that lead to it."""

    def refusal(self, refusal: Refusal, language: str) -> Spans:
        """A refusal as a sentence."""


class Game(Speech, Protocol):
    """A family of rules.

    States are immutable values; every method is a pure function of its arguments. Audiences are
    the seats 0..seats-1, then the spectators, then one that sees everything and is for looking back.
    """

    name: str
    rules_version: str
    modes: tuple[Mode, ...]
    view_type: Any
    step_type: Any

    def options(self, given: Mapping[str, Any]) -> Node:
        """A table's options, checked: `mode`, `seats`, choices of the mode. Raises ValueError with a reason."""

    def seats(self, options: Any) -> int:
        """How many sit at such a table."""

    def start(self, options: Any, dice: Dice) -> tuple[Any, tuple[Telling, ...]]:
        """The state at the first decision, and what was told on the way."""

    def play(self, state: Any, seat: int, move: Move) -> tuple[Any, tuple[Telling, ...]]:
        """The state after the move, and what it told. Raises Refused; the state is a value and unharmed."""

    def foresee(self, state: Any, seat: int, move: Move) -> Any:
        """As `play`, for a look ahead: what follows can be seen, but its options are made only by `asked`."""

    def asked(self, state: Any) -> Any:
        """A foreseen state with the options of its decisions."""

    def give_up(self, state: Any, seat: int, reason: str) -> tuple[Any, tuple[Telling, ...]]:
        """The state after `seat` has lost the whole table by "concession", "time" or "abandoned"."""

    def may_take_back(self, before: Any, after: Any) -> bool:
        """Whether nobody has learnt anything between the two: no dice were rolled, no face was gained or shown."""

    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """The decisions open now; none exactly when the table is over."""

    def kind(self, decision: Decision) -> str:
        """What sort of question it is, in one of the game's words, such as "act" or "window"."""

    def lapse(self, decision: Decision) -> tuple[Any, ...] | None:
        """The path by which a window goes by when its time runs out; None for a decision that waits."""

    def take_back(self, before: Any, after: Any, seat: int) -> tuple[Any, tuple[Telling, ...]]:
        """The state before, with ids for its decisions that they never had: `seat` takes its move back."""

    def sealed(self, state: Any) -> bool:
        """Whether several seats choose at once, unseen by one another."""

    def progress(self, state: Any) -> Progress:
        """How far the table has come, as anybody may know it."""

    def redealt(self, state: Any, dice: Dice) -> Any:
        """The same state with other dice: what lies hidden stays, what chance is still to decide is open again."""

    def moment(self, state: Any) -> Moment:
        """The event and the turn that the state is in."""

    def expand(self, state: Any, decision: Decision, path: tuple[Any, ...] = ()) -> tuple[Option, ...]:
        """The options that follow a path of steps. Raises Refused."""

    def why_not(self, state: Any, seat: int, path: tuple[Any, ...]) -> Refusal | None:
        """What bars the move; None exactly for what is offered."""

    def encode(self, state: Any) -> bytes:
        """The state as JSON, at any decision."""

    def decode(self, data: bytes) -> Any:
        """The state that was encoded."""

    def outcome(self, state: Any) -> Result | None:
        """How the table ended; None while it goes on."""

    def matches(self, state: Any) -> tuple[MatchResult, ...]:
        """The matches that are over."""

    def view(self, state: Any, audience: int) -> Any:
        """What the audience may see: the only way a state leaves the server."""

    def judge(self, view: Any) -> float:
        """How good a view looks to its seat, from -1 (lost) to 1 (won)."""

    def imagine(self, state: Any, seat: int, dice: Dice) -> Any:
        """A state drawn at random among those that look the same to the seat."""

    def cards(self, language: str) -> list[dict[str, Any]]:
        """Every card of the set, with names, numbers and rules texts."""

    def preview(self, state: Any, seat: int, path: tuple[Any, ...]) -> Any:
        """What this whole or half move would do to the piece its last step names; None if nothing can be said."""
