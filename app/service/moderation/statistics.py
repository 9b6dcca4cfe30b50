"""How much goes on in the house."""

from collections import defaultdict
from dataclasses import dataclass
from statistics import median

from sqlalchemy import ColumnElement, Connection, case, func, select

from app.service.database.schema import results, rows, tables, tickets, users
from app.service.lobby.lists import follows_hidden, still_hidden

DAY_MS = 24 * 3600 * 1000
DAYS = 30
RECENT = 1_000
"""Tables, the latest, and waits from which medians are taken."""


@dataclass(frozen=True, slots=True)
class TablesCount:
    """How many tables of a game have this status."""

    game: str
    status: str
    count: int


@dataclass(frozen=True, slots=True)
class DayCount:
    """How many tables of a game ended on a day, which began then (ms since 1970, UTC)."""

    day: int
    game: str
    ended: int


@dataclass(frozen=True, slots=True)
class Length:
    """Medians of a game's latest tables: their rows, and the milliseconds from the first to the last."""

    game: str
    tables: int
    rows: int
    took_ms: int


@dataclass(frozen=True, slots=True)
class QueueWait:
    """How many look for a game, and the median of what others waited lately, null if nobody did."""

    game: str
    mode: str
    waiting: int
    waited_ms: int | None


@dataclass(frozen=True, slots=True)
class StatisticsInfo:
    """How much goes on: users who have not left, those `seen` within a day, those `online` now, tables, queues."""

    users: int
    accounts: int
    seen: int
    banned: int
    online: int
    tables: list[TablesCount]
    days: list[DayCount]
    lengths: list[Length]
    waits: list[QueueWait]


def statistics(connection: Connection, now: int, online: int) -> StatisticsInfo:
    """Reads the statistics of this moment, in which so many are online."""

    def people(*which: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(users).where(users.c.deleted_at.is_(None), *which)
        return connection.execute(query).scalar_one()

    # an end, and the rematch that would tell of it, count once those who watch with a delay know
    status = case((still_hidden(now), "live"), else_=tables.c.status).label("status")
    known = select(tables.c.game, status, func.count()).where(~follows_hidden(now))
    grouped = known.group_by(tables.c.game, status)
    return StatisticsInfo(
        people(),
        people(users.c.name_key.is_not(None)),
        people(users.c.seen_at > now - DAY_MS),
        people(users.c.banned_until > now),
        online,
        [TablesCount(*found) for found in connection.execute(grouped.order_by(tables.c.game, status))],
        _days(connection, now),
        _lengths(connection, now),
        _waits(connection),
    )


def _days(connection: Connection, now: int) -> list[DayCount]:
    first = (now // DAY_MS - DAYS + 1) * DAY_MS
    day = (results.c.at - results.c.at % DAY_MS).label("day")
    query = (
        select(day, tables.c.game, func.count())
        .select_from(results.join(tables))
        .where(results.c.at >= first, ~still_hidden(now))
        .group_by(day, tables.c.game)
        .order_by(day, tables.c.game)
    )
    return [DayCount(*found) for found in connection.execute(query)]


def _lengths(connection: Connection, now: int) -> list[Length]:
    known = select(results.c.table_id).join(tables).where(~still_hidden(now))
    latest = known.order_by(results.c.at.desc()).limit(RECENT).subquery()
    query = (
        select(tables.c.game, func.count(), func.max(rows.c.at) - func.min(rows.c.at))
        .select_from(latest.join(tables, tables.c.id == latest.c.table_id).join(rows, rows.c.table_id == tables.c.id))
        .group_by(tables.c.id, tables.c.game)
    )
    games: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for game, count, took in connection.execute(query):
        games[game].append((count, took))
    medians = {game: [round(median(each)) for each in zip(*found, strict=True)] for game, found in games.items()}
    return [Length(game, len(games[game]), count, took) for game, (count, took) in sorted(medians.items())]


def _waits(connection: Connection) -> list[QueueWait]:
    query = select(tickets.c.game, tickets.c.mode, tickets.c.matched_at - tickets.c.at).order_by(
        tickets.c.matched_at.desc()
    )
    waited: defaultdict[tuple[str, str], list[int | None]] = defaultdict(list)
    for game, mode, wait in connection.execute(query):
        waited[game, mode].append(wait)
    made = []
    for (game, mode), all_waits in sorted(waited.items()):
        matched = [wait for wait in all_waits if wait is not None]
        middle = round(median(matched[:RECENT])) if matched else None
        made.append(QueueWait(game, mode, len(all_waits) - len(matched), middle))
    return made
