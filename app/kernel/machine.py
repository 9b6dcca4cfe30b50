"""The machine: a stack of frames that runs until a seat must decide.

A frame is plain data that says what remains to be done. A decision carries its own options,
and each option carries what it leads to: what is legal and what happens next are one list, so
they cannot disagree. A choice in several steps is a tree: an option leads either to frames, or
to the next question (`more`) about the same state.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from app.kernel.node import Node, Rules, replace

STEP_LIMIT = 20_000
"""Frames that one move may run before the game counts as running away."""


class Option(Node):
    """One legal step of a reply. `step` travels on the wire; the rest never leaves the server."""

    step: Any
    then: tuple[Any, ...] = ()
    more: Any = None


class Decision(Node):
    """A choice put to one seat, with an id of its own. The machine rests on it."""

    id: int
    seat: int
    question: Any
    options: tuple[Option, ...]


class Together(Node):
    """Decisions put to several seats at once, to be made in any order.

    What a seat has chosen stays sealed in `chosen` until the last one has chosen; then all of it
    happens in the order of the decisions, whatever the order they were made in. A sealed choice
    is final.
    """

    decisions: tuple[Decision, ...]
    chosen: tuple[Option | None, ...]


class Ask(Node):
    """A frame: put this question to a seat, unless nobody could answer it."""

    seat: int
    question: Any


class AskTogether(Node):
    """A frame: put a question to each of several seats at once."""

    asks: tuple[Ask, ...]


class Move(Node):
    """A whole reply: the id of the decision it answers, and one step for each level of its tree."""

    decision: int
    path: tuple[Any, ...]


class State(Node):
    """A game in progress: a game adds its table. `asked` numbers decisions, `told` is what this move told."""

    stack: tuple[Any, ...]
    asked: int
    told: tuple[Any, ...]


class Refusal(Node):
    """Why a move is refused: a code, and where a rule of the game bars it, that rule's id."""

    code: str
    rule: str = ""


class Refused(ValueError):
    """The move is not among the options; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.rule}".strip())
        self.refusal = refusal


class Runaway(RuntimeError):
    """One move ran more than STEP_LIMIT frames."""


S = TypeVar("S", bound=State)

run: Rules[Any] = Rules("run")
"""Carries out one frame: `run(frame, state) -> state`. A game adds one rule for each of its frames."""

ask: Rules[tuple[Option, ...]] = Rules("ask")
"""The options of one question: `ask(question, seat, state)`. A game adds one rule for each question."""


def advance(state: S, rests: tuple[type, ...] = (Decision, Together)) -> S:
    """Run frames until the stack is empty or a seat must decide: until a frame of `rests` is on top."""
    for _ in range(STEP_LIMIT):
        stack = state.stack
        if not stack or isinstance(stack[-1], rests):
            return state
        frame = stack[-1]
        state = run[type(frame)](frame, replace(state, stack=stack[:-1]))
    raise Runaway


def push(state: S, *frames: Any) -> S:
    """Add frames to be done next, in reading order."""
    return replace(state, stack=state.stack + frames[::-1])


@run.rule
def _(frame: Ask, state: Any) -> Any:
    return posed(state, frame, ask[type(frame.question)](frame.question, frame.seat, state))


@run.rule
def _(frame: AskTogether, state: Any) -> Any:
    return posed_together(
        state, frame, [ask[type(each.question)](each.question, each.seat, state) for each in frame.asks]
    )


def posed(state: S, asked: Ask, options: tuple[Option, ...]) -> S:
    """The state that rests on a decision with these options; without any there is nothing to decide."""
    if not options:
        return state
    number = state.asked + 1
    decision = Decision(number, asked.seat, asked.question, options)
    return replace(state, asked=number, stack=(*state.stack, decision))


def posed_together(state: S, asked: AskTogether, options: Sequence[tuple[Option, ...]]) -> S:
    """The state that rests on decisions with these options, of those seats that have any."""
    made: list[Decision] = []
    for each, offered in zip(asked.asks, options, strict=True):
        if offered:
            made.append(Decision(state.asked + len(made) + 1, each.seat, each.question, offered))
    if not made:
        return state
    together = Together(tuple(made), (None,) * len(made))
    return replace(state, asked=state.asked + len(made), stack=(*state.stack, together))


def decisions(state: State) -> tuple[Decision, ...]:
    """The decisions that are open now; none when the game is over. Those only foreseen have no id and no options."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Decision):
        return (top,)
    if isinstance(top, Together):
        return tuple([each for each, done in zip(top.decisions, top.chosen, strict=True) if done is None])
    asks = (top,) if isinstance(top, Ask) else top.asks if isinstance(top, AskTogether) else ()
    return tuple([Decision(0, each.seat, each.question, ()) for each in asks])


