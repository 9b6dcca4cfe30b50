"""The lower line of a card, and the card itself."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.words.abilities import Ability, On
from app.games.pixel_tactics.words.effects import Effect
from app.kernel.node import Node


class Order(Node):
    """The Order line (PT5-411)."""

    effect: Effect


class Operation(Node):
    """The Operation line: its abilities work while it is in play (PT5-424)."""

    abilities: tuple[Ability, ...]


class Trap(Node):
    """The Trap line: its condition, whether it breaks in before that goes on or after it, and its effect."""

    when: Literal["declared", "finished"]
    on: On
    effect: Effect


Lower: TypeAlias = Order | Operation | Trap


class Fighter(Node):
    """The numbers of a Hero or a Leader."""

    attack: int
    life: int


class Card(Node):
    """A printed card: what every piece that bears its id can do (PT5-115)."""

    id: str
    hero: Fighter
    leader: Fighter
    ability: tuple[Ability, ...]
    vanguard: tuple[Ability, ...]
    flank: tuple[Ability, ...]
    rear: tuple[Ability, ...]
    line: Lower
