"""Storage: states as JSON and back, at any decision.

Options are left out and derived again: they follow from the state.
"""

from typing import Any, Generic, TypeVar

from msgspec import defstruct

from app.kernel import machine
from app.kernel.machine import State, ask
from app.kernel.node import Codec, replace

S = TypeVar("S", bound=State)


class Storage(Generic[S]):
    """Writes the states of one game; its steps, frames and questions say what may lie on the stack."""

    def __init__(self, state: type[S], step: Any, work: Any, question: Any) -> None:
        then, more = tuple[work, ...], question | None
        self._option = _stored(machine.Option, ("step", step), ("then", then, ()), ("more", more, None))
        options = tuple[self._option, ...]  # type: ignore[name-defined]
        self._decision = _stored(machine.Decision, ("question", question), ("options", options, ()))
        sealed = tuple[self._option | None, ...]  # type: ignore[name-defined]
        decisions = tuple[self._decision, ...]  # type: ignore[name-defined]
        self._together = _stored(machine.Together, ("decisions", decisions), ("chosen", sealed))
        stack = tuple[work | self._decision | self._together, ...]  # type: ignore[name-defined]
        self._state = state
        self._codec: Codec[Any] = Codec(_stored(state, ("stack", stack)))

    def encode(self, state: S) -> bytes:
        """The state as JSON, without what it told."""
        stack = state.stack
        if stack and isinstance(stack[-1], machine.Decision):
            stack = (*stack[:-1], replace(stack[-1], options=()))
        elif stack and isinstance(stack[-1], machine.Together):
            bare = tuple([replace(each, options=()) for each in stack[-1].decisions])
            stack = (*stack[:-1], replace(stack[-1], decisions=bare))
        return self._codec.encode(replace(state, stack=stack, told=()))

    def decode(self, data: bytes) -> S:
        """The state that was encoded, its options derived again."""
        stored = self._codec.decode(data)
        state = self._state(*[getattr(stored, field) for field in self._state.__struct_fields__])
        return rested(replace(state, stack=tuple([self._plain(frame) for frame in stored.stack])))

    def _plain(self, frame: Any) -> Any:
        """A decision as the machine makes it."""
        if isinstance(frame, self._decision):
            return machine.Decision(frame.id, frame.seat, frame.question, ())
        if isinstance(frame, self._together):
            sealed = [each and machine.Option(each.step, each.then, each.more) for each in frame.chosen]
            return machine.Together(tuple([self._plain(each) for each in frame.decisions]), tuple(sealed))
        return frame


def _stored(kind: type, *fields: tuple[Any, ...]) -> Any:
    """A type that is written like this one, with these fields spelt out."""
    return defstruct(kind.__name__, fields, bases=(kind,), tag=kind.__name__, frozen=True, gc=False)


def rested(state: S) -> S:
    """The state with the options of its open decisions derived anew."""
    if not state.stack:
        return state
    top, below = state.stack[-1], replace(state, stack=state.stack[:-1])
    match top:
        case machine.Decision():
            top = _derived(top, below)
        case machine.Together(decisions):
            top = replace(top, decisions=tuple([_derived(each, below) for each in decisions]))
    return replace(state, stack=(*below.stack, top))


def _derived(decision: machine.Decision, state: State) -> machine.Decision:
    return replace(decision, options=ask[type(decision.question)](decision.question, decision.seat, state))
