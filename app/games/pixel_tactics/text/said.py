"""Clauses and nouns as they are planned, before a language inflects and joins them."""

from typing import Literal, NamedTuple, TypeAlias

Bearer: TypeAlias = Literal["hero", "leader", "operation", "trap", "order"]
"""What carries a text: "this Hero", "this Leader" …"""

Use: TypeAlias = Literal["subject", "object", "each", "all"]
"""How a noun stands in its clause: `each` is a subject spoken of one by one, `all` an object spoken of as a whole."""

Link: TypeAlias = Literal["stop", "and", "then", "or"]


class Noun(NamedTuple):
    """A noun phrase. `again`: a pronoun, for what was named before."""

    text: str
    many: bool = False
    again: bool = False


class Said(NamedTuple):
    """A clause in parts, not yet inflected. Without a subject it tells the player what to do.

    `about` tells subjects apart; `leads` are said in front ("after …", "if …"); `link` ties the
    clause to the one before; `what` is the object, and `short`
    stands for it where verb and noun are understood; `beside` is a clitic or a coverb phrase.
    """

    verb: str
    what: str = ""
    rest: str = ""
    subject: Noun | None = None
    about: object = None
    leads: tuple[str, ...] = ()
    link: Link = "stop"
    may: bool = False
    short: str = ""
    beside: str = ""


Saids: TypeAlias = tuple[Said, ...]


class Ref(NamedTuple):
    """What is spoken of again. `alone`: nothing else was named that "it" could mean."""

    name: str
    kind: str
    many: bool
    alone: bool


def do(verb: str, what: str = "", rest: str = "", short: str = "", beside: str = "") -> Saids:
    """What the player is told to do."""
    return (Said(verb, what, rest, short=short, beside=beside),)
