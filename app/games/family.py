"""What every family of rules does alike: it runs on the machine."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from app.games.game import Speech
from app.kernel import machine
from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move, Option, Refusal, Runaway, State
from app.kernel.node import replace
from app.tabletop.span import Spans
from app.tabletop.telling import Tale, Telling

S = TypeVar("S", bound=State)


class Family(Generic[S]):
    """Rules that run on the machine. A game says how it ends when a move runs away, and adds the rest of `Game`.

    `speech` is the module that speaks for it.
    """

    speech: Speech

    def ran_away(self, state: S) -> S:
        """The state, ended: a move of it would never come to an end."""
        raise NotImplementedError

    def play(self, state: S, seat: int, move: Move) -> tuple[S, tuple[Telling, ...]]:
        """Raises Refused. A game that runs away ends with that reason (and nobody wins)."""
        return told(self.tamed(state, lambda: machine.play(state, seat, move)))

    def foresee(self, state: S, seat: int, move: Move) -> S:
        return self.tamed(state, lambda: machine.foresee(machine.asked(state), seat, move))

    def tamed(self, state: S, follows: Callable[[], S]) -> S:
        """What follows on the state; its end where that would never come to one."""
        try:
            return follows()
        except Runaway:
            return self.ran_away(state)

    def asked(self, state: S) -> S:
        return machine.asked(state)

    def may_take_back(self, before: Any, after: Any) -> bool:
        """Nobody was shown a face in between, also none that is covered again by now, and no dice were rolled."""
        learnt: bool = (before.dice, before.looks) != (after.dice, after.looks)
        return not learnt

    def decisions(self, state: S) -> tuple[Decision, ...]:
        return machine.decisions(state)

    def expand(self, state: S, decision: Decision, path: tuple[Any, ...] = ()) -> tuple[Option, ...]:
        return machine.expand(state, decision, path)

    def kind(self, decision: Decision) -> str:
        kind: str = decision.question.kind
        return kind

    def sealed(self, state: S) -> bool:
        return machine.sealed(state)

    def redealt(self, state: S, dice: Dice) -> S:
        return replace(state, dice=dice)

    # --- Speech -----------------------------------------------------------------------

    def say(self, tale: Tale, audience: int, language: str) -> Spans:
        return self.speech.say(tale, audience, language)

    def question(self, state: S, seat: int, decision: Decision, path: tuple[Any, ...], language: str) -> Spans:
        return self.speech.question(state, seat, decision, path, language)

    def waiting(self, view: Any, language: str) -> Spans:
        return self.speech.waiting(view, language)

    def label(self, state: S, seat: int, step: Any, language: str, before: tuple[Any, ...] = ()) -> Spans:
        return self.speech.label(state, seat, step, language, before)

    def refusal(self, refusal: Refusal, language: str) -> Spans:
        return self.speech.refusal(refusal, language)


def told(state: S) -> tuple[S, tuple[Telling, ...]]:
    """The state, and what its last move told."""
    return replace(state, told=()), state.told
