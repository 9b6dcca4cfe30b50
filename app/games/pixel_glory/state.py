"""A table in progress: the pieces, where they lie, and where the game stands."""

from typing import Any, Literal, TypeAlias

from app.games.pixel_glory.cards import BASICS, CARDS
from app.games.pixel_glory.words import ELEMENTS, Basic, Card, Element, Monster, Spell
from app.kernel import machine
from app.kernel.dice import Dice, shuffle
from app.kernel.node import Node, replace
from app.tabletop.keys import Keys, everybody, rekeyed
from app.tabletop.telling import Sight, Telling

ModeName: TypeAlias = Literal["free-for-all", "solo", "cooperative", "teams", "expanded"]
Difficulty: TypeAlias = Literal["standard", "casual", "hardcore"]

Zone: TypeAlias = Literal[
    "spells", "offer", "out", "dungeon", "revealed", "box", "drafted", "deck", "hand", "reserve", "played", "discard",
    "claimed",
]  # fmt: skip
"""Where a piece lies: `spells` and `dungeon` are common decks; `out` has left the game openly, `box` unseen."""

COMMON: tuple[Zone, ...] = ("spells", "offer", "out", "dungeon", "box")
HIDDEN: tuple[Zone, ...] = ("spells", "dungeon", "box", "deck")
OWN: tuple[Zone, ...] = ("drafted", "deck", "hand", "reserve", "played", "discard", "claimed")

BIDS = tuple(range(1, 10))
REVEALED = 3
"""Monsters that lie open (PG-505)."""


class Piece(Node, tag=False):
    """One card.

    `owner` is who drafted it, or claimed the monster (-1: nobody yet), `side` in whose zone it lies.
    `keys` are its names for the audiences (0: not told apart), `seen` who sees its face. Of a
    monster `hurt` is the HP it has lost, and `since` its number in the order of revealing.
    """

    id: int
    card: str
    owner: int = -1
    side: int = -1
    zone: Zone = "out"
    keys: Keys = ()
    seen: int = 0
    hurt: int = 0
    since: int = 0

    @property
    def printed(self) -> Card:
        return CARDS[self.card]

    @property
    def monster(self) -> Monster:
        """What is printed on a monster."""
        printed = CARDS[self.card]
        assert isinstance(printed, Monster)
        return printed

    @property
    def hp(self) -> int:
        """The HP that a monster has left."""
        return CARDS[self.card].hp - self.hurt  # type: ignore[union-attr]

    @property
    def lord(self) -> bool:
        return isinstance(self.printed, Monster) and not self.monster.element

    @property
    def element(self) -> Element | Literal[""]:
        return self.printed.element

    @property
    def kind(self) -> Literal["spell", "basic", "monster"]:
        printed = self.printed
        return "spell" if isinstance(printed, Spell) else "basic" if isinstance(printed, Basic) else "monster"


class Side(Node, tag=False):
    """What one seat has: piece ids in order, the top of the deck first; its auction cards, HP and combo points."""

    bids: tuple[int, ...] = BIDS
    bid: int = 0
    hp: int = 0
    combo: int = 0
    drafted: tuple[int, ...] = ()
    deck: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    reserve: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    claimed: tuple[int, ...] = ()

    @property
    def out(self) -> bool:
        """Out of the game (PG-1001)."""
        return self.hp <= 0


class Ending(Node, tag=False):
    """How the table ended. `winners` are the seats that win, none where all have lost."""

    reason: Literal["lord", "nobody-left", "concession", "time", "abandoned", "runaway"]
    winners: tuple[int, ...] = ()


