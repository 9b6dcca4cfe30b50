"""Slots: effects by which Heroes come to stand elsewhere."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.changes import moved
from app.games.pixel_tactics.effects.resolving import resolve
from app.games.pixel_tactics.frames import Enter, Source
from app.games.pixel_tactics.picks import bodies
from app.games.pixel_tactics.possible import affected, is_hero
from app.games.pixel_tactics.state import Piece, State, relocated, tell
from app.kernel.machine import push
from app.kernel.node import replace


@resolve.rule
def _(effect: w.Recruit, source: Source, state: State) -> State:
    ids = source.get(effect.card.name)
    if not ids:
        return state
    named = source.get(effect.slot.name)[0]
    slot = state.pieces[named].slot if effect.vacated else named
    return push(state, Enter(source.seat, ids[0], slot))


@resolve.rule
def _(effect: w.Control, source: Source, state: State) -> State:
    """The Hero changes Units, not owners; it keeps all that it carries."""
    slot = source.get(effect.slot.name)[0]
    for piece in affected(effect.whom, source, state):
        if state.sides[source.seat].unit[slot] < 0 and piece.side != source.seat:
            state = relocated(state, {piece.id: (source.seat, slot)})
            kept = tuple([last for last in state.lasting if last.until != "slot" or piece.id not in last.ids])
            state = tell(replace(state, lasting=kept), "control", source.seat, piece.id, m=slot)
    return state


@resolve.rule
def _(effect: w.Relocate, source: Source, state: State) -> State:
    slot = source.get(effect.slot.name)[0]
    for piece in affected(effect.whom, source, state):
        if state.sides[piece.side].unit[slot] < 0:
            state = moved(state, piece.side, {piece.id: slot}, "move")
    return state


@resolve.rule
def _(effect: w.Shove, source: Source, state: State) -> State:
    """One Slot back or forward; nothing happens where that Slot is not empty or not there."""
    for piece in affected(effect.whom, source, state):
        slot = shoved(piece, effect.way, state)
        if slot is not None:
            state = moved(state, piece.side, {piece.id: slot}, effect.way)
    return state


def shoved(piece: Piece, way: str, state: State) -> int | None:
    """The Slot that a pushed or pulled Hero comes to."""
    slot = piece.slot + (3 if way == "push" else -3)
    free = 0 <= slot < 9 and state.sides[piece.side].unit[slot] < 0
    return slot if free and is_hero(piece) else None


@resolve.rule
def _(effect: w.Swap, source: Source, state: State) -> State:
    ones, others = affected(effect.one, source, state), affected(effect.other, source, state)
    if ones and others and ones[0].side == others[0].side:
        one, other = ones[0], others[0]
        return moved(state, one.side, {one.id: other.slot, other.id: one.slot}, "switch")
    return state


@resolve.rule
def _(effect: w.Rearrange, source: Source, state: State) -> State:
    slots = source.get(effect.layout.name)
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    places = dict(zip(bodies(state, seat), slots, strict=True))
    return moved(state, seat, places, "rearrange")
