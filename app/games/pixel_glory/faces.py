"""Faces: what a view of a Pixel Glory table is made of. Clients draw nothing else."""

from typing import Literal, TypeAlias

from app.kernel.node import Node


class Face(Node, tag=False):
    """A card as one audience sees it; `owner` drafted or claimed it (-1: nobody yet).

    `card` is None while this audience has not seen its face. Of a revealed monster `hp` is what it has
    left and `full` what is printed on it; `marks`: guard (no other can be chosen), shut (nothing can
    damage it now), armoured, deaf (basics deal it nothing), tough (only damage defeats it). Of a spell in
    one's Hand or reserve `sp` counts the cards of its element played so far in this turn, and the mark
    lit says that they are enough for its alternate effect.
    """

    key: int
    kind: Literal["spell", "basic", "monster", "card"]
    owner: int = -1
    card: str | None = None
    hp: int = 0
    full: int = 0
    sp: int = 0
    marks: tuple[str, ...] = ()


class Wizard(Node, tag=False):
    """A seat: HP, combo points, fame, kills in its own turn, auction cards left, and the bid that lies open (0: none).

    `drafted` are the cards of its deck, spells first; `sworn` that it has laid a bid
    that nobody sees yet. `team` numbers those who win together. `left`: it gave up.
    """

    hp: int
    combo: int
    fame: int
    bids: tuple[int, ...]
    bid: int
    sworn: bool
    drafted: tuple[str, ...]
    team: int
    out: bool = False
    left: bool = False
    shielded: bool = False


class Turn(Node, tag=False):
    """Where the game stands. `round` of `rounds` counts the Town's, from 1, `turn` the Dungeon's turns.

    `active` is -1 when it is nobody's turn; `kills` and `swaps` count its defeats, and how often it has
    changed its reserve; `order` who still picks a spell in this round, the next first.
    """

    phase: Literal["town", "dungeon", "over"]
    round: int
    rounds: int
    turn: int
    active: int
    kills: int
    swaps: int
    staff: int
    order: tuple[int, ...] = ()
    boosted: int = 0
    primed: int = 0


class Over(Node, tag=False):
    """How the table ended: `winners` are the seats that won, `places` each seat's place from 1, where there are any.

    `reason`: lord, nobody-left, concession, time, abandoned, runaway.
    """

    reason: str
    winners: tuple[int, ...]
    places: tuple[int, ...] = ()


Lying: TypeAlias = tuple[int, ...] | int
"""The keys of a zone in order; only their number where the audience cannot tell its pieces apart."""


class View(Node, tag=False):
    """Everything one audience may know, and nothing else.

    `zones` by name: "spells", "dungeon" (the Lord lies last), "offer", "monsters" (three places, 0 for
    an empty one), "looked" (what the seat is being shown), and for each seat "0.hand", "0.deck",
    "0.reserve", "0.played", "0.discard", "0.claimed". `faces` by key, for each piece named in a zone.
    `piles` are the basics that nobody has, by element. `coming` are the monsters still to come, where
    the mode shows them.
    `awaited` are the seats that are asked something now; `laid` is the bid that this seat has laid while
    nobody else sees it (0: none).
    """

    seat: int
    mode: str
    difficulty: str
    full: int
    zones: dict[str, Lying]
    faces: dict[int, Face]
    wizards: tuple[Wizard, ...]
    piles: tuple[int, ...]
    turn: Turn
    coming: tuple[str, ...] = ()
    awaited: tuple[int, ...] = ()
    laid: int = 0
    over: Over | None = None
