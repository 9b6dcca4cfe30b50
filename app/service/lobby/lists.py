"""What a lobby lists: tables that wait for others, tables that can be watched. Nothing in it is secret."""

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select, union_all

from app.service.database.schema import UNFINISHED, results, seats, tables
from app.service.tables.opening import LISTED, tables_of
from app.service.tables.table import Table
from app.service.tables.wish import LONGEST_DELAY_MS


class Lists(msgspec.Struct, frozen=True):
    """The newest open and live tables, and how many there are in all."""

    open: list[Table] = []
    live: list[Table] = []
    open_total: int = 0
    live_total: int = 0


def still_hidden(now: int) -> ColumnElement[bool]:
    """That a table is over, but its spectators, who see everything later, do not know it yet.

    Only the latest results are looked through, however many there are.
    """
    ended = tables.alias()
    lately = select(results.c.table_id).join(ended).where(results.c.at > now - LONGEST_DELAY_MS)
    return tables.c.id.in_(lately.where(results.c.at + ended.c.delay_ms > now))


def follows_hidden(now: int) -> ColumnElement[bool]:
    """That a table is the rematch of one whose end its spectators do not know yet: it would tell them."""
    before = tables.alias()
    ended = before.join(results, results.c.table_id == before.c.id)
    later = results.c.at + before.c.delay_ms > now
    return select(before.c.id).select_from(ended).where(before.c.id == tables.c.rematch_of, later).exists()


def lists(connection: Connection, now: int) -> Lists:
    """Reads what is listed now."""
    public = (tables.c.visibility == "open") & ~follows_hidden(now)
    waiting = public & (tables.c.status == "open") & tables.c.invite_hash.is_not(None)
    going_on = select(tables.c.id).where(tables.c.status == "live")
    shown = union_all(going_on, select(tables.c.id).where(still_hidden(now)))
    watched = public & tables.c.spectators & tables.c.id.in_(shown)
    open, open_total = _newest(connection, waiting)
    live, live_total = _newest(connection, watched)
    return Lists(open, [unended(table) for table in live], open_total, live_total)


def _newest(connection: Connection, these: ColumnElement[bool]) -> tuple[list[Table], int]:
    query = select(tables.c.id).where(these).order_by(tables.c.created_at.desc(), tables.c.id).limit(LISTED)
    found = tables_of(query)(connection)
    if len(found) < LISTED:
        return found, len(found)
    return found, connection.execute(select(func.count()).select_from(tables).where(these)).scalar_one()


def unended(table: Table) -> Table:
    """The table as its spectators see it while they do not know its end."""
    return msgspec.structs.replace(table, status="live") if table.status == "over" else table


def as_watched(connection: Connection, found: Sequence[Table], now: int) -> list[Table]:
    """The tables as those know them who do not sit there: one that is over goes on until its spectators see the end."""
    over = [table.id for table in found if table.status == "over"]
    hidden = set(connection.execute(select(tables.c.id).where(tables.c.id.in_(over), still_hidden(now))).scalars())
    return [unended(table) if table.id in hidden else table for table in found]


def running(connection: Connection, people: Collection[str]) -> dict[str, list[Table]]:
    """Reads the tables of each of these users that are not over, the newest first."""
    query = (
        select(tables.c.id)
        .where(
            UNFINISHED,
            tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id.in_(people))),
        )
        .order_by(tables.c.created_at.desc(), tables.c.id)
    )
    found: dict[str, list[Table]] = {user: [] for user in people}
    for table in tables_of(query)(connection):
        for seat in table.seats:
            if seat.user in found:
                found[seat.user].append(table)
    return found