class State(machine.State):
    """A table of one to four seats.

    `piles` are the basics of each element that nobody has drafted; `revealed` the three places of
    monsters, -1 for an empty one. `active` is -1 when it is nobody's turn; `kills` are the active
    seat's in this turn, `swaps` how often it has changed its reserve, `boosted` what its basics deal
    more in this turn and `primed` its next damage effect, `shielded` who loses nothing at its end.
    `looked` is what `looker` is being shown. `turns`, `reveals` and `looks`, how often a seat was shown
    hidden monsters, only ever grow. `left` are the seats that gave up.
    """

    stack: tuple[Any, ...]
    asked: int
    told: tuple[Telling, ...]
    dice: Dice
    mode: ModeName
    difficulty: Difficulty
    pieces: tuple[Piece, ...]
    sides: tuple[Side, ...]
    keys: Keys
    spells: tuple[int, ...]
    dungeon: tuple[int, ...]
    offer: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    piles: tuple[int, ...] = (15,) * len(ELEMENTS)
    revealed: tuple[int, ...] = (-1,) * REVEALED
    staff: int = 0
    round: int = 0
    turns: int = 0
    reveals: int = 0
    active: int = -1
    kills: int = 0
    swaps: int = 0
    boosted: int = 0
    primed: int = 0
    shielded: tuple[int, ...] = ()
    looked: tuple[int, ...] = ()
    looker: int = -1
    looks: int = 0
    left: tuple[int, ...] = ()
    over: Ending | None = None

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def together(self) -> bool:
        """Whether all win or lose together (PG-1201)."""
        return self.mode in ("solo", "cooperative")

    def clockwise(self, first: int) -> list[int]:
        """Every seat, from this one to the left."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def living(self, first: int) -> list[int]:
        """Those who are not out, clockwise from this seat."""
        return [seat for seat in self.clockwise(first) if not self.sides[seat].out]

    def by_key(self, audience: int, key: int) -> Piece | None:
        """The piece that this audience calls by this key."""
        if key <= 0:
            return None
        return next((piece for piece in self.pieces if piece.keys[audience] == key), None)

    def fame(self, seat: int) -> int:
        """What the claimed monsters are worth (PG-702)."""
        return sum([self.pieces[id].monster.fame for id in self.sides[seat].claimed])


# --- Atoms: every change to a piece goes through one of these --------------------


def changed(state: State, piece: Piece) -> State:
    """The state with this piece in place of what it was."""
    pieces = list(state.pieces)
    pieces[piece.id] = piece
    return replace(state, pieces=tuple(pieces))


def with_side(state: State, seat: int, **fields: Any) -> State:
    """The state with these fields of one side changed."""
    sides = list(state.sides)
    sides[seat] = replace(sides[seat], **fields)
    return replace(state, sides=tuple(sides))


def followed_in(zone: Zone, side: int, seats: int) -> int:
    """The audiences that can tell the pieces of a zone apart."""
    return 0 if zone in HIDDEN else 1 << side if zone == "hand" else everybody(seats)


def put(state: State, id: int, zone: Zone, side: int = -1) -> State:
    """Move a piece to the end of a zone; the places of `revealed` are given by `revealed_at`."""
    piece = state.pieces[id]
    followed = followed_in(zone, side, state.seats)
    keys, counters = rekeyed(piece.keys, state.keys, followed)
    pieces, sides = list(state.pieces), list(state.sides)
    pieces[id] = Piece(id, piece.card, piece.owner, side, zone, keys, followed)
    fields: dict[str, Any] = {"keys": counters, "looks": state.looks + bool(followed & ~piece.seen)}
    if piece.zone == "revealed":
        fields["revealed"] = tuple([-1 if each == id else each for each in state.revealed])
    elif piece.zone in COMMON:
        fields[piece.zone] = _without(getattr(state, piece.zone), id)
    else:
        left = _without(getattr(sides[piece.side], piece.zone), id)
        sides[piece.side] = replace(sides[piece.side], **{piece.zone: left})
    if zone in COMMON:
        fields[zone] = (*fields.get(zone, getattr(state, zone)), id)
    elif zone != "revealed":
        sides[side] = replace(sides[side], **{zone: (*getattr(sides[side], zone), id)})
    return replace(state, pieces=tuple(pieces), sides=tuple(sides), **fields)


def _without(pile: tuple[int, ...], id: int) -> tuple[int, ...]:
    return tuple([each for each in pile if each != id])


def owned(state: State, id: int, seat: int) -> State:
    """The piece is this seat's for the rest of the game."""
    return changed(state, replace(state.pieces[id], owner=seat))


def basics_taken(state: State, seat: int, element: Element, n: int) -> State:
    """Basics of an element, or what is left of them, are this seat's (PG-304, PG-R05)."""
    number = ELEMENTS.index(element)
    n = min(n, state.piles[number])
    piles = (*state.piles[:number], state.piles[number] - n, *state.piles[number + 1 :])
    state = replace(state, piles=piles)
    for _ in range(n):
        id = len(state.pieces)
        # its face was open in its pile
        fresh = Piece(id, BASICS[element], seat, -1, "box", (0,) * (state.seats + 1), everybody(state.seats))
        state = replace(state, pieces=(*state.pieces, fresh), box=(*state.box, id))
        state = put(state, id, "drafted", seat)
    return state


def revealed_at(state: State, place: int, id: int) -> State:
    """The monster lies open in this place, with full HP."""
    state = put(state, id, "revealed")
    places = (*state.revealed[:place], id, *state.revealed[place + 1 :])
    reveals = state.reveals + 1
    state = replace(state, revealed=places, reveals=reveals)
    return changed(state, replace(state.pieces[id], since=reveals))


def shuffled(state: State, seat: int) -> State:
    """The seat's deck in a random order."""
    deck, dice = shuffle(state.dice, state.sides[seat].deck)
    return with_side(replace(state, dice=dice), seat, deck=deck)


def shown(state: State, ids: tuple[int, ...], seat: int) -> State:
    """A seat is shown monsters of the dungeon deck: it gets keys for them until `covered`."""
    pieces, counters = list(state.pieces), state.keys
    for id in ids:
        keys, counters = rekeyed(pieces[id].keys, counters, 1 << seat)
        pieces[id] = replace(pieces[id], keys=keys, seen=1 << seat)
    return replace(state, pieces=tuple(pieces), keys=counters, looked=ids, looker=seat, looks=state.looks + 1)


def covered(state: State) -> State:
    """What was being shown can no longer be told apart."""
    pieces = list(state.pieces)
    for id in state.looked:
        keys, _ = rekeyed(pieces[id].keys, state.keys, 0)
        pieces[id] = replace(pieces[id], keys=keys, seen=0)
    return replace(state, pieces=tuple(pieces), looked=(), looker=-1)


# --- Tellings ----------------------------------------------------------------------


def sight(piece: Piece) -> Sight:
    return Sight(piece.keys, piece.card, piece.seen)


def tell(state: State, what: str, seat: int = -1, *ids: int, n: int = 0, m: int = 0, word: str = "") -> State:
    """Tell that something happened, with these pieces as they are now."""
    sights = tuple([sight(state.pieces[id]) for id in ids])
    return replace(state, told=(*state.told, Telling(what, seat, sights, n, m, word)))
