"""What is named before the effect that needs it."""

from typing import Literal

from app.games.pixel_tactics.words.groups import Cards, ColumnOf, Group, RowOf, Slots, Who
from app.games.pixel_tactics.words.numbers import Number
from app.games.pixel_tactics.words.terms import Counter
from app.kernel.node import Node


class UpTo(Node):
    """A number from 1 up to `n`, and no more than the damage on what is named."""

    n: int
    damage_on: Who


class Tokens(Node):
    """Up to `n` counters, taken one by one from pieces of a group."""

    counter: Counter
    group: Group
    n: int


class Shares(Node):
    """A number split freely, one by one, among the pieces of a group."""

    n: "Number"
    group: Group


class Layout(Node):
    """A place for each Hero and corpse of a Unit among its Slots."""

    side: Literal["yours", "rival"] = "yours"


class Sequence(Node):
    """An order for the cards looked at, the top first."""


class Pick(Node):
    """Something named before the effect that needs it. `each`: all of a group, nobody chooses.

    Where `up_to` is more than 1, so many pieces may be picked, or from one to so many cards.
    """

    name: str
    of: Group | Slots | Cards | RowOf | ColumnOf | UpTo | Tokens | Shares | Layout | Sequence
    up_to: int = 1
    each: bool = False
