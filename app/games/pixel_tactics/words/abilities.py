"""How a text comes to act: abilities."""

from typing import Literal, TypeAlias

from app.games.pixel_tactics.words.effects import Effect
from app.games.pixel_tactics.words.groups import Group
from app.games.pixel_tactics.words.modifiers import Modifier
from app.games.pixel_tactics.words.terms import EventName, Side
from app.kernel.node import Node


class On(Node):
    """An event as a text describes it: its kind, who acts, and which piece plays which role.

    `line` narrows what is played: an order, or something `lasting` (an Operation or a Trap). `melee`:
    a Melee Attack only. `first`: the first attack on the target in each Round.
    """

    event: EventName
    by: Side = "any"
    roles: tuple[tuple[str, Group], ...] = ()
    line: Literal["", "order", "lasting"] = ""
    melee: bool = False
    first: bool = False


class Passive(Node):
    """Works while the text is available (PT5-703)."""

    modifier: Modifier


class After(Node):
    """A Reaction: once one of these events has resolved (PT5-704)."""

    events: tuple[On, ...]
    effect: Effect


class Before(Node):
    """A replacement: as an attack is made on its target, before anybody is attacked."""

    on: On
    effect: Effect


class At(Node):
    """At the start or end of turns (`side`: whose), Waves (`row`: of that row) or Rounds."""

    edge: Literal["start", "end"]
    of: Literal["turn", "wave", "round"]
    effect: Effect
    side: Side = "any"
    row: Literal["", "vanguard", "flank", "rear"] = ""


class Spell(Node):
    """A starred action taken in place of an attack (PT5-701)."""

    effect: Effect


class Power(Node):
    """An attack power: a starred action in place of an attack, which counts as one (PT1-701, PT1-702)."""

    effect: Effect


class Action(Node):
    """A Leader's own action (PT5-410)."""

    effect: Effect
    price: Literal["plain", "free", "long"] = "plain"
    limited: bool = False


Ability: TypeAlias = Passive | After | Before | At | Spell | Power | Action
