"""Changes: the things that rules and texts do to a table, each told as it happens."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Event, Kind, Settle, Waiting
from app.games.pixel_tactics.hits import shield, taken
from app.games.pixel_tactics.state import (
    Piece,
    State,
    changed,
    counted,
    put,
    relocated,
    tell,
    unbound,
)
from app.kernel.machine import push
from app.kernel.node import replace


def settled(state: State, *events: Event, heard: tuple[Waiting, ...] = (), order_first: bool = False) -> State:
    """Number events that have just happened, and let them be answered: now, or with the Order that is running."""
    if not events:
        return state
    numbered = tuple([replace(event, serial=state.events + n) for n, event in enumerate(events, 1)])
    state = replace(state, events=state.events + len(events))
    for place in reversed(range(len(state.stack) if order_first else 0)):
        frame = state.stack[place]
        if isinstance(frame, Settle) and frame.events[0].kind == "order":
            later = replace(frame, events=(*frame.events, *numbered), heard=(*frame.heard, *heard))
            return replace(state, stack=(*state.stack[:place], later, *state.stack[place + 1 :]))
    return push(state, Settle(numbered, heard))


def deal(state: State, n: int, id: int, kind: Kind, dealer: int = -1, *, turned: bool = False) -> State:
    """Deal damage to a fighter (PT5-1106): more or less as what protects it says, and none where that leaves 0.

    Damage by an attack is an event that may be answered once it has happened.
    """
    receiver, here = state.pieces[id], board(state)
    if receiver.zone != "unit" or receiver.corpse:
        return state
    if not turned:
        other = shield(here, receiver, kind)
        if other is not None:
            state = tell(state, "shield", other.side, other.id, id)
            return deal(state, n, other.id, kind, dealer, turned=True)
    n = taken(here, receiver, n, kind)
    if n == 0:
        return tell(state, "unhurt", receiver.side, id)
    state = changed(state, replace(receiver, damage=receiver.damage + n))
    state = tell(state, "damage", receiver.side, id, n=n, word=kind)
    if kind not in ("melee", "ranged"):
        return state
    roles = (("dealer", dealer), ("receiver", id))
    return settled(state, Event("Damage", receiver.side, roles, n, kind))


def heal(state: State, n: int, id: int) -> State:
    """Remove damage, as much as there is (PT5-1111)."""
    piece = state.pieces[id]
    n = min(n, piece.damage)
    if not n or piece.corpse:
        return state
    state = changed(state, replace(piece, damage=piece.damage - n))
    return tell(state, "heal", piece.side, id, n=n)


def move_damage(state: State, n: int, source: int, to: int) -> State:
    """Tokens change place: no damage is dealt, nothing reduces or answers it."""
    one, other = state.pieces[source], state.pieces[to]
    n = min(n, one.damage)
    if not n or one.corpse or other.corpse or one.zone != "unit" or other.zone != "unit":
        return state
    state = changed(state, replace(one, damage=one.damage - n))
    state = changed(state, replace(other, damage=other.damage + n))
    return tell(state, "moved-damage", one.side, source, to, n=n)


def fallen(state: State, piece: Piece) -> State:
    """A Hero becomes a corpse in its Slot, without damage, status effects and counters (PT5-804)."""
    corpse = replace(piece, corpse=True, damage=0, statuses=(), virus=0, zeal=0)
    return replace(changed(state, corpse), lasting=unbound(state.lasting, piece.id))


def revived(state: State, id: int, left: int = 0) -> State:
    """A corpse is a Hero again, without damage (PT5-1109), or with so much life left of what it has."""
    piece = state.pieces[id]
    if not piece.corpse or piece.zone != "unit":
        return state
    if state.rules.renews:
        piece = replace(piece, recruited=0, moved=0)
    state = changed(state, replace(piece, corpse=False))
    state = tell(state, "revive", piece.side, id)
    if left:
        damage = max(0, board(state).life(state.pieces[id]) - left)
        state = changed(state, replace(state.pieces[id], damage=damage))
    return settled(state, Event("Revive", piece.side, (("hero", id),)))


def cleared(state: State, id: int, by: int) -> State:
    """A corpse goes to its owner's Discard pile (PT5-414), cleared by this seat from the Unit of `n`."""
    piece = state.pieces[id]
    state = put(state, id, "discard", piece.owner)
    state = tell(state, "clear", by, id)
    return settled(state, Event("Clear", by, (("corpse", id),), n=piece.side))


def drawn(state: State, seat: int, n: int) -> State:
    """Take cards from the top of the Deck, as many as there are (PT5-1108, R12, R46)."""
    ids = state.sides[seat].deck[:n]
    for id in ids:
        state = put(state, id, "hand", seat)
    return tell(state, "draw", seat, *ids, n=len(ids)) if ids else state


def discarded(state: State, id: int) -> State:
    """A card goes from a Hand or a Reserve to its owner's Discard pile (PT5-1107)."""
    piece = state.pieces[id]
    from_hand, seat = piece.zone == "hand", piece.side
    state = put(state, id, "discard", piece.owner)
    state = tell(state, "discard" if from_hand else "discharge", seat, id)
    return settled(state, Event("Discard", seat, (("card", id),))) if from_hand else state


def moved(state: State, seat: int, places: dict[int, int], what: str) -> State:
    """Pieces of one Unit take other Slots; each Hero among them has moved."""
    places = {id: slot for id, slot in places.items() if state.pieces[id].slot != slot}
    if not places:
        return state
    state = relocated(state, {id: (seat, slot) for id, slot in places.items()})
    if state.lasting:
        kept = tuple([last for last in state.lasting if last.until != "slot" or not set(last.ids) & set(places)])
        state = replace(state, lasting=kept)
    slots = sum([slot << 4 * number for number, slot in enumerate(places.values())])
    state = tell(state, what, seat, *places, m=slots)
    heroes = [id for id in places if not state.pieces[id].corpse]
    return settled(state, *[Event("Move", seat, (("hero", id),)) for id in heroes])


def placed(state: State, counter: w.Counter, n: int, id: int) -> State:
    """Place counters, or remove as many as there are."""
    before = state.pieces[id]
    after = counted(before, counter, n)
    change = getattr(after, counter) - getattr(before, counter)
    if not change:
        return state
    state = changed(state, after)
    return tell(state, "place" if change > 0 else "remove", before.side, id, n=abs(change), word=counter)
