"""How many, and when it is so."""

from typing import TypeAlias

from app.games.pixel_tactics.words.groups import Cards, Group, Slots, Who
from app.games.pixel_tactics.words.terms import Counter, Row
from app.kernel.node import Node


class Pieces(Node):
    """How many pieces a group has. `around`: as said by the piece that is being counted for."""

    group: Group
    around: bool = False


class Counters(Node):
    """How many of a counter lie on what is named; on the affected piece where nothing is."""

    counter: Counter
    on: Who | None = None


class Removed(Node):
    """How many were taken by the pick of that name."""

    name: str = "tokens"


class RoundNumber(Node):
    """The number of the current Round."""


class AttackOf(Node):
    """The Attack Strength of what is named: at present, or the highest one printed."""

    who: Who
    printed: bool = False


class Instead(Node):
    """As much more as turns the base into `n`, when the condition holds."""

    n: int
    when: "Condition"


class Sum(Node):
    """`base`, plus `per` for each one counted."""

    base: int
    of: Pieces | Counters | Removed | RoundNumber | AttackOf | Instead
    per: int = 1


Number: TypeAlias = int | Sum


class Exists(Node):
    """There are at least so many; with `none`, there is none."""

    what: Group | Cards | Slots
    least: int = 1
    none: bool = False


class MoreCards(Node):
    """The rival has more cards in Hand than you."""


class Second(Node):
    """You are second player."""


class InWave(Node):
    """The running Wave is one of these."""

    rows: tuple[Row, ...]


Condition: TypeAlias = Exists | MoreCards | Second | InWave
