"""A table in progress: the pieces, where they lie, and where the match stands."""

from typing import Any, Literal, TypeAlias

from app.games.game import MatchResult
from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.editions import EDITIONS, Edition
from app.games.pixel_tactics.words import Card, Counter, Modifier
from app.kernel import machine
from app.kernel.dice import Dice, shuffle
from app.kernel.node import Node, replace
from app.tabletop.keys import Keys, followers, rekeyed
from app.tabletop.telling import Sight, Telling

SEATS = (0, 1)
SPECTATORS = 2
OPEN = 3
"""The audience that looks back and sees everything; it has no bit and no keys of its own."""
ALL = 0b111
"""Every audience: one bit for each seat, and one for the spectators."""

LEADER = 4
"""The Leader's Slot, F2; Slots are row * 3 + column, counted from the front (PT5-103)."""

SLOTS = tuple(slot for slot in range(9) if slot != LEADER)

Zone: TypeAlias = Literal["deck", "hand", "discard", "unit", "reserve", "table", "trophies", "out"]
PILES: tuple[Zone, ...] = ("deck", "hand", "discard", "table", "trophies", "out")


class Status(Node, tag=False):
    """A copy of a bracketed status effect: its word, and a signed number for attack and life."""

    word: str
    n: int = 0


class Piece(Node, tag=False):
    """One physical card.

    `side` is whose zone it lies in: for a Hero, who controls it. `slot` stays what it last was.
    `keys` are its names for the audiences (0: not told apart), `seen` who sees its face. `placed`
    and `acted` (its starred action) are numbers of turns, `recruited`, `moved`, `attacked` and `beset`
    (it was attacked) of Waves, counted on through the table.
    """

    id: int
    card: str
    owner: int
    side: int
    zone: Zone
    slot: int = -1
    keys: Keys = (0, 0, 0)
    seen: int = 0
    corpse: bool = False
    damage: int = 0
    statuses: tuple[Status, ...] = ()
    virus: int = 0
    zeal: int = 0
    time: int = 0
    placed: int = 0
    acted: int = 0
    recruited: int = 0
    moved: int = 0
    attacked: int = 0
    beset: int = 0

    @property
    def printed(self) -> Card:
        return CARDS[self.card]

    @property
    def leads(self) -> bool:
        return self.slot == LEADER and self.zone == "unit"


class Side(Node, tag=False):
    """What lies on one seat's side, as piece ids in order; the top of the Deck first. -1: an empty Slot."""

    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    table: tuple[int, ...] = ()
    trophies: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    unit: tuple[int, ...] = (-1,) * 9
    reserve: tuple[int, ...] = (-1,) * 3


class Last(Node, tag=False):
    """A modifier that outlasts its source: on these pieces, until a moment counted as in Piece."""

    modifier: Modifier
    this: int
    seat: int
    ids: tuple[int, ...]
    until: Literal["turn", "wave", "round", "next-round", "your-turn", "slot"]
    mark: int


class Ending(Node, tag=False):
    """How the table ended; `winner` -1 is a tie."""

    winner: int
    reason: str


class State(machine.State):
    """A table of two seats.

    `wave` is the running row, 0-2; `waves`, `turns` and `looks`, how often a seat was shown hidden
    cards, only ever grow. `active` is -1 when it is nobody's turn. `taken` are the actions taken this
    turn, `limited` the pieces whose Limited action was used in it, `owed` the changes to each seat's
    next number of actions, `looked` what `looker` is being shown.
    """

    stack: tuple[Any, ...]
    asked: int
    told: tuple[Telling, ...]
    dice: Dice
    pieces: tuple[Piece, ...]
    sides: tuple[Side, Side]
    edition: str
    goal: int
    round_limit: int = 0
    keys: Keys = (0, 0, 0)
    events: int = 0
    match: int = 0
    round: int = 0
    wave: int = 0
    waves: int = 0
    turns: int = 0
    first: int = 0
    active: int = -1
    actions: int = 0
    taken: tuple[str, ...] = ()
    limited: tuple[int, ...] = ()
    owed: tuple[int, int] = (0, 0)
    lasting: tuple[Last, ...] = ()
    looked: tuple[int, ...] = ()
    looker: int = -1
    looks: int = 0
    trophies: tuple[int, int] = (0, 0)
    results: tuple[MatchResult, ...] = ()
    over: Ending | None = None

    @property
    def rules(self) -> Edition:
        """The edition that is played."""
        return EDITIONS[self.edition]

    @property
    def ceasefire(self) -> bool:
        """The whole first Round of each match, in which nobody attacks (PT5-351, PT1-351)."""
        return self.round == 1

    @property
    def apart(self) -> bool:
        """Nothing reaches across to the rival at all (PT5-352 to 355)."""
        return self.round == 1 and self.rules.wide_ceasefire

    def this_round(self, wave: int) -> bool:
        """Whether a Wave, counted on through the table, is one of the running Round."""
        return wave >= self.waves - self.wave

    def lying(self, seat: int, zone: Zone) -> list[Piece]:
        """The pieces of one zone, in order; empty Slots left out."""
        pieces = self.pieces
        return [pieces[id] for id in getattr(self.sides[seat], zone) if id >= 0]

    def leader(self, seat: int) -> Piece:
        return self.pieces[self.sides[seat].unit[LEADER]]

    def by_key(self, audience: int, key: int) -> Piece | None:
        """The piece that this audience calls by this key."""
        if key <= 0:
            return None
        return next((piece for piece in self.pieces if piece.keys[audience] == key), None)


