"""Steps: what a reply is made of as it travels and is logged.

A whole move is a path of steps: first what is done, then how, then to whom. Pieces are named by the
key that the moving seat has for them.
"""

from typing import TypeAlias

from app.kernel.node import Node

# --- Town ---------------------------------------------------------------------


class Bid(Node):
    """Lay this auction card face-down (PG-301)."""

    n: int


class Draft(Node):
    """Take this spell (PG-302)."""

    piece: int


# --- Dungeon: what is done -------------------------------------------------------


class Play(Node):
    """Play this card of the Hand or the reserve; how, and its first target, may follow (PG-603)."""

    piece: int


class Keep(Node):
    """Put this card of the Hand into the reserve; what lies there comes into the Hand (PG-612, PG-614)."""

    piece: int


class Strike(Node):
    """Spend 3 combo points to kill a monster; an Aim follows (PG-803)."""


class Refill(Node):
    """Spend 3 combo points to draw 4 cards (PG-803)."""


class End(Node):
    """End the turn (PG-901)."""


# --- How, and to whom ---------------------------------------------------------------


class Use(Node):
    """Use the first effect, or the alternate one (PG-403, PG-404)."""

    alternate: bool


class Aim(Node):
    """This monster."""

    piece: int


class Pick(Node):
    """This card: to discard, to take back, or the monster that lies next on the dungeon deck."""

    piece: int


class Choice(Node):
    """One of several effects, by its place in the text."""

    n: int


class Whom(Node):
    """This player."""

    seat: int


class Accept(Node):
    """Do what the text says you may."""


class Decline(Node):
    """Do not do what the text says you may."""


Step: TypeAlias = (
    Bid | Draft | Play | Keep | Strike | Refill | End | Use | Aim | Pick | Choice | Whom | Accept | Decline
)
