"""Opening tables, sitting down, and finding them again."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, insert, select, update

from app.bots.registry import BOTS, UnknownBot, bot
from app.games.game import Result
from app.games.registry import UnknownGame, game
from app.kernel.dice import SEED_BYTES, commitment
from app.service.accounts.guests import User
from app.service.database.schema import results, seats, tables, users
from app.service.errors import Problem
from app.service.ids import hashed, new_id, new_invite
from app.service.tables import log as read
from app.service.tables.commit import DUE_UPSERT, due_values
from app.service.tables.house import House
from app.service.tables.live import Live
from app.service.tables.table import HOUSE, Due, Row, Status, Table

LISTED = 50
"""Tables in one list."""
AT_ONCE = 20
"""Tables that one user may have open or live."""


class Opened(msgspec.Struct, frozen=True):
    """A new table: where its creator sits, and the code that lets another in."""

    id: str
    invite: str | None
    seat: int


class Record(msgspec.Struct, frozen=True):
    """All that is needed to play the game again, and to check its dice."""

    table: Table
    rows: list[Row]


class Opening:
    """The tables of the service, as somebody finds them who is not yet at one."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._database = house.database

    async def open(self, user: User, name: str, given: Mapping[str, Any], opponent: str, nonce: bytes | None) -> Opened:
        """Open a table against `person` or `bot:NAME`. The dice are fixed, and committed to, now."""
        try:
            played = game(name)
            options = played.options(given)
        except UnknownGame:
            raise Problem("unknown-game", f"there is no game called {name}") from None
        except ValueError as error:
            raise Problem("bad-options", str(error)) from None
        against = _bot(opponent)
        table_id, seed, invite, now = new_id(), secrets.token_bytes(SEED_BYTES), None, self._house.clock.now()
        if against is None:
            invite = new_invite()
        values = {
            "id": table_id,
            "game": name,
            "rules_version": played.rules_version,
            "options": msgspec.json.encode(options).decode(),
            "status": "open",
            "seed": seed,
            "commitment": commitment(table_id, seed),
            "nonces": None,
            "invite_hash": hashed(invite) if invite else None,
            "created_at": now,
        }
        sat: list[dict[str, Any]] = [
            {
                "table_id": table_id,
                "seat": number,
                "kind": "bot" if against else "open",
                "bot": against,
                "user_id": None,
                "nonce": None,
            }
            for number in range(played.seats(options))
        ]
        sat[0].update(kind="person", bot=None, user_id=user.id, nonce=nonce)

        start = self._start(table_id) if against else None

        def work(connection: Connection) -> None:
            if connection.execute(_count_of(user)).scalar_one() >= AT_ONCE:
                raise Problem("too-many-tables", f"you have {AT_ONCE} tables already: finish one first")
            connection.execute(insert(tables), values)
            connection.execute(insert(seats), sat)
            if start:
                connection.execute(DUE_UPSERT[connection.dialect.name], [due_values(start)])

        await self._database.write(work)
        if start:
            await self._seated(start)
        return Opened(table_id, invite, 0)

    async def join(self, user: User, invite: str, nonce: bytes | None, table_id: str | None = None) -> tuple[str, int]:
        """Claim the seat an invite is for: the table and the seat. Who sits there already stays."""
        code = hashed(invite.strip().upper().replace("-", ""))

        def work(connection: Connection) -> tuple[str, int, Due | None]:
            query = select(tables.c.id).where(tables.c.invite_hash == code, tables.c.status == "open")
            found = connection.execute(query).scalar()
            if table_id is not None:
                mine = read.table_of(table_id)(connection).seat_of(user.id)
                if mine is not None:
                    return table_id, mine, None
            if found is None or table_id not in (None, found):
                raise Problem("unknown-invite", "this invitation is not valid, or somebody took the seat")
            table = read.table_of(found)(connection)
            if (mine := table.seat_of(user.id)) is not None:
                return found, mine, None
            claimed = connection.execute(
                update(tables).where(tables.c.id == found, tables.c.invite_hash == code).values(invite_hash=None)
            )
            seat = next((each.seat for each in table.seats if each.kind == "open"), None)
            if not claimed.rowcount or seat is None:
                raise Problem("unknown-invite", "this invitation is not valid, or somebody took the seat")
            connection.execute(
                update(seats)
                .where(seats.c.table_id == found, seats.c.seat == seat, seats.c.kind == "open")
                .values(kind="person", user_id=user.id, nonce=nonce)
            )
            start = self._start(found)
            connection.execute(DUE_UPSERT[connection.dialect.name], [due_values(start)])
            return found, seat, start

        joined, seat, start = await self._database.write(work)
        if start:
            await self._seated(start)
        return joined, seat

    async def add_nonce(self, table_id: str, seat: int, nonce: bytes) -> None:
        """Add a seat's share to the dice. It counts once, and only before the start."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(seats)
                .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.nonce.is_(None))
                .values(nonce=nonce)
            )

        await self._database.write(work)
        await self._perhaps_begin(await self._house.seats_changed(table_id))

    def _start(self, table_id: str) -> Due:
        """The start of a table, when the time for adding to its dice is over."""
        return Due(table_id, "start", HOUSE, 0, self._house.clock.now() + self._house.settings.nonce_ms)

    async def _seated(self, start: Due) -> None:
        """The last seat was taken."""
        live = await self._house.seats_changed(start.table)
        live.expect_start(start)
        await self._perhaps_begin(live)

    async def _perhaps_begin(self, live: Live) -> None:
        """Begin at once where every share of the dice is there."""
        shares = [seat.nonce for seat in live.table.seats if seat.kind == "person"]
        if live.table.full and live.state is None and all(shares):
            await self._house.begin(live)

    async def table(self, table_id: str) -> tuple[Table, Result | None]:
        """The table, and how it ended. Raises Problem."""
        try:
            table = await self._database.read(read.table_of(table_id))
        except read.NoSuchTable:
            raise Problem("unknown-table", "there is no such table") from None
        return table, (await self._results([table])).get(table_id)

    async def listed(self, status: Status) -> list[tuple[Table, Result | None]]:
        """The newest tables of this status."""
        query = select(tables.c.id).where(tables.c.status == status)
        return await self._list(query.order_by(tables.c.created_at.desc()).limit(LISTED))

    async def of(self, user: User) -> list[tuple[Table, Result | None]]:
        """The tables at which this user sits and that are not over."""
        query = select(tables.c.id).join(seats).where(seats.c.user_id == user.id, tables.c.status != "over")
        return await self._list(query.order_by(tables.c.created_at.desc()).limit(LISTED))

    async def record(self, table_id: str) -> Record:
        """The record of a table that is over. Raises Problem."""
        table, _ = await self.table(table_id)
        if table.status != "over":
            raise Problem("not-over", "a table's record is shown once it is over")
        return Record(table, await self._database.read(read.rows_after(table_id, -1)))

    async def _list(self, ids: Select[str]) -> list[tuple[Table, Result | None]]:
        found = await self._database.read(_tables(ids))
        ended = await self._results(found)
        return [(table, ended.get(table.id)) for table in found]

    async def _results(self, found: list[Table]) -> dict[str, Result]:
        over = [table.id for table in found if table.status == "over"]
        if not over:
            return {}
        query = select(results).where(results.c.table_id.in_(over))
        ended = await self._database.read(lambda connection: connection.execute(query).all())
        return {
            each.table_id: Result(each.winner, each.reason, tuple(msgspec.json.decode(each.scores))) for each in ended
        }


def _tables(ids: Select[str]) -> Callable[[Connection], list[Table]]:
    def work(connection: Connection) -> list[Table]:
        wanted = [table_id for (table_id,) in connection.execute(ids)]
        sat: dict[str, list[Any]] = {table_id: [] for table_id in wanted}
        query = select(seats, users.c.name).outerjoin(users, users.c.id == seats.c.user_id)
        for found in connection.execute(query.where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat)):
            sat[found.table_id].append(read.seat_from(found))
        rows = connection.execute(select(tables).where(tables.c.id.in_(wanted)))
        made = {found.id: read.table_from(found, tuple(sat[found.id])) for found in rows}
        return [made[table_id] for table_id in wanted]

    return work


def _count_of(user: User) -> Select[int]:
    return (
        select(func.count())
        .select_from(seats.join(tables))
        .where(seats.c.user_id == user.id, tables.c.status != "over")
    )


def _bot(opponent: str) -> str | None:
    """The bot of `bot:NAME`; None for `person`. Raises Problem."""
    if opponent == "person":
        return None
    kind, _, name = opponent.partition(":")
    if kind != "bot" or name not in BOTS:
        raise Problem("unknown-opponent", f"there is no opponent {opponent}")
    try:
        bot(name)
    except (UnknownBot, ImportError):
        raise Problem("unknown-opponent", f"the bot {name} is not here") from None
    return name
