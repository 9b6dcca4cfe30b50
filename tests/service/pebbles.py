"""Pebbles: a small game for one to four seats, alone, each for itself or in teams.

In turn each seat takes one to three pebbles, once; who has most has won, with its team if there are teams.
All of them take a trophy.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from app.games.game import Choice, MatchResult, Mode, Moment, Progress, Result
from app.kernel import machine
from app.kernel.dice import Dice
from app.kernel.machine import Ask, Move, Refusal, advance, ask, push, run
from app.kernel.node import Codec, Node, replace
from app.tabletop.span import Span, Spans
from app.tabletop.telling import Tale, Telling


class Options(Node, tag=False):
    mode: str
    seats: int
    most: int = 3


class Take(Node):
    n: int


class HowMany(Node):
    pass


class Turn(Node):
    seat: int


class Took(Node):
    seat: int
    n: int


class Counted(Node):
    pass


Work: TypeAlias = Turn | Took | Counted


class Option(machine.Option):
    step: Take
    then: tuple[Took, ...] = ()
    more: HowMany | None = None


class Decision(machine.Decision):
    question: HowMany
    options: tuple[Option, ...]


class Pebbles(machine.State):
    stack: tuple[Work | Decision, ...]
    told: tuple[Telling, ...]
    options: Options
    dice: Dice
    taken: tuple[int, ...] = ()
    result: Result | None = None


@ask.rule
def _(question: HowMany, seat: int, state: Pebbles) -> tuple[Option, ...]:
    return tuple(Option(Take(n), (Took(seat, n),)) for n in range(1, state.options.most + 1))


@run.rule
def _(frame: Turn, state: Pebbles) -> Pebbles:
    return push(state, Ask(frame.seat, HowMany()))


@run.rule
def _(frame: Took, state: Pebbles) -> Pebbles:
    taken = (*state.taken[: frame.seat], frame.n, *state.taken[frame.seat + 1 :])
    return replace(state, taken=taken, told=(*state.told, Telling("take", frame.seat, n=frame.n)))


@run.rule
def _(frame: Counted, state: Pebbles) -> Pebbles:
    return over(state, "count", state.taken)


def over(state: Pebbles, reason: str, worth: tuple[int, ...]) -> Pebbles:
    if state.options.mode == "teams":
        teams = [worth[0] + worth[2], worth[1] + worth[3]]
        worth = tuple(teams[seat % 2] for seat in range(4))
    places = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    best = places.index(1) if places.count(1) == 1 else -1
    return replace(state, result=Result(best, reason, state.taken, places), stack=())


class View(Node, tag=False):
    seat: int
    taken: tuple[int, ...]


class Game:
    name = "pebbles"
    rules_version = "1"
    modes = (
        Mode("free", (2, 3, 4), (Choice("most", (3, 5)),)),
        Mode("three", (3,)),
        Mode("teams", (4,), teams=True),
        Mode("alone", (1,)),
    )
    view_type = View
    step_type = Take

    def options(self, given: Mapping[str, Any]) -> Options:
        most = given.get("most", 3)
        if most not in (3, 5):
            raise ValueError("most must be 3 or 5")
        return Options(given["mode"], given["seats"], most)

    def seats(self, options: Options) -> int:
        return options.seats

    def start(self, options: Options, dice: Dice) -> tuple[Pebbles, tuple[Telling, ...]]:
        seats = range(options.seats)
        state = Pebbles((), 0, (), options, dice, (0,) * len(seats))
        return self._told(advance(push(state, *map(Turn, seats), Counted())))

    def _told(self, state: Pebbles) -> tuple[Pebbles, tuple[Telling, ...]]:
        return replace(state, told=()), state.told

    def play(self, state: Pebbles, seat: int, move: Move) -> tuple[Pebbles, tuple[Telling, ...]]:
        return self._told(machine.play(state, seat, move))

    def foresee(self, state: Pebbles, seat: int, move: Move) -> Pebbles:
        return self.play(state, seat, move)[0]

    def asked(self, state: Pebbles) -> Pebbles:
        return state

    def give_up(self, state: Pebbles, seat: int, reason: str) -> tuple[Pebbles, tuple[Telling, ...]]:
        worth = tuple(-1 if each == seat else taken for each, taken in enumerate(state.taken))
        return self._told(over(state, reason, worth))

    def may_take_back(self, before: Pebbles, after: Pebbles) -> bool:
        return True

    def take_back(self, before: Pebbles, after: Pebbles, seat: int) -> tuple[Pebbles, tuple[Telling, ...]]:
        return self._told(machine.again(before, after))

    def redealt(self, state: Pebbles, dice: Dice) -> Pebbles:
        return replace(state, dice=dice)

    def sealed(self, state: Pebbles) -> bool:
        return False

    def progress(self, state: Pebbles) -> Progress:
        return Progress(1, 1, state.taken)

    def decisions(self, state: Pebbles) -> tuple[machine.Decision, ...]:
        return machine.decisions(state)

    def kind(self, decision: machine.Decision) -> str:
        return "take"

    def lapse(self, decision: machine.Decision) -> tuple[Any, ...] | None:
        return None

    def moment(self, state: Pebbles) -> Moment:
        return Moment(sum(map(bool, state.taken)), 1)

    def expand(
        self, state: Pebbles, decision: machine.Decision, path: tuple[Any, ...] = ()
    ) -> tuple[machine.Option, ...]:
        return machine.expand(state, decision, path)

    def why_not(self, state: Pebbles, seat: int, path: tuple[Any, ...]) -> Refusal | None:
        return None if machine.decision_of(state, seat) else Refusal("not-asked")

    def encode(self, state: Pebbles) -> bytes:
        return CODEC.encode(state)

    def decode(self, data: bytes) -> Pebbles:
        return CODEC.decode(data)

    def outcome(self, state: Pebbles) -> Result | None:
        return state.result

    def matches(self, state: Pebbles) -> tuple[MatchResult, ...]:
        if (ended := state.result) is None:
            return ()
        trophies = tuple(int(place == 1) for place in ended.places)
        return (MatchResult(1, ended.winner, ended.reason, 1, trophies, ()),)

    def view(self, state: Pebbles, audience: int) -> View:
        return View(audience, state.taken)

    def judge(self, view: View) -> float:
        return 0.0

    def imagine(self, state: Pebbles, seat: int, dice: Dice) -> Pebbles:
        return state

    def cards(self, language: str) -> list[dict[str, Any]]:
        return []

    def say(self, tale: Tale, audience: int, language: str) -> Spans:
        return (Span(f"{language}: {tale.what} {tale.seat} {tale.n}"),)

    def question(
        self, state: Pebbles, seat: int, decision: machine.Decision, path: tuple[Any, ...], language: str
    ) -> Spans:
        return (Span(f"{language}: how many?"),)

    def waiting(self, view: View, language: str) -> Spans:
        return (Span(f"{language}: waiting"),)

    def label(self, state: Pebbles, seat: int, step: Any, language: str, before: tuple[Any, ...] = ()) -> Spans:
        return (Span(f"{language}: {step.n}"),)

    def preview(self, state: Pebbles, seat: int, path: tuple[Any, ...]) -> Any:
        return None

    def refusal(self, refusal: Refusal, language: str) -> Spans:
        return (Span(f"{language}: {refusal.code}"),)


CODEC: Codec[Pebbles] = Codec(Pebbles)
PEBBLES = Game()
