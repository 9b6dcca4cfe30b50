"""Hands: cards that are drawn, discarded, taken and kept (sections 6 and 9)."""

from app.games.pixel_glory.state import State, put, shuffled, tell, with_side


def drawn(state: State, seat: int, n: int) -> State:
    """Draw cards; an empty deck is made of the discard pile, and what is not there is not drawn (PG-906, R20)."""
    if state.sides[seat].out:
        return state
    count = 0
    for _ in range(n):
        if not state.sides[seat].deck:
            state = renewed(state, seat)
        side = state.sides[seat]
        if not side.deck:
            break
        state = put(state, side.deck[0], "hand", seat)
        count += 1
    fresh = state.sides[seat].hand[-count:] if count else ()
    return tell(state, "draw", seat, *fresh, n=count) if count else state


def renewed(state: State, seat: int) -> State:
    """The discard pile is shuffled to be the deck."""
    pile = state.sides[seat].discard
    if not pile:
        return state
    for id in pile:
        state = put(state, id, "deck", seat)
    return tell(shuffled(state, seat), "shuffle", seat, n=len(pile))


def discarded(state: State, seat: int, id: int) -> State:
    """A card goes to the discard pile of whoever drafted it (PG-R31)."""
    state = put(state, id, "discard", state.pieces[id].owner)
    return tell(state, "discard", seat, id)


def put_away(state: State, seat: int) -> State:
    """What the seat played goes to the discard piles (PG-904)."""
    for id in state.sides[seat].played:
        state = put(state, id, "discard", state.pieces[id].owner)
    return state


def gained(state: State, seat: int, n: int) -> State:
    """Combo points; they have no upper limit (PG-R17)."""
    side = state.sides[seat]
    if side.out:
        return state
    return tell(with_side(state, seat, combo=side.combo + n), "combo", seat, n=n, m=side.combo + n)
