"""Looking into tables: which there are, and what is hidden at one, for those who have nothing to gain by it."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, or_, select

from app.games.game import Result, open_audience
from app.kernel.node import Node
from app.service.database.schema import seats, tables
from app.service.errors import Problem
from app.service.lobby.lists import as_watched, follows_hidden, still_hidden
from app.service.moderation.audit import Act, note
from app.service.replays.record import RecordInfo, record_in
from app.service.tables import log as read
from app.service.tables.attendance import known
from app.service.tables.house import House
from app.service.tables.live import Live
from app.service.tables.opening import tables_of
from app.service.tables.table import Status, Table

PAGE = 30


class Cursor(Node, tag=False):
    """Where a list goes on: after the table that was opened then."""

    at: int
    table: str

    def __str__(self) -> str:
        return f"{self.at}.{self.table}"


class Sought(Node, tag=False):
    """Which tables, the newest first."""

    status: Status | None = None
    user: str | None = None
    game: str | None = None
    after: Cursor | None = None


class Looked(Node, tag=False):
    """All of a table after row `seq`, as its game shows it to who may see everything."""

    table: Table
    seq: int
    paused: bool
    view: Any


def sought(wish: Sought, now: int) -> Callable[[Connection], tuple[list[Table], Cursor | None]]:
    """Reads a page of tables, as those know them who watch: nobody has given a reason to know more."""
    query = select(tables.c.id).where(~follows_hidden(now))
    query = query.order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(PAGE + 1)
    if wish.status == "live":
        query = query.where(or_(tables.c.status == "live", still_hidden(now)))
    elif wish.status:
        query = query.where(tables.c.status == wish.status, ~still_hidden(now))
    if wish.game:
        query = query.where(tables.c.game == wish.game)
    if wish.user:
        query = query.where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == wish.user)))
    if after := wish.after:
        same = (tables.c.created_at == after.at) & (tables.c.id < after.table)
        query = query.where(or_(tables.c.created_at < after.at, same))

    def work(connection: Connection) -> tuple[list[Table], Cursor | None]:
        listed = as_watched(connection, tables_of(query)(connection), now)
        if len(listed) <= PAGE:
            return listed, None
        last = listed[PAGE - 1]
        return listed[:PAGE], Cursor(last.created_at, last.id)

    return work


def inspected(table_id: str, now: int) -> Callable[[Connection], tuple[Table, Result | None]]:
    """Reads a table and how it ended, as those know it who watch. Raises Problem `unknown-table`."""

    def work(connection: Connection) -> tuple[Table, Result | None]:
        try:
            (table,) = as_watched(connection, [read.table_of(table_id)(connection)], now)
        except read.NoSuchTable:
            raise Problem("unknown-table", "there is no such table") from None
        return table, read.result_of(table_id)(connection) if table.status == "over" else None

    return work


def exported(table_id: str, now: int) -> Callable[[Connection], RecordInfo]:
    """Reads the record of a table that is over. Raises Problem: unknown-table, not-over."""

    def work(connection: Connection) -> RecordInfo:
        _, ended = inspected(table_id, now)(connection)
        record = record_in(table_id)(connection) if ended else None
        if record is None:
            raise Problem("not-over", "there is a record once a table is over")
        return record

    return work


class Inspector:
    """Looks at tables from within."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def apart(self, user: str, table_id: str, watching: bool = False) -> Live:
        """The table, for somebody who does not sit there, and where it matters, does not watch it either.

        Raises Problem: unknown-table, own-table; unavailable while nobody can tell who watches.
        """
        try:
            live = await self._house.table(table_id)
        except read.NoSuchTable:
            raise Problem("unknown-table", "there is no such table") from None
        try:
            (there,) = await self._house.presence.ask([table_id]) if watching else [{}]
        except ConnectionError:
            raise Problem("unavailable", "nobody can tell now whether you watch it: try again in a moment") from None
        if live.table.seat_of(user) is not None or user in [known(attendee)[0] for attendee in there]:
            raise Problem("own-table", "you sit at this table, or watch it: somebody else must do this")
        return live

    async def look(self, by: str, table_id: str, reason: str) -> Looked:
        """Everything that is hidden at a table; written down before it is seen. Raises Problem `not-started`."""
        live = await self.apart(by, table_id, watching=True)
        if live.state is None:
            raise Problem("not-started", "the table has not begun")
        seq, paused, view = live.seq, live.paused, live.game.view(live.state, open_audience(len(live.table.seats)))
        act = Act(by, "look-into-table", f"table {table_id}", reason, {"seq": seq})
        await self._house.database.write(lambda connection: note(connection, act, self._house.clock.now()))
        return Looked(live.table, seq, paused, view)
