"""Fighters: what effects do to Heroes, Leaders and corpses: damage, life and death, and what they carry for a while."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.changes import (
    cleared,
    deal,
    fallen,
    heal,
    move_damage,
    placed,
    revived,
    settled,
)
from app.games.pixel_tactics.effects.resolving import resolve
from app.games.pixel_tactics.events import woken
from app.games.pixel_tactics.frames import Event, Source
from app.games.pixel_tactics.possible import affected, is_hero
from app.games.pixel_tactics.state import (
    LEADER,
    Last,
    State,
    Status,
    bare,
    changed,
    given,
    put,
    tell,
)
from app.kernel.node import replace

# --- Damage -------------------------------------------------------------------


@resolve.rule
def _(effect: w.Damage, source: Source, state: State) -> State:
    """All of it is worked out on the state as it is, then lands."""
    here = board(state)
    hits = [(piece.id, here.amount(effect.n, source, piece)) for piece in affected(effect.to, source, state)]
    for id, n in hits:
        state = deal(state, n, id, source.kind)
    return state


@resolve.rule
def _(effect: w.Split, source: Source, state: State) -> State:
    shares = source.get(effect.shares.name)
    for piece in affected(effect.shares, source, state):
        state = deal(state, shares.count(piece.id), piece.id, source.kind)
    return state


@resolve.rule
def _(effect: w.Heal, source: Source, state: State) -> State:
    here = board(state)
    for piece in affected(effect.whom, source, state):
        state = heal(state, here.amount(effect.n, source, piece), piece.id)
    return state


@resolve.rule
def _(effect: w.MoveDamage, source: Source, state: State) -> State:
    for one in affected(effect.source, source, state):
        for other in affected(effect.to, source, state):
            state = move_damage(state, source.get(effect.n.name)[0], one.id, other.id)
    return state


# --- Life and death -----------------------------------------------------------


@resolve.rule
def _(effect: w.Defeat, source: Source, state: State) -> State:
    """At once, without waiting for the count (PT5-809); a Leader cannot be meant (R35)."""
    for piece in affected(effect.whom, source, state):
        if is_hero(piece):
            event = Event("Defeat", piece.side, (("hero", piece.id),))
            heard = tuple(woken(state, event))
            state = tell(fallen(state, piece), "defeat", piece.side, piece.id)
            state = settled(state, event, heard=heard, order_first=state.rules.order_first)
    return state


@resolve.rule
def _(effect: w.Revive, source: Source, state: State) -> State:
    for piece in affected(effect.whom, source, state):
        state = revived(state, piece.id, effect.left)
    return state


@resolve.rule
def _(effect: w.Send, source: Source, state: State) -> State:
    for piece in affected(effect.whom, source, state):
        if piece.slot == LEADER:
            continue
        if effect.to == "discard":
            state = cleared(state, piece.id, source.seat)
            continue
        state = tell(state, "return" if effect.to == "hand" else "on-deck", piece.owner, piece.id)
        state = put(state, piece.id, effect.to, piece.owner, top=effect.to == "deck")
    return state


# --- Status effects, counters, and what lasts -----------------------------------


@resolve.rule
def _(effect: w.Give, source: Source, state: State) -> State:
    for piece in affected(effect.to, source, state):
        if not piece.corpse:
            status = Status(effect.status, effect.n)
            state = changed(state, given(state.pieces[piece.id], status, effect.times))
            state = tell(state, "give", piece.side, piece.id, n=effect.n, m=effect.times, word=effect.status)
    return state


@resolve.rule
def _(effect: w.Strip, source: Source, state: State) -> State:
    for piece in affected(effect.whom, source, state):
        if piece.statuses or piece.virus or piece.zeal:
            state = tell(changed(state, bare(piece)), "strip", piece.side, piece.id)
    return state


@resolve.rule
def _(effect: w.Place, source: Source, state: State) -> State:
    if effect.counter == "time":
        ids = [id for id in board(state).ids(effect.on, source) if state.pieces[id].zone == "reserve"]
    else:
        ids = [piece.id for piece in affected(effect.on, source, state) if not piece.corpse]
    for id in ids:
        state = placed(state, effect.counter, effect.n, id)
    return state


@resolve.rule
def _(effect: w.Spend, source: Source, state: State) -> State:
    for id in source.get(effect.tokens.name):
        state = placed(state, effect.counter, -1, id)
    return state


@resolve.rule
def _(effect: w.Lasting, source: Source, state: State) -> State:
    marks = {"turn": state.turns, "wave": state.waves, "round": state.round, "next-round": state.round}
    lasting = list(state.lasting)
    for modifier in effect.modifiers:
        ids = tuple([piece.id for piece in affected(modifier.whom, source, state)])
        if ids:
            mark = marks.get(effect.until, 0)
            lasting.append(Last(modifier, source.this, source.seat, ids, effect.until, mark))
            state = tell(state, "lasting", source.seat, *ids, word=effect.until)
    return replace(state, lasting=tuple(lasting))
