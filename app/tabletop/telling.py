"""Tellings: what each audience is told of an event, made the moment it happens.

Audiences are numbered: one for each seat, then the spectators, then the open one, which looks back
and sees everything. A telling keeps, for every piece it speaks of, the key that each audience then
had for it and who saw its face; nothing has to be concealed afterwards.
"""

from collections.abc import Sequence

from app.kernel.node import Node


class Sight(Node):
    """A piece as it was at that moment: a key for each audience (0: not told apart), and who sees its face.

    `seen` has one bit for each audience; `use` is what the card then was, in one of the game's words.
    """

    keys: tuple[int, ...]
    card: str
    seen: int
    use: str = ""


class Telling(Node):
    """One thing that happened. Every audience is told that it did; sights say how much of it.

    `what` names the happening, `seat` who did it (-1: the house), `n` and `m` numbers that belong
    to it, `word` one of the game's own words (a row, a keyword, a reason).
    """

    what: str
    seat: int = -1
    pieces: tuple[Sight, ...] = ()
    n: int = 0
    m: int = 0
    word: str = ""


class Glimpse(Node):
    """A piece as one audience was told of it. Key 0: one of several that it cannot tell apart."""

    key: int = 0
    card: str | None = None
    use: str = ""


class Tale(Node):
    """A telling as one audience receives it."""

    what: str
    seat: int = -1
    pieces: tuple[Glimpse, ...] = ()
    n: int = 0
    m: int = 0
    word: str = ""


OWN = 20
"""Bits that a seat's own keys take among those of the open audience."""


def open_key(keys: Sequence[int]) -> int:
    """The open audience's key for a piece: the spectators', else that of a seat which tells it apart, set off."""
    if keys[-1]:
        return keys[-1]
    return next((seat + 1 << OWN | key for seat, key in enumerate(keys) if key), 0)


def glimpse(sight: Sight, audience: int) -> Glimpse:
    """A piece as this audience is told of it."""
    if audience == len(sight.keys):
        return Glimpse(open_key(sight.keys), sight.card, sight.use)
    return Glimpse(sight.keys[audience], sight.card if sight.seen >> audience & 1 else None, sight.use)


def tale(telling: Telling, audience: int) -> Tale:
    """What this audience is told."""
    return Tale(
        telling.what,
        telling.seat,
        tuple([glimpse(sight, audience) for sight in telling.pieces]),
        telling.n,
        telling.m,
        telling.word,
    )
