"""Leaving: a player gives up the table, and the others play on."""

from typing import Any

from app.games.pixel_glory.ending import finished, team
from app.games.pixel_glory.losses import lose
from app.games.pixel_glory.state import State, tell
from app.kernel import machine
from app.kernel.machine import Decision, Move, advance, decisions
from app.kernel.node import replace


def left(state: State, seats: tuple[int, ...], reason: str) -> State:
    """The state without these seats: out of the Dungeon, and in the Town whatever comes first for them.

    The table is over when nobody is left, or only one side.
    """
    for seat in seats:
        state = tell(replace(state, left=(*state.left, seat)), "give-up", seat, word=reason)
        stayed = {team(state, each) for each in range(state.seats) if each not in state.left}
        if len(stayed) < (1 if state.together else 2):
            return finished(state, reason)  # type: ignore[arg-type]
        if state.turns:
            state = advance(lose(state, {seat: state.sides[seat].hp}))
    while not state.over and (waiting := waited_for(state)) is not None:
        state = answered(state, waiting)
    return state


def waited_for(state: State) -> Decision | None:
    """A decision that is open to somebody who has left."""
    return next((each for each in decisions(state) if each.seat in state.left), None)


def answered(state: State, decision: Decision) -> State:
    """The first thing that is offered."""
    before, path = state.told, list[Any]()
    while True:
        option = machine.expand(state, decision, tuple(path))[0]
        path.append(option.step)
        if option.more is None:
            break
    after = machine.play(state, decision.seat, Move(decision.id, tuple(path)))
    return replace(after, told=(*before, *after.told))
