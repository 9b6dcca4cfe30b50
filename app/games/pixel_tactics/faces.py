"""Faces: what a view of a Pixel Tactics table is made of. Clients draw nothing else."""

from typing import Literal, TypeAlias

from app.kernel.node import Node

Row: TypeAlias = Literal["vanguard", "flank", "rear"]
Kind: TypeAlias = Literal["card", "leader", "hero", "corpse", "operation", "trap"]


class Status(Node, tag=False):
    """A bracketed status effect: `word` is attack, life or an ability; `n` a signed number (0 for abilities)."""

    word: str
    n: int = 0


class Face(Node, tag=False):
    """A piece as one audience sees it.

    `card` is None while it lies face-down and this audience has not seen it. `life` is the Life
    total (what is left is life - damage). `words` are the abilities in force: ranged, intercept,
    piercing (its attacks cannot be intercepted), powerless. `marks`: spent (has performed a
    starred action this turn), fresh (recruited in this Wave), lethal (falls at the count),
    guarded (an Intercept stands in front), activatable is never shown. `seen`: a face-down piece
    that another audience has also seen.
    """

    key: int
    kind: Kind
    owner: int
    card: str | None = None
    attack: int = 0
    life: int = 0
    damage: int = 0
    statuses: tuple[Status, ...] = ()
    virus: int = 0
    zeal: int = 0
    time: int = 0
    words: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()


class Turn(Node, tag=False):
    """Where the match stands. `active` is -1 when it is nobody's turn; `first` is first player this Round."""

    phase: Literal["leaders", "turn", "count", "over"]
    match: int
    round: int
    wave: Row
    first: int
    active: int
    actions: int
    ceasefire: bool


class Link(Node, tag=False):
    """One link of a Trap chain, the event at the bottom (index 0) first.

    `what`: attack, cast, order, activate, recruit or defeat. `pieces` are keys: the actor first,
    then whom it concerns.
    """

    what: str
    seat: int
    pieces: tuple[int, ...] = ()
    card: str | None = None


class Window(Node, tag=False):
    """An open Trap window: the chain so far and the seat that is asked."""

    chain: tuple[Link, ...]
    asked: int


class Score(Node, tag=False):
    """Trophies each seat holds, how many win, and the matches that are over (winner -1: tied)."""

    trophies: tuple[int, ...]
    goal: int
    winners: tuple[int, ...] = ()


class Over(Node, tag=False):
    """How the table ended; `reason`: rout, tie, concession, rounds, runaway, time, abandoned."""

    winner: int
    reason: str


Lying: TypeAlias = tuple[int, ...] | int
"""The keys of a zone in order; only their number where the audience cannot tell its pieces apart."""


class View(Node, tag=False):
    """Everything one audience may know, and nothing else.

    `zones` by name, for each seat: "0.unit" (9 keys, 0 for an empty Slot; rows from the front, the
    Leader at index 4), "0.reserve" (3 keys, 0 for empty), "0.hand", "0.deck", "0.discard" (top
    last), "0.trophies", "0.table" (a card that is resolving). `faces` by key, for each piece named
    in a zone. `awaited` are the seats that are asked something now.
    """

    seat: int
    zones: dict[str, Lying]
    faces: dict[int, Face]
    turn: Turn
    score: Score
    awaited: tuple[int, ...] = ()
    window: Window | None = None
    over: Over | None = None