# --- Atoms: every change to a piece goes through one of these ------------------


def changed(state: State, piece: Piece) -> State:
    """The state with this piece in place of what it was."""
    pieces = list(state.pieces)
    pieces[piece.id] = piece
    return replace(state, pieces=tuple(pieces))


def with_side(state: State, seat: int, side: Side) -> State:
    return replace(state, sides=(side, state.sides[1]) if seat == 0 else (state.sides[0], side))


def set_slot(slots: tuple[int, ...], slot: int, id: int) -> tuple[int, ...]:
    return (*slots[:slot], id, *slots[slot + 1 :])


def lifted(side: Side, piece: Piece) -> Side:
    """The side without this piece."""
    if piece.zone in ("unit", "reserve"):
        return replace(side, **{piece.zone: set_slot(getattr(side, piece.zone), piece.slot, -1)})
    return replace(side, **{piece.zone: tuple([id for id in getattr(side, piece.zone) if id != piece.id])})


def tracked_by(zone: Zone, side: int) -> int:
    """The audiences that can tell the pieces of a zone apart."""
    return 0 if zone == "deck" else 1 << side if zone == "hand" else ALL


def put(
    state: State, id: int, zone: Zone, side: int, slot: int = -1, *, hidden: bool = False, top: bool = False
) -> State:
    """Move a piece to a zone of a side, without damage, status effects and counters.

    An audience that loses sight of it forgets its key; one that gains sight of it gets a new one
    from its own counter, so no key tells where a piece has been. `hidden`: face-down in the Reserve.
    """
    piece = state.pieces[id]
    tracked = tracked_by(zone, side)
    keys, counters = rekeyed(piece.keys, state.keys, tracked)
    state = with_side(state, piece.side, lifted(state.sides[piece.side], piece))
    there = state.sides[side]
    if zone in ("unit", "reserve"):
        there = replace(there, **{zone: set_slot(getattr(there, zone), slot, id)})
    else:
        pile = getattr(there, zone)
        there = replace(there, **{zone: (id, *pile) if top else (*pile, id)})
    state = with_side(state, side, there)
    moved = Piece(
        id,
        piece.card,
        piece.owner,
        side,
        zone,
        slot if slot >= 0 else piece.slot,
        keys,
        1 << side if hidden else tracked,
        acted=piece.acted,
        recruited=piece.recruited,
        moved=piece.moved,
        attacked=piece.attacked,
    )
    lasting = unbound(state.lasting, id) if state.lasting and piece.zone == "unit" else state.lasting
    looks = state.looks + bool(moved.seen & ~piece.seen)
    return changed(replace(state, keys=counters, lasting=lasting, looks=looks), moved)


def unbound(lasting: tuple[Last, ...], id: int) -> tuple[Last, ...]:
    """What outlasts its source, without its hold on a piece that is a Hero no more."""
    freed = [replace(last, ids=tuple([each for each in last.ids if each != id])) for last in lasting]
    return tuple([last for last in freed if last.ids])


