"""Tellings: what each audience is told of an event, made the moment it happens.

Audiences are numbered: one for each seat, then the spectators last. A telling keeps, for every
piece it speaks of, the key that each audience then had for it and who saw its face; nothing has
to be concealed afterwards.
"""

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


def tale(telling: Telling, audience: int) -> Tale:
    """What this audience is told."""
    bit = 1 << audience
    return Tale(
        telling.what,
        telling.seat,
        tuple(
            [
                Glimpse(sight.keys[audience], sight.card if sight.seen & bit else None, sight.use)
                for sight in telling.pieces
            ]
        ),
        telling.n,
        telling.m,
        telling.word,
    )
