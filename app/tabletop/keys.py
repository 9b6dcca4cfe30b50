"""Keys: the names that audiences have for pieces, which tell nothing of where a piece has been.

There is one key for each seat and one for the spectators, 0 where an audience cannot tell the piece
apart. Those who follow a piece are given by bits, one for each audience.
"""

Keys = tuple[int, ...]


def everybody(seats: int) -> int:
    """Every audience that plays or watches: a bit for each seat, and one for the spectators."""
    return (1 << seats + 1) - 1


def followers(keys: Keys) -> int:
    """The audiences that have a key, as bits."""
    return sum(1 << audience for audience, key in enumerate(keys) if key)


def rekeyed(keys: Keys, counters: Keys, followed: int) -> tuple[Keys, Keys]:
    """The keys of a piece that these audiences follow from now on, and the counters that keys are taken from.

    An audience that loses sight of the piece forgets its key; one that gains sight of it gets a new one.
    """
    if not followed:
        return (0,) * len(keys), counters
    now, counted = list(keys), list(counters)
    for audience, key in enumerate(keys):
        if not followed >> audience & 1:
            now[audience] = 0
        elif not key:
            counted[audience] += 1
            now[audience] = counted[audience]
    return tuple(now), tuple(counted)
