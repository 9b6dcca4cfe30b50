"""Which pieces, cards and places a text speaks of."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.words.terms import Side
from app.kernel.node import Node


class Group(Node):
    """The pieces in the Units for which every condition holds, as said by the bearer of the text.

    `row` and `column` are named (`behind`: Flank and Rear), the Wave's, the bearer's (`this`), that of
    the piece named by `like`, or the one picked before (`picked`). `but` excludes, and `among` admits only, what was
    named before. `near` is relative to the bearer (PT5-1103, 1104), or to the piece named by `like`.
    `weak`: of so much attack or less.
    """

    kind: Literal["hero", "leader", "fighter", "corpse", "body"] = "hero"
    side: Literal["any", "yours", "rival", "same"] = "any"
    row: Literal["", "vanguard", "flank", "rear", "behind", "wave", "this", "like", "picked"] = ""
    column: Literal["", "this", "picked"] = ""
    melee: bool = False
    hurt: Literal["", "damaged", "lethal"] = ""
    bearing: Literal["", "virus", "zeal", "extras"] = ""
    idle: Literal["", "wave", "round"] = ""
    near: Literal["", "forerunner", "supporter", "both"] = ""
    this: bool = False
    other: bool = False
    casting: bool = False
    like: str = ""
    but: str = ""
    among: tuple[str, ...] = ()
    weak: int | None = None


class The(Node):
    """What was named before: a pick, or a role of the event that woke the text."""

    name: str = "it"


Who: TypeAlias = Group | The


class Slots(Node):
    """Empty Slots of a Unit, or of the Reserve. `side` same: of the Unit of the piece named `like`."""

    side: Side = "yours"
    row: Literal["", "vanguard", "flank", "rear", "wave"] = ""


class Cards(Node):
    """Cards outside the Units: of a Hand, Deck, Discard pile or Reserve, or those looked at."""

    zone: Literal["hand", "deck", "discard", "reserve", "looked"]
    side: Side = "yours"
    kind: Literal["", "order", "operation", "trap", "lasting"] = ""


class RowOf(Node):
    """A row of both Units, or of one's own."""

    side: Side = "any"


class ColumnOf(Node):
    """A column of one Unit."""

    side: Side = "rival"