def again(before: S, after: S) -> S:
    """The state before, its decision put once more: under an id that it never had."""
    asked = after.asked + 1
    return replace(before, told=(), asked=asked, stack=(*before.stack[:-1], replace(before.stack[-1], id=asked)))


def sealed(state: State) -> bool:
    """Whether what is open now is chosen by several seats at once, in secret."""
    return isinstance(state.stack[-1], Together) if state.stack else False


def sealed_by(state: State, seat: int) -> Option | None:
    """What the seat has chosen in secret while others still do."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Together):
        return None
    return next((done for each, done in zip(top.decisions, top.chosen, strict=True) if each.seat == seat), None)


def decision_of(state: State, seat: int) -> Decision | None:
    """The decision that is open to `seat` now."""
    for each in decisions(state):
        if each.seat == seat:
            return each
    return None


def expand(state: State, decision: Decision, path: tuple[Any, ...] = ()) -> tuple[Option, ...]:
    """The options at the end of `path`, a prefix of a whole move. Raises Refused where it breaks off."""
    return level(state, decision, path)[1]


def level(state: State, decision: Decision, path: tuple[Any, ...]) -> tuple[Any, tuple[Option, ...]]:
    """The question at the end of `path`, and its options. Raises Refused where it breaks off."""
    asked, options = decision.question, decision.options
    for step in path:
        option = find(options, step)
        if option is None:
            raise Refused(Refusal("not-offered"))
        if option.more is None:
            raise Refused(Refusal("too-long"))
        asked, options = option.more, following(option.more, decision.seat, state)
    return asked, options


def broken(state: State, decision: Decision, path: tuple[Any, ...]) -> int | None:
    """The number of the first of these steps that is not offered; None where all are. Raises Refused past an end."""
    for number, step in enumerate(path):
        if find(expand(state, decision, path[:number]), step) is None:
            return number
    return None


RECENT = 64
_recent: dict[int, tuple[State, Any, tuple[Option, ...]]] = {}


def following(question: Any, seat: int, state: State) -> tuple[Option, ...]:
    """The options of a question inside a tree; the last few answers are kept, for whoever walks the tree."""
    known = _recent.get(id(question))
    if known is not None and known[0] is state and known[1] is question:
        return known[2]
    if len(_recent) >= RECENT:
        _recent.clear()
    options = ask[type(question)](question, seat, state)
    _recent[id(question)] = (state, question, options)
    return options


def find(options: tuple[Option, ...], step: Any) -> Option | None:
    """The option with this step."""
    for option in options:
        if option.step == step:
            return option
    return None


def play(state: S, seat: int, move: Move) -> S:
    """Make a move of `seat`, then let the game advance. Raises Refused, and Runaway.

    What the move told is in `told` of the new state.
    """
    return advance(decide(replace(state, told=()), *chosen(state, seat, move)))


def foresee(state: S, seat: int, move: Move) -> S:
    """As `play`, but the next question is not put yet: its options are most of the work of a move.

    The state can be looked at. It can be played on from, here and by `play`, once it is `asked`.
    """
    return advance(decide(replace(state, told=()), *chosen(state, seat, move)), (Decision, Together, Ask, AskTogether))


def asked(state: S) -> S:
    """A foreseen state with its question put."""
    return advance(state)


def chosen(state: State, seat: int, move: Move) -> tuple[Decision, Option]:
    """The open decision that a whole move answers, and the option it comes to. Raises Refused."""
    decision = decision_of(state, seat)
    if decision is None:
        raise Refused(Refusal("not-asked"))
    if decision.id != move.decision:
        raise Refused(Refusal("stale"))
    if not move.path:
        raise Refused(Refusal("incomplete"))
    option = find(expand(state, decision, move.path[:-1]), move.path[-1])
    if option is None:
        raise Refused(Refusal("not-offered"))
    if option.more is not None:
        raise Refused(Refusal("incomplete"))
    return decision, option


def decide(state: S, decision: Decision, option: Option) -> S:
    """Take the decision off the stack and put on it what the option leads to; or seal the option."""
    resting = state.stack[-1]
    state = replace(state, stack=state.stack[:-1])
    if isinstance(resting, Decision):
        return push(state, *option.then)
    chosen = tuple(
        [
            option if each.id == decision.id else before
            for each, before in zip(resting.decisions, resting.chosen, strict=True)
        ]
    )
    if None in chosen:
        return push(state, replace(resting, chosen=chosen))
    return push(state, *[frame for each in chosen for frame in each.then])
