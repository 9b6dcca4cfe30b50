"""The codec: a table as JSON and back, at any decision.

Options are left out and derived again: they follow from the state.
"""

from typing import TypeAlias

from app.games.pixel_tactics import frames as f
from app.games.pixel_tactics.state import State
from app.games.pixel_tactics.steps import Step
from app.kernel import machine
from app.kernel.machine import ask
from app.kernel.node import Codec, replace


class Option(machine.Option):
    """An option that was sealed."""

    step: Step
    then: tuple[f.Work, ...] = ()
    more: f.Question | None = None


class Decision(machine.Decision):
    question: f.Question
    options: tuple[Option, ...] = ()


class Together(machine.Together):
    decisions: tuple[Decision, ...]
    chosen: tuple[Option | None, ...]


Frame: TypeAlias = f.Work | Decision | Together


class Stored(State, tag="State"):
    """A state as it is written: what lies on the stack is spelt out by type."""

    stack: tuple[Frame, ...]


_codec: Codec[Stored] = Codec(Stored)
FIELDS = State.__struct_fields__


def encode(state: State) -> bytes:
    """The state as JSON, without what it told."""
    stack = state.stack
    if stack and isinstance(stack[-1], machine.Decision):
        stack = (*stack[:-1], replace(stack[-1], options=()))
    elif stack and isinstance(stack[-1], machine.Together):
        bare = tuple([replace(each, options=()) for each in stack[-1].decisions])
        stack = (*stack[:-1], replace(stack[-1], decisions=bare))
    return _codec.encode(replace(state, stack=stack, told=()))  # type: ignore[arg-type]


def decode(data: bytes) -> State:
    """The state that was encoded, its options derived again."""
    stored = _codec.decode(data)
    state = State(*[getattr(stored, field) for field in FIELDS])
    return rested(replace(state, stack=tuple([plain(frame) for frame in stored.stack])))


def plain(frame: object) -> object:
    """A decision as the machine makes it."""
    match frame:
        case Decision(id, seat, question):
            return machine.Decision(id, seat, question, ())
        case Together(decisions, chosen):
            sealed = tuple([each and machine.Option(each.step, each.then, each.more) for each in chosen])
            return machine.Together(tuple([plain(each) for each in decisions]), sealed)  # type: ignore[misc]
    return frame


def rested(state: State) -> State:
    """The state with the options of its open decisions derived anew."""
    if not state.stack:
        return state
    top, below = state.stack[-1], replace(state, stack=state.stack[:-1])
    match top:
        case machine.Decision():
            top = derived(top, below)
        case machine.Together(decisions):
            top = replace(top, decisions=tuple([derived(each, below) for each in decisions]))
    return replace(state, stack=(*below.stack, top))


def derived(decision: machine.Decision, state: State) -> machine.Decision:
    return replace(decision, options=ask[type(decision.question)](decision.question, decision.seat, state))
