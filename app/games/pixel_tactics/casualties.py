"""Casualties: the count at the end of a Wave, the rout, and the end of a match (sections 9 and 11)."""

from app.games.game import MatchResult
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.changes import fallen, settled
from app.games.pixel_tactics.events import woken
from app.games.pixel_tactics.frames import BeginMatch, Count, EndMatch, Event, Waiting
from app.games.pixel_tactics.state import SEATS, Ending, Piece, State, Zone, put, tell
from app.kernel.dice import roll
from app.kernel.machine import push, run
from app.kernel.node import replace

TROPHIES: Zone = "trophies"
OUT: Zone = "out"


@run.rule
def _(frame: Count, state: State) -> State:
    """All lethally hurt Heroes turn at once, judged on the state before; then Leaders are checked (R34).

    If the match goes on, reactions and then Traps follow, one for each Hero defeated.
    """
    here = board(state)
    defeated = [
        piece
        for seat in (state.first, 1 - state.first)
        for piece in here.units[seat]
        if not piece.corpse and not piece.leads and here.lethal(piece)
    ]
    routed = [here.lethal(state.leader(seat)) for seat in SEATS]
    lasting = tuple([last for last in state.lasting if last.until != "wave"])
    state = replace(tell(state, "count", -1, n=len(defeated)), lasting=lasting)
    events, heard = [], list[Waiting]()
    for piece in defeated:
        event = Event("Defeat", piece.side, (("hero", piece.id),))
        heard += woken(state, event)
        events.append(event)
    for piece in defeated:
        state = tell(fallen(state, piece), "defeat", piece.side, piece.id)
    if any(routed):
        return rout(state, routed)
    return settled(state, *events, heard=tuple(heard))


def living(state: State, seat: int) -> int:
    """Living Heroes of a Unit (R40)."""
    return sum(not piece.corpse and not piece.leads for piece in board(state).units[seat])


def rout(state: State, routed: list[bool]) -> State:
    """The Unit of a fallen Leader routs; if both do, more living Heroes win (PT5-1001 to 1006)."""
    for seat in SEATS:
        if routed[seat]:
            state = tell(state, "rout", seat, state.leader(seat).id)
    if all(routed):
        return push(state, EndMatch(by_heroes(state), "rout"))
    return push(state, EndMatch(routed.index(False), "rout"))


def by_heroes(state: State) -> int:
    """Who has more living Heroes; -1 when neither has."""
    one, other = living(state, 0), living(state, 1)
    return -1 if one == other else int(other > one)


def exhausted(state: State) -> State:
    """The Round limit: more life left on the Leader wins, then more living Heroes (R51)."""
    here = board(state)
    one, other = [here.life(state.leader(seat)) - state.leader(seat).damage for seat in SEATS]
    winner = by_heroes(state) if one == other else int(other > one)
    return push(state, EndMatch(winner, "rounds"))


@run.rule
def _(frame: EndMatch, state: State) -> State:
    """Trophies are handed over; then the next match, or the end of the game (PT5-1003 to 1012)."""
    winner = frame.winner
    leaders = [state.leader(seat) for seat in SEATS]
    rounds = state.round
    state = replace(state, stack=())
    if winner >= 0:
        state = tell(state, "trophy", winner, *[leader.id for leader in leaders], word=frame.reason)
        state = awarded(state, [(leader, winner) for leader in leaders])
    else:
        state = tied(state, leaders, frame.reason)
    result = MatchResult(
        state.match,
        winner,
        frame.reason,
        rounds,
        state.trophies,
        tuple([leader.card for leader in leaders]),
    )
    state = replace(state, results=(*state.results, result), active=-1, actions=0)
    for seat in SEATS:
        if state.trophies[seat] >= state.goal:
            return ended(state, seat, frame.reason)
    if winner < 0:
        first, dice = roll(state.dice, 2)
        state = replace(state, dice=dice, first=first)
    else:
        state = replace(state, first=winner)
    return push(state, BeginMatch())


def awarded(state: State, taken: list[tuple[Piece, int]]) -> State:
    """Leaders are laid aside for good: with a seat as (part of) one trophy, or, with -1, for nobody."""
    trophies = list(state.trophies)
    for seat in {seat for _, seat in taken if seat >= 0}:
        trophies[seat] += 1
    for leader, seat in taken:
        zone, side = TROPHIES if seat >= 0 else OUT, seat if seat >= 0 else leader.owner
        state = put(state, leader.id, zone, side)
    return replace(state, trophies=(trophies[0], trophies[1]))


def tied(state: State, leaders: list[Piece], reason: str) -> State:
    """Each takes a Leader, but for whom it would win the game (PT5-1006, 1007, R41; PT1-905, 906)."""
    state = tell(state, "tie", -1, *[leader.id for leader in leaders], word=reason)
    other = state.rules.tie == "other"
    taken: list[tuple[Piece, int]] = []
    for seat in SEATS:
        leader = leaders[seat ^ other]
        if state.trophies[seat] + 1 < state.goal:
            state = tell(state, "trophy", seat, leader.id, word="tie")
            taken.append((leader, seat))
        else:
            state = tell(state, "no-trophy", seat, leader.id)
            taken.append((leader, -1))
    return awarded(state, taken)


def ended(state: State, winner: int, reason: str) -> State:
    """The whole table is over."""
    state = replace(state, stack=(), over=Ending(winner, reason), active=-1, actions=0)
    return tell(state, "over", winner, word=reason)
