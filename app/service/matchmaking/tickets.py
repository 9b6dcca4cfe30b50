"""Tickets: who looks for a game, of which kind, and since when; one a user."""

from collections.abc import Collection, Mapping
from statistics import median
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, select, update

from app.service.database.inserting import insert_or_replace
from app.service.database.schema import ratings, tickets

GONE_MS = 10_000
"""A ticket that nobody has held for so long is removed."""
NOTED_MS = 3_000
"""How long it is enough to have noted that somebody holds a ticket."""
RECENT_MS = 3600_000
"""How far back the waits of others say something about the next."""
RECENT = 20
TELLING = 3
"""Fewer waits than this say nothing."""

MU = 25.0
POINTS = 40
"""Ratings are told apart in points: who has played nothing yet has 1000."""


class Queue(NamedTuple):
    """What somebody looks for; without `seats`, a table for as many as the mode usually takes."""

    game: str
    mode: str
    clock: str
    rated: bool
    seats: int = 0


class Ticket(NamedTuple):
    """Somebody who looks for a game; `matched` is the table that was found."""

    user: str
    queue: Queue
    rating: float
    at: int
    seen_at: int
    matched: str | None = None


def _ticket(found: Row[Any]) -> Ticket:
    queue = Queue(found.game, found.mode, found.clock, found.rated, found.seats)
    return Ticket(found.user_id, queue, found.rating, found.at, found.seen_at, found.matched)


def of_queue(queue: Queue) -> ColumnElement[bool]:
    """That a ticket is for this queue, whether it waits or was matched."""
    return and_(*(tickets.c[part] == value for part, value in queue._asdict().items()))


def take(connection: Connection, user: str, queue: Queue, now: int) -> None:
    """Take a ticket instead of any other that the user has; the same one keeps its place."""
    held = tickets_of(connection, [user]).get(user)
    if held and held.matched is None and held.queue == queue:
        touch(connection, [user], now)
        return
    values = {"user_id": user, **queue._asdict(), "rating": rating(connection, user, queue), "at": now, "seen_at": now}
    insert_or_replace(connection, tickets, values)


def rating(connection: Connection, user: str, queue: Queue) -> float:
    """How well the user plays this, in points."""
    query = (
        select(ratings.c.mu)
        .where(ratings.c.user_id == user, ratings.c.game == queue.game, ratings.c.mode == queue.mode)
        .order_by(ratings.c.season.desc())
        .limit(1)
    )
    mu = connection.execute(query).scalar()
    return POINTS * (MU if mu is None else mu)


def drop(connection: Connection, user: str) -> bool:
    """Give the ticket back; whether there was one that still waited."""
    dropped = connection.execute(delete(tickets).where(tickets.c.user_id == user, tickets.c.matched.is_(None)))
    return bool(dropped.rowcount)


def touch(connection: Connection, people: Collection[str], now: int) -> None:
    """These users still hold their tickets. What was noted a moment ago is not noted again."""
    old = tickets.c.seen_at <= now - NOTED_MS
    connection.execute(
        update(tickets).where(tickets.c.user_id.in_(people), tickets.c.matched.is_(None), old).values(seen_at=now)
    )


def sweep(connection: Connection, now: int) -> None:
    """Remove tickets that nobody holds any more, and those that say nothing any more."""
    connection.execute(delete(tickets).where(tickets.c.matched.is_(None), tickets.c.seen_at < now - GONE_MS))
    connection.execute(delete(tickets).where(tickets.c.matched_at < now - RECENT_MS))


def waiting(connection: Connection) -> set[Queue]:
    """The queues in which somebody waits."""
    query = select(*(tickets.c[part] for part in Queue._fields)).where(tickets.c.matched.is_(None)).distinct()
    return {Queue(*found) for found in connection.execute(query)}


def tickets_of(connection: Connection, people: Collection[str]) -> Mapping[str, Ticket]:
    """The tickets of these users."""
    found = connection.execute(select(tickets).where(tickets.c.user_id.in_(people)))
    return {each.user_id: _ticket(each) for each in found}


def claimed(connection: Connection, queue: Queue, now: int, limit: int) -> list[Ticket]:
    """The tickets of a queue, the oldest first: no other node may take them before this transaction is through."""
    query = (
        select(tickets)
        .where(of_queue(queue), tickets.c.matched.is_(None), tickets.c.seen_at >= now - GONE_MS)
        .order_by(tickets.c.at, tickets.c.user_id)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    return [_ticket(found) for found in connection.execute(query)]


def match(connection: Connection, people: Collection[str], table: str, now: int) -> None:
    """These users have found each other."""
    connection.execute(update(tickets).where(tickets.c.user_id.in_(people)).values(matched=table, matched_at=now))


def expected_ms(connection: Connection, queue: Queue, now: int) -> int | None:
    """How long others have waited lately; None if too few have to say."""
    query = (
        select(tickets.c.matched_at - tickets.c.at)
        .where(of_queue(queue), tickets.c.matched_at >= now - RECENT_MS)
        .order_by(tickets.c.matched_at.desc())
        .limit(RECENT)
    )
    waits = [wait for (wait,) in connection.execute(query)]
    return round(median(waits)) if len(waits) >= TELLING else None


def looking(connection: Connection) -> int:
    """Reads how many look for a game."""
    query = select(func.count()).select_from(tickets).where(tickets.c.matched.is_(None))
    return connection.execute(query).scalar_one()
