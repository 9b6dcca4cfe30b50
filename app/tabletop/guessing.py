"""Guessing: what other seats may have chosen in secret."""

from typing import TypeVar

from app.kernel.dice import Dice, roll
from app.kernel.machine import State, Together
from app.kernel.node import replace

S = TypeVar("S", bound=State)


def guessed(state: S, seat: int, dice: Dice) -> tuple[S, Dice]:
    """The state with what seats other than this one have sealed drawn anew; and the dice after that."""
    if not state.stack or not isinstance(state.stack[-1], Together):
        return state, dice
    top = state.stack[-1]
    chosen = list(top.chosen)
    for number, decision in enumerate(top.decisions):
        if decision.seat != seat and chosen[number] is not None:
            guess, dice = roll(dice, len(decision.options))
            chosen[number] = decision.options[guess]
    return replace(state, stack=(*state.stack[:-1], replace(top, chosen=tuple(chosen)))), dice
