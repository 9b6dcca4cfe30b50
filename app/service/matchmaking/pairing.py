"""Pairing: who of those that wait play together. The longer somebody waits, the less the ratings matter."""

from collections.abc import Collection, Sequence

from app.service.matchmaking.tickets import Ticket

NEAR = 50
"""How far apart in points two may be who have just come."""
DOUBLED_MS = 10_000
"""In this time the distance that is taken doubles."""
UNLIMITED_MS = 60_000
"""Who has waited so long plays anybody."""
AGAIN_MS = 90_000
"""Who has waited so long plays rated with the same group again, of more than two; anybody else would do before."""


def window(waited: int) -> float:
    """How far away in points an opponent may be after this long."""
    return float("inf") if waited >= UNLIMITED_MS else NEAR * 2 ** (waited / DOUBLED_MS)


def groups(
    waiting: Sequence[Ticket], size: int, now: int, barred: Collection[frozenset[str]]
) -> list[tuple[Ticket, ...]]:
    """Groups of `size`, each around who has waited longest, with whoever is nearest.

    `barred` has pairs who never meet, and whole groups who do not meet again without somebody new. Where the
    nearest keep out too many others, it is tried without them.
    """
    left, made = list(waiting), []
    while len(left) >= size:
        first = left.pop(0)
        near = sorted(left, key=lambda each: (abs(each.rating - first.rating), each.at))
        for without in range(size - 1):
            group = _gathered(first, near[without:], size, now, barred)
            if len(group) == size:
                left = [each for each in left if each not in group]
                made.append(tuple(group))
                break
    return made


def _gathered(
    first: Ticket, others: Sequence[Ticket], size: int, now: int, barred: Collection[frozenset[str]]
) -> list[Ticket]:
    """The first with those of the others, in their order, who may all play together; `size` at most."""
    group = [first]
    for other in others:
        if len(group) < size and _fits(other, group, now, barred):
            group.append(other)
    return group


def _fits(other: Ticket, group: Sequence[Ticket], now: int, barred: Collection[frozenset[str]]) -> bool:
    """Whether somebody may join those who are gathered so far."""
    if frozenset((other.user, *[each.user for each in group])) in barred:
        return False
    return all(_meet(other, each, now, barred) for each in group)


def _meet(one: Ticket, other: Ticket, now: int, barred: Collection[frozenset[str]]) -> bool:
    """Whether the two may play: it is enough that one of them has waited for it."""
    if one.user == other.user or frozenset((one.user, other.user)) in barred:
        return False
    return abs(one.rating - other.rating) <= max(window(now - one.at), window(now - other.at))
