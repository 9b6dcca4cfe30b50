"""The Dungeon: turns, and what their end brings (sections 5, 6, 8 and 9)."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.defeats import woken
from app.games.pixel_glory.frames import (
    Act,
    Acting,
    Ask,
    BeginTurn,
    CloseTurn,
    DrawCards,
    EndTurn,
    Kept,
    OpenDungeon,
    Played,
    Spent,
    Weary,
)
from app.games.pixel_glory.hands import drawn, gained, put_away
from app.games.pixel_glory.losses import full, lose
from app.games.pixel_glory.standing import heavier, monsters
from app.games.pixel_glory.state import REVEALED, State, put, revealed_at, shuffled, tell, with_side
from app.games.pixel_glory.town import monsters_drawn
from app.kernel.dice import shuffle
from app.kernel.machine import push, run
from app.kernel.node import replace

HAND = 4
"""Cards drawn for a turn (PG-601, 905)."""

COMBO = 3
"""Combo points that are spent at a time (PG-803)."""

TIRED, IDLE = 2, 1
"""What a turn without a kill costs its player, and each other one (PG-801)."""


@run.rule
def _(frame: OpenDungeon, state: State) -> State:
    """Spells that nobody drafted leave the game; the Staff holder begins (PG-503, 602)."""
    for id in state.spells:
        state = put(state, id, "box")
    state = with_monsters(state)
    for seat in state.clockwise(state.staff):
        for id in state.sides[seat].drafted:
            state = put(state, id, "deck", seat)
        state = with_side(shuffled(state, seat), seat, hp=0 if seat in state.left else full(state))
    state = replace(state, round=0)
    for place in range(REVEALED):
        state = revealed_at(state, place, state.dungeon[0])
    state = tell(state, "dungeon", -1, *state.revealed, n=len(state.dungeon))
    for seat in state.clockwise(state.staff):
        state = drawn(state, seat, HAND)
    return push(state, BeginTurn(state.living(state.staff)[0]))


def with_monsters(state: State) -> State:
    """The dungeon deck: all monsters where all play together (PG-1207), else fourteen (PG-504); the Lord lies last."""
    if not state.together and state.mode != "expanded":
        return monsters_drawn(state)
    *elemental, lord = state.dungeon
    order, dice = shuffle(state.dice, elemental)
    return replace(state, dungeon=(*order, lord), dice=dice)


# --- A turn ----------------------------------------------------------------------------


@run.rule
def _(frame: BeginTurn, state: State) -> State:
    turn = state.turns + 1
    state = replace(state, turns=turn, active=frame.seat, kills=0, swaps=0, boosted=0, primed=0, shielded=())
    state = tell(state, "turn", frame.seat, n=turn)
    return push(state, Act(frame.seat), EndTurn(frame.seat))


@run.rule
def _(frame: Act, state: State) -> State:
    return push(state, Ask(frame.seat, Acting()))


@run.rule
def _(frame: Played, state: State) -> State:
    state = put(state, frame.id, "played", frame.seat)
    return tell(state, "play", frame.seat, frame.id, word="alternate" if frame.alternate else "")


@run.rule
def _(frame: Kept, state: State) -> State:
    """What lay in the reserve, where all have seen it, comes back into the Hand (PG-614)."""
    before = state.sides[frame.seat].reserve
    state = replace(state, swaps=state.swaps + 1)
    state = tell(put(state, frame.id, "reserve", frame.seat), "keep", frame.seat, frame.id, *before)
    for id in before:
        state = put(state, id, "hand", frame.seat)
    return state


@run.rule
def _(frame: Spent, state: State) -> State:
    left = state.sides[frame.seat].combo - COMBO
    return tell(with_side(state, frame.seat, combo=left), "spend", frame.seat, n=COMBO, m=left)


@run.rule
def _(frame: DrawCards, state: State) -> State:
    return drawn(state, frame.seat, frame.n)


# --- Its end ----------------------------------------------------------------------------


@run.rule
def _(frame: EndTurn, state: State) -> State:
    """Without a kill all lose HP and its player gets a combo point; then monsters act (PG-801, 802, R35)."""
    seat = frame.seat
    state = tell(state, "turn-over", seat, n=state.kills)
    waiting = [
        piece.id for piece in monsters(state) if any(isinstance(each, w.EndOfTurn) for each in piece.monster.abilities)
    ]
    state = push(state, Weary(seat, tuple(waiting)), CloseTurn(seat))
    if state.kills:
        return state
    losses = dict.fromkeys(state.clockwise(seat), IDLE)
    losses[seat] = TIRED + heavier(state)
    state = lose(state, losses)
    return state if state.over else gained(state, seat, 1)


@run.rule
def _(frame: Weary, state: State) -> State:
    """In the order in which they were revealed (PG-R35)."""
    if not frame.ids:
        return state
    first, *rest = frame.ids
    state = push(state, Weary(frame.seat, tuple(rest)))
    piece = state.pieces[first]
    return woken(state, piece, w.EndOfTurn) if piece.zone == "revealed" else state


@run.rule
def _(frame: CloseTurn, state: State) -> State:
    """What was played is put away, four cards are drawn, and the next who is not out begins (PG-904, 905, 902)."""
    state = drawn(put_away(state, frame.seat), frame.seat, HAND)
    following = state.living(frame.seat)
    following = [seat for seat in following if seat != frame.seat] or following
    return push(replace(state, active=-1), BeginTurn(following[0]))
