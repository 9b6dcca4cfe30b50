"""The end of a game, and who has won it (section 10)."""

from typing import Literal

from app.games.pixel_glory.state import Ending, Piece, State, owned, put, tell
from app.kernel.node import replace

Reason = Literal["lord", "nobody-left", "concession", "time", "abandoned", "runaway"]


def claimed(state: State, piece: Piece) -> State:
    """The monster is its slayer's to the end (PG-702)."""
    seat = state.active
    state = owned(put(state, piece.id, "claimed", seat), piece.id, seat)
    return tell(state, "defeat", seat, piece.id, n=piece.monster.fame)


def team(state: State, seat: int) -> tuple[int, ...]:
    """Those who win with a seat: in 2v2 whoever sits across (PG-1211), in Solo and Cooperative all."""
    if state.together:
        return tuple(range(state.seats))
    return (seat % 2, seat % 2 + 2) if state.mode == "teams" else (seat,)


def ranking(state: State) -> list[tuple[int, ...]]:
    """The sides from the first to the last: by fame, equals by seat from the Staff (PG-1004, 1005, R23, R28).

    Whoever gave up comes after those who stayed.
    """
    order = state.clockwise(state.staff)
    sides = list(dict.fromkeys([team(state, seat) for seat in order]))
    stayed = [any(seat not in state.left for seat in side) for side in sides]
    fame = [sum([state.fame(seat) for seat in side]) for side in sides]
    numbers = sorted(range(len(sides)), key=lambda number: (not stayed[number], -fame[number], number))
    return [sides[number] for number in numbers]


def places(state: State) -> tuple[int, ...]:
    """The place of each seat, from 1; none where all win or lose together."""
    if state.together or (state.over and state.over.reason == "runaway"):
        return ()
    found = {seat: place for place, side in enumerate(ranking(state), 1) for seat in side}
    return tuple([found[seat] for seat in range(state.seats)])


def finished(state: State, reason: Reason) -> State:
    """The table ends at once (PG-1003), but what has been brought to 0 HP is still claimed (PG-R21, R22).

    It is told how many played, and who of them won, a bit for each.
    """
    for id in state.revealed:
        if id >= 0 and state.pieces[id].hp <= 0:
            state = claimed(state, state.pieces[id])
    if reason == "runaway":
        winners: tuple[int, ...] = ()
    elif state.together:
        winners = tuple(range(state.seats)) if reason == "lord" else ()
    else:
        winners = ranking(state)[0]
    state = replace(state, stack=(), active=-1, over=Ending(reason, winners))
    winner = winners[0] if len(winners) == 1 else -1
    return tell(state, "over", winner, n=state.seats, m=sum(1 << seat for seat in winners), word=reason)
