"""Cards: what effects do with the Hand, the Deck and the piles."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.changes import discarded, drawn
from app.games.pixel_tactics.effects.resolving import resolve
from app.games.pixel_tactics.frames import Cover, PutAway, Resolve, Source
from app.games.pixel_tactics.picks import touchable
from app.games.pixel_tactics.possible import visible
from app.games.pixel_tactics.state import (
    ALL,
    State,
    changed,
    covered,
    put,
    shown,
    shuffled,
    tell,
    with_side,
)
from app.kernel.dice import roll
from app.kernel.machine import push, run
from app.kernel.node import replace


@resolve.rule
def _(effect: w.Draw, source: Source, state: State) -> State:
    return drawn(state, source.seat, effect.n)


@resolve.rule
def _(effect: w.Discard, source: Source, state: State) -> State:
    for id in source.get(effect.what.name):
        if state.pieces[id].zone in ("hand", "reserve"):
            state = discarded(state, id)
    return state


@resolve.rule
def _(effect: w.DiscardAtRandom, source: Source, state: State) -> State:
    if not touchable(effect.side, state):
        return state
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    for _ in range(effect.n):
        hand = state.sides[seat].hand
        if hand:
            number, dice = roll(state.dice, len(hand))
            state = discarded(replace(state, dice=dice), hand[number])
    return state


@resolve.rule
def _(effect: w.DiscardChosen, source: Source, state: State) -> State:
    """The player of the Hand is asked, as if a text of its own said so."""
    if not touchable(effect.side, state):
        return state
    own = source if effect.side == "yours" else Source(source.this, 1 - source.seat, source.line)
    chosen = w.Clause((w.Pick("card", w.Cards("hand")),), w.Discard(w.The("card")))
    return push(state, *[Resolve(chosen, own)] * effect.n)


@resolve.rule
def _(effect: w.Look, source: Source, state: State) -> State:
    """Show the cards to the player of the text; what it may do with them comes before they are covered."""
    if not touchable(effect.side, state):
        return state
    ids = visible(effect, source, state)
    if not ids:
        return state
    state = shown(state, ids, source.seat)
    state = tell(state, "look", source.seat, *ids, n=len(ids), word=f"{effect.zone}-{effect.side}")
    inner = () if effect.then is None else (Resolve(effect.then, source),)
    return push(state, *inner, Cover())


@run.rule
def _(frame: Cover, state: State) -> State:
    return covered(state)


@resolve.rule
def _(effect: w.Take, source: Source, state: State) -> State:
    """From an open place all see what is taken; from a hidden one, its taker (R48)."""
    for id in source.get(effect.what.name):
        piece = state.pieces[id]
        if piece.seen == ALL:
            state = tell(state, "take", piece.owner, id)
            state = put(state, id, "hand", piece.owner)
        else:
            state = put(state, id, "hand", piece.owner)
            state = tell(state, "take", piece.owner, id)
    return state


@resolve.rule
def _(effect: w.Reorder, source: Source, state: State) -> State:
    order = source.get(effect.order.name)
    seat = state.pieces[order[0]].side
    side = state.sides[seat]
    rest = tuple([id for id in side.deck if id not in order])
    state = with_side(state, seat, replace(side, deck=(*order, *rest)))
    return tell(state, "reorder", source.seat, n=len(order))


@resolve.rule
def _(effect: w.Bury, source: Source, state: State) -> State:
    """The cards looked at go under their Deck."""
    ids = [id for id in state.looked if state.pieces[id].zone == "deck"]
    if not ids:
        return state
    seat = state.pieces[ids[0]].side
    side = state.sides[seat]
    rest = tuple([id for id in side.deck if id not in ids])
    state = with_side(state, seat, replace(side, deck=(*rest, *ids)))
    return tell(state, "bury", source.seat, n=len(ids))


@resolve.rule
def _(effect: w.Shuffle, source: Source, state: State) -> State:
    return tell(shuffled(state, source.seat), "shuffle", source.seat)


@resolve.rule
def _(effect: w.SetAgain, source: Source, state: State) -> State:
    """It never left play, but counts as placed now."""
    piece = state.pieces[source.this]
    state = changed(state, replace(piece, placed=state.turns, seen=1 << piece.side))
    return tell(state, "set-again", source.seat, piece.id)


@run.rule
def _(frame: PutAway, state: State) -> State:
    piece = state.pieces[frame.id]
    return put(state, piece.id, "discard", piece.owner) if piece.zone == "table" else state
