"""Lists of tables that are over, the newest first, as somebody may know of them.

Everybody may know of open tables that could be watched, those who sat there of all others. What spectators
see with a delay is listed after it, also for those who sat there: lists have one order for all.
"""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Select, and_, exists, func, or_, select

from app.games.game import Result
from app.kernel.node import Node
from app.service.database.schema import results, rows, seats, tables
from app.service.tables import log as read
from app.service.tables.opening import tables_of
from app.service.tables.table import Table

PAGE = 30
"""Tables of one page."""


class Past(Node, tag=False):
    """A table that is over: how and when it ended, how many rows it had and how many milliseconds it took."""

    table: Table
    result: Result
    at: int
    rows: int
    took: int


class Cursor(Node, tag=False):
    """Where a list goes on: after the table that ended then."""

    at: int
    table: str

    def __str__(self) -> str:
        return f"{self.at}.{self.table}"


def cursor(text: str) -> Cursor:
    """The cursor written so. Raises ValueError."""
    at, _, table = text.partition(".")
    return Cursor(int(at), table)


class PastPage(Node, tag=False):
    """Some tables in a row; `next` is where the others follow, if there are any."""

    tables: tuple[Past, ...]
    next: Cursor | None = None


class Wanted(Node, tag=False):
    """Which tables: of a game, of a user, after a cursor; as `viewer` may know of them at `now`."""

    viewer: str | None
    now: int
    game: str | None = None
    user: str | None = None
    after: Cursor | None = None


def past(wanted: Wanted) -> Callable[[Connection], PastPage]:
    """Reads a page of tables that are over."""

    def work(connection: Connection) -> PastPage:
        found = connection.execute(_query(wanted)).all()
        ended = {each.table_id: each for each in found[:PAGE]}
        ids = select(tables.c.id).where(tables.c.id.in_(ended))
        made = {table.id: table for table in tables_of(ids)(connection)}
        spans = _spans(connection, list(ended))
        listed = [Past(made[id], read.result_from(each), each.at, *spans[id]) for id, each in ended.items()]
        more = len(found) > PAGE
        return PastPage(tuple(listed), Cursor(listed[-1].at, listed[-1].table.id) if more else None)

    return work


def _query(wanted: Wanted) -> Select[Any]:
    query = select(results).join(tables).where(results.c.at + tables.c.delay_ms <= wanted.now)
    known = and_(tables.c.visibility == "open", tables.c.spectators)
    if wanted.viewer is not None:
        known = or_(known, _sat(wanted.viewer))
    query = query.where(known)
    if wanted.game is not None:
        query = query.where(tables.c.game == wanted.game)
    if wanted.user is not None:
        # as a list of tables: few of all that there are
        query = query.where(results.c.table_id.in_(select(seats.c.table_id).where(seats.c.user_id == wanted.user)))
    if after := wanted.after:
        older = results.c.at < after.at
        query = query.where(or_(older, and_(results.c.at == after.at, results.c.table_id < after.table)))
    return query.order_by(results.c.at.desc(), results.c.table_id.desc()).limit(PAGE + 1)


def _sat(user: str) -> Any:
    return exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == user)


def _spans(connection: Connection, ids: list[str]) -> dict[str, tuple[int, int]]:
    """Of each of these tables, how many rows it has, and the time from its first to its last."""
    query = (
        select(rows.c.table_id, func.count(), func.max(rows.c.at) - func.min(rows.c.at))
        .where(rows.c.table_id.in_(ids))
        .group_by(rows.c.table_id)
    )
    return {table_id: (count, took) for table_id, count, took in connection.execute(query)}
