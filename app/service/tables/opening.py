"""Opening tables, sitting down, and finding them again."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, select, update

from app.games.game import Result
from app.service.accounts.passwords import hashed_password, right_password
from app.service.accounts.user import User
from app.service.database.schema import UNFINISHED, results, seats, tables, users
from app.service.errors import Problem
from app.service.ids import hashed, new_id, new_invite
from app.service.tables import log as read
from app.service.tables import sitting
from app.service.tables.house import House
from app.service.tables.live import Live
from app.service.tables.meeting import need_room
from app.service.tables.sitting import Made, Moment
from app.service.tables.table import Due, Table
from app.service.tables.wish import Wish, planned

LISTED = 50
"""Tables in one list."""

T = TypeVar("T")

Found = tuple[Table, Result | None]


class Opened(msgspec.Struct, frozen=True):
    """A new table: where its creator sits, and the code that lets others in while a seat is free."""

    id: str
    invite: str | None
    seat: int


class Opening:
    """The tables of the service, as somebody finds them who is not yet at one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.database

    def moment(self) -> Moment:
        """Now."""
        return Moment(self._house.clock.now(), self._house.settings.nonce_ms)

    # --- opening and sitting down -------------------------------------------------

    async def open(self, user: User, wish: Wish, password: str | None = None) -> Opened:
        """Open a table. Raises Problem."""
        plan = planned(wish, await hashed_password(password) if password else None)
        seat = plan.bots.index(None)

        def work(connection: Connection) -> Made:
            need_room(connection, user.id)
            return sitting.make(connection, plan, {seat: user.id}, self.moment(), new_id())

        made = await self._database.write(work)
        await self.made(made)
        return Opened(made.id, made.invite, seat)

    async def made(self, made: Made) -> None:
        """A table was made: let everybody know, and begin it if nobody is missing."""
        if made.start:
            await self._filled(made.start)
        else:
            self._house.notice(made.id, made.people)

    async def join(
        self, user: User, invite: str, table_id: str | None = None, seat: int | None = None
    ) -> tuple[str, int]:
        """Claim a seat by invitation: the table and the seat. Who sits there already stays. Raises Problem."""
        code = hashed(invite.strip().upper().replace("-", ""))
        invalid = Problem("unknown-invite", "this invitation is not valid, or every seat is taken")

        def work(connection: Connection) -> tuple[str, int, Due | None]:
            query = select(tables.c.id).where(tables.c.invite_hash == code, tables.c.status == "open")
            found = connection.execute(query).scalar()
            if table_id is not None and (mine := read.table_of(table_id)(connection).seat_of(user.id)) is not None:
                return table_id, mine, None
            if found is None or table_id not in (None, found):
                raise invalid
            try:
                table = sitting.locked(connection, found)
                if (mine := table.seat_of(user.id)) is not None:
                    return found, mine, None
                return found, *sitting.sit(connection, table, user.id, seat, self.moment())
            except read.NoSuchTable:
                raise invalid from None
            except Problem as problem:
                # to whom an invitation says nothing, it says so alike
                raise invalid if problem.code in ("table-full", "unknown-table") else problem from None

        try:
            joined, taken, start = await self._database.write(work)
        except read.NoSuchTable:
            raise unknown_table() from None
        await self._seated(joined, start)
        return joined, taken

    async def sit(self, user: User, table_id: str, password: str | None, seat: int | None = None) -> int:
        """Claim a seat at an open table; its number. Who sits there already stays. Raises Problem."""
        query = select(tables.c.password_hash).where(tables.c.id == table_id)
        secret = await self._database.read(lambda connection: connection.execute(query).scalar())
        opens = secret is None or (password is not None and await right_password(secret, password))

        def work(connection: Connection) -> tuple[int, Due | None]:
            table = sitting.locked(connection, table_id)
            if (mine := table.seat_of(user.id)) is not None:
                return mine, None
            if table.visibility != "open":
                raise Problem("invite-needed", "this table is joined by invitation")
            if not opens:
                raise Problem("wrong-password", "this table asks for its password")
            return sitting.sit(connection, table, user.id, seat, self.moment())

        taken, start = await self._changing(work)
        await self._seated(table_id, start)
        return taken

    async def leave(self, user: User, table_id: str) -> None:
        """Get up from a table that waits for others; the last who does ends it. Raises Problem."""

        def work(connection: Connection) -> bool:
            return sitting.get_up(connection, sitting.locked(connection, table_id), user.id)

        if await self._changing(work):
            await self._house.vanished(table_id)
        else:
            await self._house.seats_changed(table_id)
        self._house.notice(table_id, [user.id])

    async def gone(self, user: User, table_id: str) -> None:
        """Somebody who sits there is gone for good: where others are waited for, their seat is free again."""
        try:
            await self.leave(user, table_id)
        except Problem as problem:
            if problem.code == "already-begun":
                await self._house.seats_changed(table_id)

    async def close(self, user: User, table_id: str) -> None:
        """End a table that waits for others, as its host. Raises Problem."""

        def work(connection: Connection) -> list[str]:
            return sitting.close(connection, sitting.locked(connection, table_id), user.id)

        people = await self._changing(work)
        await self._house.vanished(table_id)
        self._house.notice(table_id, people)

    async def renew_invite(self, user: User, table_id: str) -> str:
        """Another invitation instead of the last, for the host. Raises Problem."""
        invite = new_invite()

        def work(connection: Connection) -> None:
            sitting.reinvite(connection, sitting.locked(connection, table_id), user.id, invite)

        await self._changing(work)
        return invite

    async def _changing(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.write(work)
        except read.NoSuchTable:
            raise unknown_table() from None

    async def add_nonce(self, table_id: str, user: str, nonce: bytes) -> None:
        """Add the share of somebody who sits there to the dice. It counts once, and only before the start."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.user_id == user, seats.c.nonce.is_(None))
                .values(nonce=nonce)
            )

        await self._database.write(work)
        await self._perhaps_begin(await self._house.seats_changed(table_id))

    async def _seated(self, table_id: str, start: Due | None) -> None:
        if start:
            await self._filled(start)
        else:
            await self._house.seats_changed(table_id)

    async def _filled(self, start: Due) -> None:
        """The last seat was taken."""
        live = await self._house.seats_changed(start.table)
        live.expect_start(start)
        await self._perhaps_begin(live)

    async def _perhaps_begin(self, live: Live) -> None:
        """Begin at once where every share of the dice is there, or none is waited for."""
        there = all(seat.nonce for seat in live.table.seats if seat.kind == "person")
        if live.table.full and live.state is None and (there or not self._house.settings.nonce_ms):
            await self._house.begin(live)

    # --- finding ------------------------------------------------------------------

    async def table(self, table_id: str, user: str | None = None) -> Found:
        """The table as this user may know it, and how it ended. Raises Problem.

        Who does not sit there sees it as late as its spectators do, and nothing of how it goes where there are none.
        """
        found = await self._database.read(_found(table_id))
        if found is None:
            raise unknown_table()
        table, result, at = found
        if table.seat_of(user) is not None:
            return table, result
        if not table.spectators:
            table = msgspec.structs.replace(table, progress=None)
        if result and at + table.delay_ms > self._house.clock.now():
            return msgspec.structs.replace(table, status="live"), None
        return table, result

    async def of(self, user: User) -> list[Table]:
        """The tables at which this user sits and that are not over."""
        query = select(tables.c.id).join(seats).where(seats.c.user_id == user.id, UNFINISHED)
        return await self._database.read(tables_of(query.order_by(tables.c.created_at.desc()).limit(LISTED)))


def _found(table_id: str) -> Callable[[Connection], tuple[Table, Result | None, int] | None]:
    """Reads a table, how it ended, and when."""

    def work(connection: Connection) -> tuple[Table, Result | None, int] | None:
        try:
            table = read.table_of(table_id)(connection)
        except read.NoSuchTable:
            return None
        ended = connection.execute(select(results).where(results.c.table_id == table_id)).first()
        if ended is None:
            return table, None, 0
        scores, places = msgspec.json.decode(ended.scores), msgspec.json.decode(ended.places)
        return table, Result(ended.winner, ended.reason, tuple(scores), tuple(places)), ended.at

    return work


def unknown_table() -> Problem:
    return Problem("unknown-table", "there is no such table")


def tables_of(ids: Select[str]) -> Callable[[Connection], list[Table]]:
    """Reads these tables with their seats, in the order of their ids."""

    def work(connection: Connection) -> list[Table]:
        wanted = [table_id for (table_id,) in connection.execute(ids)]
        sat: dict[str, list[Any]] = {table_id: [] for table_id in wanted}
        query = select(seats, users.c.name).outerjoin(users, users.c.id == seats.c.user_id)
        for found in connection.execute(query.where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat)):
            sat[found.table_id].append(read.seat_from(found))
        rows = connection.execute(select(tables).where(tables.c.id.in_(wanted)))
        made = {found.id: read.table_from(found, tuple(sat[found.id])) for found in rows}
        return [made[table_id] for table_id in wanted if table_id in made]

    return work
