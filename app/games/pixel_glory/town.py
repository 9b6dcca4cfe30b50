"""The Town: spells are bid for, or picked in turn (sections 2, 3 and 12)."""

from app.games.pixel_glory.frames import (
    Ask,
    AskTogether,
    Auction,
    Bidding,
    CloseOffer,
    Drafted,
    Drafting,
    Lay,
    Offer,
    OpenDungeon,
    OpenTown,
    PickIn,
    RankBids,
)
from app.games.pixel_glory.state import BIDS, State, basics_taken, owned, put, tell, with_side
from app.games.pixel_glory.words import Spell
from app.kernel.dice import roll, shuffle
from app.kernel.machine import push, run
from app.kernel.node import replace

DUNGEON = 14
"""Elemental monsters of a game that is not played together (PG-504)."""

DEALT = 3
"""Spells that each player has before the first pick, where all play together (PG-1203)."""

PICKS = 6
"""Rounds of picking where all play together (PG-1204)."""


@run.rule
def _(frame: OpenTown, state: State) -> State:
    """The Staff goes to anybody (PG-R06); in Expanded it is shown which monsters will come (PG-R29)."""
    staff, dice = roll(state.dice, state.seats)
    spells, dice = shuffle(dice, state.spells)
    state = replace(state, staff=staff, spells=spells, dice=dice)
    state = tell(state, "staff", staff)
    if state.mode == "expanded":
        state = monsters_drawn(state)
    if not state.together:
        return push(state, Auction())
    for seat in state.clockwise(staff):
        dealt = state.spells[:DEALT]
        for id in dealt:
            state = drafted(state, seat, id)
        state = tell(state, "dealt", seat, *dealt, n=DEALT)
    return push(state, Offer())


def monsters_drawn(state: State) -> State:
    """Fourteen elemental monsters, with the Dungeon Lord at the bottom; the others stay in the box (PG-504)."""
    *elemental, lord = state.dungeon
    order, dice = shuffle(state.dice, elemental)
    state = replace(state, dice=dice)
    for id in order[DUNGEON:]:
        state = put(state, id, "box")
    return replace(state, dungeon=(*order[:DUNGEON], lord))


# --- By auction ----------------------------------------------------------------------


@run.rule
def _(frame: Auction, state: State) -> State:
    """Spells are shown, and all bid at once (PG-209, 301); nine rounds (PG-309)."""
    if state.round == len(BIDS):
        return push(state, OpenDungeon())
    state = laid_open(state, 4 if state.seats == 4 else 3)
    asks = tuple([Ask(seat, Bidding()) for seat in range(state.seats)])
    return push(state, AskTogether(asks), RankBids())


def laid_open(state: State, n: int) -> State:
    """The next round: so many spells of the deck are shown."""
    state = replace(state, round=state.round + 1)
    for id in state.spells[:n]:
        state = put(state, id, "offer")
    return tell(state, "offer", -1, *state.offer, n=state.round)


@run.rule
def _(frame: Lay, state: State) -> State:
    left = tuple([bid for bid in state.sides[frame.seat].bids if bid != frame.n])
    return with_side(state, frame.seat, bids=left, bid=frame.n)


@run.rule
def _(frame: RankBids, state: State) -> State:
    """From the highest bid to the lowest; equals from the Staff clockwise (PG-302, 303, R07)."""
    order = sorted(state.clockwise(state.staff), key=lambda seat: -state.sides[seat].bid)
    for seat in order:
        state = tell(state, "bid", seat, n=state.sides[seat].bid)
    return push(state, PickIn(tuple(order)), CloseOffer(order[-1]))


# --- Picks ------------------------------------------------------------------------------


@run.rule
def _(frame: Offer, state: State) -> State:
    """Two spells are shown to one player, three or four to several, who pick in turn (PG-1204, 1205, R25)."""
    if state.round == PICKS:
        return push(state, OpenDungeon())
    state = laid_open(state, {1: 2, 4: 4}.get(state.seats, 3))
    order = state.clockwise(state.staff)
    return push(state, PickIn(tuple(order)), CloseOffer(order[1 % len(order)]))


@run.rule
def _(frame: PickIn, state: State) -> State:
    return push(state, *[Ask(seat, Drafting()) for seat in frame.order])


@run.rule
def _(frame: Drafted, state: State) -> State:
    before = sum(state.piles)
    state = drafted(state, frame.seat, frame.id)
    return tell(state, "drafted", frame.seat, frame.id, n=before - sum(state.piles))


def drafted(state: State, seat: int, id: int) -> State:
    """A spell and its basics are the seat's (PG-304, R26)."""
    state = owned(put(state, id, "drafted", seat), id, seat)
    spell = state.pieces[id].printed
    assert isinstance(spell, Spell)
    return basics_taken(state, seat, spell.element, spell.symbols) if spell.element else state


@run.rule
def _(frame: CloseOffer, state: State) -> State:
    """What nobody took is out of the game (PG-306, 1204), and the Staff goes on (PG-307, R08, R25)."""
    for id in state.offer:
        state = tell(put(state, id, "out"), "removed", -1, id)
    state = replace(state, sides=tuple([replace(side, bid=0) for side in state.sides]))
    if frame.staff != state.staff:
        state = tell(replace(state, staff=frame.staff), "staff", frame.staff)
    return push(state, Offer() if state.together else Auction())
