"""Steps: what a reply is made of as it travels and is logged.

A whole move is a path of steps: first what is done, then with what, to whom, where. Pieces are
named by the key that the moving seat has for them, Slots by seat and number (row * 3 + column,
rows counted from the front, the Leader in Slot 4).
"""

from typing import TypeAlias

from app.kernel.node import Node

# --- What is done ------------------------------------------------------------


class Lead(Node):
    """Choose this card of the dealt ones as Leader (PT5-208)."""

    piece: int


class Draw(Node):
    """Take the Draw action (PT5-401)."""


class Recruit(Node):
    """Recruit this card of the Hand; a Place follows (PT5-405)."""

    piece: int


class Attack(Node):
    """Attack with this fighter; an Aim follows (PT5-408)."""

    piece: int


class Cast(Node):
    """Cast this fighter's Spell; its first picks follow (PT5-409)."""

    piece: int


class Lever(Node):
    """Take the Leader's own action; its first picks follow (PT5-410)."""

    piece: int


class Order(Node):
    """Play this card's Order; its first picks follow (PT5-411)."""

    piece: int


class Clear(Node):
    """Clear this corpse (PT5-414)."""

    piece: int


class Shift(Node):
    """Take the Move action with this Hero; a Place follows (PT5-416)."""

    piece: int


class Switch(Node):
    """Switch this Hero or corpse; a Pick of the other follows (PT5-417)."""

    piece: int


class Operate(Node):
    """Play this card's Operation; a Place in the Reserve follows (PT5-420)."""

    piece: int


class Lay(Node):
    """Place this card's Trap; a Place in the Reserve follows (PT5-427)."""

    piece: int


class Discharge(Node):
    """Clear this own Operation or Trap (PT5-431)."""

    piece: int


class Pass(Node):
    """End the turn (PT5-432), or let a window go by."""


class Activate(Node):
    """Activate this Trap (PT5-901)."""

    piece: int


# --- With what, to whom, where -----------------------------------------------


class Aim(Node):
    """The target of an attack, and whether it is shot at."""

    piece: int
    ranged: bool = False


class Place(Node):
    """A Slot; `reserve` tells the Reserve's Slots 0-2 from the Unit's 0-8."""

    seat: int
    slot: int
    reserve: bool = False


class Pick(Node):
    """A piece."""

    piece: int


class Number(Node):
    """A number, such as how much damage to move."""

    n: int


class Row(Node):
    """A row: 0 Vanguard, 1 Flank, 2 Rear."""

    row: int


class Column(Node):
    """A column of one Unit, 0-2 from its owner's left."""

    column: int


class Clause(Node):
    """One of several clauses of a text, by its place there."""

    n: int


class Accept(Node):
    """Do what the text says you may."""


class Decline(Node):
    """Do not do what the text says you may."""


class Enough(Node):
    """Pick no more."""


class First(Node):
    """Resolve this ability of this piece before the others that wait."""

    piece: int
    line: str


Step: TypeAlias = (
    Lead
    | Draw
    | Recruit
    | Attack
    | Cast
    | Lever
    | Order
    | Clear
    | Shift
    | Switch
    | Operate
    | Lay
    | Discharge
    | Pass
    | Activate
    | Aim
    | Place
    | Pick
    | Number
    | Row
    | Column
    | Clause
    | Accept
    | Decline
    | Enough
    | First
)
