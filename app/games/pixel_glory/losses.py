"""Losses: HP that players lose and heal, and what follows when one is out (section 10)."""

from collections.abc import Mapping
from typing import Any

from app.games.pixel_glory.ending import finished
from app.games.pixel_glory.frames import LASTING, EndTurn, Ordering
from app.games.pixel_glory.standing import healing
from app.games.pixel_glory.state import State, tell, with_side
from app.kernel.machine import Decision, Together
from app.kernel.node import replace

HP: Mapping[str, tuple[int, int]] = {"casual": (14, 15), "standard": (12, 13), "hardcore": (8, 9)}
"""What players begin with: up to three of them, and four (PG-502)."""


def full(state: State) -> int:
    """The HP that everybody began with."""
    return HP[state.difficulty][state.seats == 4]


def lose(state: State, losses: Mapping[int, int]) -> State:
    """Players lose so much at once, never below 0; who is out loses nothing more (PG-R32)."""
    ended = not any(isinstance(frame, EndTurn) for frame in state.stack)
    for seat, n in losses.items():
        side = state.sides[seat]
        if side.out or n <= 0:
            continue
        if ended and seat in state.shielded:
            state = tell(state, "unharmed", seat)
            continue
        n = min(n, side.hp)
        state = tell(with_side(state, seat, hp=side.hp - n), "lose", seat, n=n, m=side.hp - n)
        if state.sides[seat].out:
            state = tell(state, "out", seat)
    if all(side.out for side in state.sides):
        return finished(state, "nobody-left")
    return broken_off(state) if state.active >= 0 and state.sides[state.active].out else state


def broken_off(state: State) -> State:
    """The turn of a player who is out ends at once, but what has been brought down is still claimed (PG-R21)."""
    stack = state.stack
    end = next((n for n, frame in enumerate(stack) if isinstance(frame, EndTurn)), None)
    if end is None:
        return state
    kept = [frame for frame in stack[end + 1 :] if lasting(frame, state.active)]
    return replace(state, stack=(*stack[: end + 1], *kept))


def lasting(frame: Any, seat: int) -> bool:
    """Whether this is still done when a seat's turn ends at once: others may be in the midst of choosing."""
    if isinstance(frame, Decision):
        return frame.seat != seat or isinstance(frame.question, Ordering)
    return isinstance(frame, (*LASTING, Together))


def heal(state: State, seat: int, n: int) -> State:
    """A player heals, up to what all began with (PG-R15); not whoever is out (PG-R21)."""
    side = state.sides[seat]
    n = min(n, full(state) - side.hp)
    if side.out or n <= 0 or not healing(state):
        return state
    return tell(with_side(state, seat, hp=side.hp + n), "heal", seat, n=n, m=side.hp + n)
