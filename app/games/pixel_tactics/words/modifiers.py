"""What lasts: modifiers."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.words.groups import Group, Who
from app.games.pixel_tactics.words.numbers import Condition, Number
from app.games.pixel_tactics.words.terms import Harmful, Keyword, Row, Side
from app.kernel.node import Node


class Strength(Node):
    """Attack Strength: so much more, or (`set`) exactly so much, before anything is added."""

    n: Number
    whom: Who
    set: bool = False
    against: Literal["", "leader", "damaged"] = ""


class Life(Node):
    """Life total: so much more."""

    n: Number
    whom: Who


class Harm(Node):
    """Damage taken: so much more of each dealing, of every kind where `by` is empty."""

    n: int
    whom: Who
    by: tuple[Harmful, ...] = ()


class Has(Node):
    """An ability is had."""

    word: Keyword
    whom: Who


class Barred(Node):
    """Pieces that can neither attack nor use an attack power; where there are `spells`, nor cast."""

    whom: Who
    spells: bool = True


class Forbid(Node):
    """A player cannot do something, or not more than `beyond` times a turn, in the named Waves only.

    `repeat`: take an action again that it has taken this turn, but for attacks and attack powers.
    """

    what: Literal["activate", "cast", "order", "repeat"]
    side: Side
    beyond: int = 0
    rows: tuple[Row, ...] = ()


class Price(Node):
    """What an action costs a player; with `first`, only the first such action of a turn."""

    action: Literal["move", "clear", "recruit", "restructure"]
    side: Side
    price: Literal["free", "long"]
    first: bool = False


class MoreActions(Node):
    """More actions in the named Waves."""

    n: int
    rows: tuple[Row, ...]


class AnyRow(Node):
    """One's Heroes are recruited into any row."""


class Aiming(Node):
    """The rival's Melee Attacks: one chooses their targets, among those that each could have."""


class DivertAttack(Node):
    """Melee Attacks on these are made on the bearer instead."""

    whom: Group


class DivertDamage(Node):
    """Damage of these kinds, or of every kind, to these is dealt to the bearer instead."""

    whom: Group
    by: tuple[Harmful, ...] = ()


class Mirror(Node):
    """The bearer has the ability of the rival Leader."""


class While(Node):
    """A modifier that works while a condition holds."""

    when: Condition
    modifier: "Modifier"


Modifier: TypeAlias = (
    Strength
    | Life
    | Harm
    | Has
    | Barred
    | Forbid
    | Price
    | MoreActions
    | AnyRow
    | Aiming
    | DivertAttack
    | DivertDamage
    | Mirror
    | While
)
