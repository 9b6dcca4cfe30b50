"""Questions: what a seat may be asked, and how the stack asks it."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.frames import Event, Source, Waiting, When
from app.games.pixel_tactics.words import Effect, Means
from app.kernel import machine
from app.kernel.node import Node


class ChooseLeader(Node):
    """Which of the dealt cards leads? (PT5-208)"""

    kind = "leader"


class Acting(Node):
    """What to do in one's turn? (PT5-304)"""

    kind = "act"


class WhereTo(Node):
    """Which Slot, for an action?"""

    kind = "pick"
    verb: Literal["recruit", "shift", "operate", "lay"]
    id: int


class AimAt(Node):
    """Whom to attack? `granted`: by a text, which may want a kind of attack, or has `moved` the attacker itself."""

    kind = "pick"
    id: int
    granted: bool = False
    means: Means = ""
    bonus: int = 0
    moved: bool = False


class SwitchWith(Node):
    """Which other Hero or corpse?"""

    kind = "pick"
    id: int


class Naming(Node):
    """What does the text speak of? `effect` begins with what is to be named next.

    `verb` is the action that the naming belongs to; none when the text is already resolving.
    """

    kind = "pick"
    effect: Effect
    source: Source
    verb: Literal["", "cast", "order", "lever"] = ""


class Maybe(Node):
    """Do what the text says you may?"""

    kind = "may"
    effect: Effect
    source: Source


class Respond(Node):
    """Activate a Trap in answer to this event?"""

    kind = "window"
    event: Event
    when: When
    passes: int


class Arrange(Node):
    """Which of the abilities that wait resolves first?"""

    kind = "order"
    waiting: tuple[Waiting, ...]


class WhichGuard(Node):
    """Which of those that could takes the attack?"""

    kind = "pick"
    event: Event
    guards: tuple[int, ...]


Question: TypeAlias = (
    ChooseLeader | Acting | WhereTo | AimAt | SwitchWith | Naming | Maybe | Respond | Arrange | WhichGuard
)


class Ask(machine.Ask):
    question: Question


class AskTogether(machine.AskTogether):
    asks: tuple[Ask, ...]
