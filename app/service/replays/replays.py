"""The replays of the house: worked out when a table ends, or when somebody first asks.

Who may look back: at an open table everybody, at a private one those who sat there and whoever was given
its id, which nobody can guess and no list shows to others; at one without spectators, those who sat there.
While a table is live nobody may; as long as its spectators' delay lasts, those who sat there.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, select, update

from app.service.database.inserting import insert_new
from app.service.database.schema import due, replays, results, tables
from app.service.errors import Problem
from app.service.ranking.rate import rate
from app.service.replays.record import RecordInfo, record_in
from app.service.replays.replay import Replay, unpacked
from app.service.replays.working import work_out
from app.service.tables import log as read
from app.service.tables.commit import Ended
from app.service.tables.due import forget
from app.service.tables.house import House
from app.service.tables.opening import Opening
from app.service.tables.table import HOUSE, Due, Table
from app.service.tables.thinking import Thinkers

LEASE_MS = 120_000
"""How long a node that works a replay out is left alone with it; several times that after each failure."""
ATTEMPTS = 4

log = logging.getLogger(__name__)


class Replays:
    """The replays, as one node knows them. `close` after use."""

    def __init__(self, house: House, opening: Opening) -> None:
        self._house = house
        self._opening = opening
        self._database = house.database
        # apart from the bots, whom somebody waits for
        self._workers = Thinkers(min(1, house.settings.bot_workers))
        self._working: dict[str, asyncio.Task[None]] = {}
        house.endings.append(schedule)
        house.due.works["replay"] = self.carry_out

    def close(self) -> None:
        self._workers.close()

    async def over(self, table_id: str, user: str | None) -> Table:
        """A table that this user may look back at. Raises Problem."""
        table, ended = await self._opening.table(table_id, user)
        if table.status != "over" or ended is None:
            raise Problem("not-over", "a table can be looked back at once it is over")
        if not table.spectators and table.seat_of(user) is None:
            raise Problem("not-seated", "this table had no spectators: those who sat there may look back at it")
        return table

    async def of(self, table: Table) -> Replay:
        """The replay of a table that is over. Raises Problem."""
        body = await self._database.read(_stored(table.id))
        if body is None:
            await self.prepare(table)
            body = await self._database.read(_stored(table.id))
        if body is None:
            raise Problem("no-replay", "there is no replay of this table")
        return unpacked(body)

    async def record(self, table_id: str, user: str | None) -> RecordInfo:
        """The record of a table that this user may look back at. Raises Problem."""
        table = await self.over(table_id, user)
        record = await self._database.read(record_in(table.id))
        assert record is not None
        return record

    async def prepare(self, table: Table) -> None:
        """Work the replay of a table that is over out, and store it; once, however many ask."""
        if (task := self._working.get(table.id)) is None:
            task = self._working[table.id] = asyncio.create_task(self._prepare(table))
            task.add_done_callback(lambda _: self._working.pop(table.id, None))
        await asyncio.shield(task)

    async def _prepare(self, table: Table) -> None:
        rows = await self._database.read(read.rows_after(table.id, -1))
        body = await self._workers.run(partial(work_out, table, rows))
        await self._database.write(partial(_store, table=table, body=body))

    async def carry_out(self, each: Due) -> None:
        """Due work: the replay, and the rating if that failed with the end; tried again a few times, ever later."""
        later = self._house.clock.now() + LEASE_MS * (each.decision + 1)
        await self._database.write(partial(_postpone, each=each, until=later))
        try:
            table = await self._database.read(read.table_of(each.table))
            await self._database.write(partial(_rate, table_id=table.id))
            if table.status == "over":
                await self.prepare(table)
        except Exception:
            log.exception("no replay of table %s, attempt %d", each.table, each.decision + 1)
            if each.decision + 1 < ATTEMPTS:
                return
        done = msgspec.structs.replace(each, decision=each.decision + 1)
        await self._database.write(lambda connection: forget(connection, done))


def schedule(connection: Connection, ended: Sequence[Ended]) -> None:
    """Have replays made of tables that end here, once their spectators know it, by whichever node looks first."""
    query = select(tables.c.id, tables.c.delay_ms).where(tables.c.id.in_([each.table_id for each in ended]))
    delays = {found.id: found.delay_ms for found in connection.execute(query)}
    values = []
    for each in ended:
        at = each.at + delays[each.table_id]
        row = {"table_id": each.table_id, "kind": "replay", "seat": HOUSE, "decision": 0, "at": at}
        values.append({**row, "claimed_until": at})
    insert_new(connection, due, values)


def _postpone(connection: Connection, each: Due, until: int) -> None:
    mine = (due.c.table_id == each.table, due.c.kind == each.kind, due.c.seat == each.seat)
    connection.execute(update(due).where(*mine).values(decision=each.decision + 1, claimed_until=until))


def _rate(connection: Connection, table_id: str) -> None:
    found = connection.execute(select(results).where(results.c.table_id == table_id)).one_or_none()
    if found:
        rate(connection, [Ended(table_id, read.result_from(found), found.at)], late=True)


def _stored(table_id: str) -> Callable[[Connection], bytes | None]:
    query = select(replays.c.body).where(replays.c.table_id == table_id)
    return lambda connection: connection.execute(query).scalar()


def _store(connection: Connection, table: Table, body: bytes) -> None:
    values = {"table_id": table.id, "rules_version": table.rules_version, "body": body}
    insert_new(connection, replays, values)