def relocated(state: State, places: dict[int, tuple[int, int]]) -> State:
    """Pieces of the Units take these places: id -> (seat, slot). They keep all they carry, and have moved."""
    pieces, units = list(state.pieces), [list(side.unit) for side in state.sides]
    for id in places:
        units[pieces[id].side][pieces[id].slot] = -1
    for id, (seat, slot) in places.items():
        units[seat][slot] = id
        pieces[id] = replace(pieces[id], side=seat, slot=slot, moved=state.waves)
    one, other = state.sides
    sides = (replace(one, unit=tuple(units[0])), replace(other, unit=tuple(units[1])))
    return replace(state, pieces=tuple(pieces), sides=sides)


def shuffled(state: State, seat: int) -> State:
    """The Deck in a random order."""
    deck, dice = shuffle(state.dice, state.sides[seat].deck)
    return with_side(replace(state, dice=dice), seat, replace(state.sides[seat], deck=deck))


def laid_open(state: State, id: int) -> State:
    """All see the face of a piece, where it lies."""
    piece = state.pieces[id]
    looks = state.looks + (piece.seen != ALL)
    return changed(replace(state, looks=looks), replace(piece, seen=ALL))


def shown(state: State, ids: tuple[int, ...], seat: int) -> State:
    """A seat is shown hidden cards: it gets keys for them until `covered`; what was shown before is covered now."""
    state = covered(state)
    pieces, counters = list(state.pieces), state.keys
    for id in ids:
        piece = pieces[id]
        keys, counters = rekeyed(piece.keys, counters, followers(piece.keys) | 1 << seat)
        pieces[id] = replace(piece, keys=keys, seen=piece.seen | 1 << seat)
    return replace(state, pieces=tuple(pieces), keys=counters, looked=ids, looker=seat, looks=state.looks + 1)


def covered(state: State) -> State:
    """What was being shown can no longer be told apart, but for what has come to an open place."""
    pieces, seat = list(state.pieces), state.looker
    for id in state.looked:
        piece = pieces[id]
        if not tracked_by(piece.zone, piece.side) >> seat & 1:
            keys, _ = rekeyed(piece.keys, state.keys, followers(piece.keys) & ~(1 << seat))
            pieces[id] = replace(piece, keys=keys, seen=piece.seen & ~(1 << seat))
    return replace(state, pieces=tuple(pieces), looked=(), looker=-1)


# --- Small changes to a piece -------------------------------------------------


def counted(piece: Piece, counter: Counter, n: int) -> Piece:
    """The piece with so many more of a counter; never below 0."""
    if counter == "virus":
        return replace(piece, virus=max(0, piece.virus + n))
    if counter == "zeal":
        return replace(piece, zeal=max(0, piece.zeal + n))
    return replace(piece, time=max(0, piece.time + n))


OPPOSITE = {"intercept": "no-intercept", "no-intercept": "intercept"}


def given(piece: Piece, status: Status, times: int) -> Piece:
    """The piece with a status effect: one unless it has it (R32), or so many copies; opposites cancel (R31)."""
    statuses = list(piece.statuses)
    opposite = Status(OPPOSITE.get(status.word, ""), 0) if not status.n else Status(status.word, -status.n)
    for _ in range(max(1, times)):
        if opposite in statuses:
            statuses.remove(opposite)
        elif times or status not in statuses:
            statuses.append(status)
    return replace(piece, statuses=tuple(statuses))


def bare(piece: Piece) -> Piece:
    """The piece without status effects and counters."""
    return replace(piece, statuses=(), virus=0, zeal=0)


# --- Tellings ------------------------------------------------------------------


def use(piece: Piece) -> str:
    """What the card is now: leader, hero, corpse or line; "" where it lies among others."""
    if piece.zone == "unit":
        return "leader" if piece.slot == LEADER else "corpse" if piece.corpse else "hero"
    return "line" if piece.zone in ("reserve", "table") else ""


def sight(piece: Piece) -> Sight:
    return Sight(piece.keys, piece.card, piece.seen, use(piece))


def tell(
    state: State, what: str, seat: int = -1, *ids: int, n: int = 0, m: int = 0, word: str = "", openly: bool = False
) -> State:
    """Tell that something happened, with these pieces as they are now; `openly`: their faces are shown to all."""
    sights = tuple([sight(state.pieces[id]) for id in ids])
    if openly:
        sights = tuple([replace(each, seen=ALL) for each in sights])
    return replace(state, told=(*state.told, Telling(what, seat, sights, n, m, word)))
