"""The house of one node: the tables it keeps in memory, and what they share."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, update

from app.service.bus.bus import Bus
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import seats
from app.service.ids import new_id
from app.service.nodes.presence import Presence
from app.service.repeating import every
from app.service.settings import Settings
from app.service.tables import log as read
from app.service.tables.clocks import Outages
from app.service.tables.commit import SNAPSHOT_UPSERT, Committer, Ending, snapshot_values
from app.service.tables.due import DueWork
from app.service.tables.forking import forked
from app.service.tables.live import Live, Request
from app.service.tables.orders import Orders
from app.service.tables.outages import read_outages
from app.service.tables.table import HOUSE, Passing, Row
from app.service.tables.thinking import Thinkers
from app.service.turns import Turns

IDLE_MS = 60_000
"""How long a table that nobody looks at stays in memory."""
SWEEP_SECONDS = 15
LOADS_AT_ONCE = 4
"""Tables that are read and played forward at once: when a node takes over those of another, moves are not held up."""
LOAD_SECONDS = 15
"""How long a table waits to be loaded; then whoever asked for it is asked to come back."""

log = logging.getLogger(__name__)


class Published(msgspec.Struct, frozen=True):
    """What nodes tell each other: row `seq` of a table, this one, is in the log; -1: its seats have changed."""

    seq: int
    row: Row | None = None


PUBLISHED = msgspec.json.Decoder(Published)


class House:
    """Everything a node needs to keep tables. `start` before use, `close` after."""

    def __init__(self, settings: Settings, database: Database, bus: Bus, clock: Clock) -> None:
        self.settings = settings
        self.database = database
        self.bus = bus
        self.clock = clock
        self.node = new_id()
        self.presence = Presence(self.node, bus)
        self.window_ms = int(settings.window_seconds * 1000)
        self.due = DueWork(self)
        self.thinkers = Thinkers(settings.bot_workers)
        self.orders = Orders(self)
        self.endings: list[Ending] = []
        self.notices: list[Callable[[str, Sequence[str]], None]] = []
        self.outages: Outages = ()
        self.committer: Committer
        self._tables: dict[str, Live] = {}
        self._loads = Turns(LOADS_AT_ONCE, LOAD_SECONDS)
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.learn_outages()
        self.committer = Committer(self.database, self.endings)
        await self.due.start()
        self.spawn(every(SWEEP_SECONDS, self.sweep, "idle tables could not be swept"))

    async def close(self) -> None:
        await self.due.close()
        await self.committer.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self._keep(self._tables.values())
        await self.presence.close()
        for table_id in tuple(self._tables):
            await self.bus.unsubscribe(table_id, self.node)

    async def learn_outages(self) -> None:
        """Read again when no node lived."""
        self.outages = await self.database.read(read_outages)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this work beside everything else; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("work failed", exc_info=error)

    # --- tables ---------------------------------------------------------------

    async def table(self, table_id: str, at_once: bool = False) -> Live:
        """The table, from memory or from its log. Raises NoSuchTable, and Busy unless it is wanted `at_once`."""
        if found := self._tables.get(table_id):
            found.touched = self.clock.now()
            return found
        if (loading := self._loading.get(table_id)) is None:
            loading = asyncio.ensure_future(self._load_in_turn(table_id, at_once))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    def in_memory(self) -> tuple[Live, ...]:
        """The tables that are in memory."""
        return tuple(self._tables.values())

    def known(self, table_id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    async def _load_in_turn(self, table_id: str, at_once: bool) -> Live:
        if at_once:
            return await self._load(table_id)
        async with self._loads.take():
            return await self._load(table_id)

    async def _load(self, table_id: str) -> Live:
        table = await self.database.read(read.table_of(table_id))
        live = Live(self, table)
        await self.bus.subscribe(table_id, self.node, partial(self._hear, live))
        await live.load()
        self._tables[table_id] = live
        if table.status == "open":
            # somebody may have sat down or got up before anything was heard here
            await self.refresh(live)
            if table_id not in self._tables:
                raise read.NoSuchTable(table_id)
        return live

    async def _part(self, live: Live) -> None:
        """Keep the table in memory no longer; who reads it again begins at how it stands now."""
        await self._let_go(live)
        await self._keep([live])

    async def _let_go(self, live: Live) -> None:
        self._tables.pop(live.table.id, None)
        await self.bus.unsubscribe(live.table.id, self.node)
        await live.attendance.stop()

    async def _keep(self, lives: Iterable[Live]) -> None:
        """Write down how these tables stand: under new rules each goes on from there."""
        values = [snapshot_values(live.table.id, kept) for live in lives if (kept := live.unwritten())]
        if not values:
            return
        try:
            await self.database.write(
                lambda connection: connection.execute(SNAPSHOT_UPSERT[connection.dialect.name], values)
            )
        except Exception:
            log.exception("%d tables could not be written down", len(values))

    def _hear(self, live: Live, message: bytes) -> None:
        published = PUBLISHED.decode(message)
        if published.seq < 0:
            self.spawn(self.refresh(live))
        else:
            live.hear(published.seq, published.row)

    def tell_others(self, table_id: str, row: Row) -> None:
        """Tell other nodes that this row is committed."""
        self.bus.publish(table_id, self.node, msgspec.json.encode(Published(row.seq, row)))
        self.notice(table_id)

    def notice(self, table_id: str, people: Sequence[str] = ()) -> None:
        """Something about this table is new, for these users beside those who sit there: tell who shows many tables."""
        for hear in self.notices:
            hear(table_id, people)

    async def seats_changed(self, table_id: str) -> Live:
        """Let everybody see who sits at the table now; begin if all are there."""
        self.bus.publish(table_id, self.node, msgspec.json.encode(Published(-1)))
        # what has been written cannot be refused any more; before the game a log is short
        live = await self.table(table_id, at_once=True)
        await self.refresh(live)
        self.notice(table_id)
        return live

    async def vanished(self, table_id: str) -> None:
        """Let everybody see that a table that never began is gone."""
        self.bus.publish(table_id, self.node, msgspec.json.encode(Published(-1)))
        if live := self.known(table_id):
            await self.refresh(live)
        self.notice(table_id)

    async def refresh(self, live: Live) -> None:
        """Read again who sits at the table, and whether it is still there."""
        try:
            fresh = await self.database.read(read.table_of(live.table.id))
        except read.NoSuchTable:
            await self._let_go(live)
            for listener in tuple(live.listeners):
                listener.vanished()
            return
        live.table = msgspec.structs.replace(live.table, seats=fresh.seats, host=fresh.host, rematch=fresh.rematch)
        live.attendance.seated()
        for listener in tuple(live.listeners):
            listener.changed()

    async def begin(self, live: Live) -> None:
        """Begin the game; the share of somebody who has not added to the dice is empty, as the house adds nothing."""
        nonces = tuple((seat.nonce or b"").hex() for seat in live.table.seats if seat.kind == "person")
        source = live.table.source
        payload = await forked(self.database, self.thinkers, source, nonces) if source else nonces
        await live.ask(Request("start", HOUSE, "start", payload=payload))

    async def keep_passing(self, table_id: str, seat: int, passing: Passing) -> None:
        """Store what a seat passes by itself."""
        await self.database.write(_keep_passing(table_id, seat, passing))

    async def sweep(self) -> None:
        """Part with the tables that nobody has looked at for a while."""
        now = self.clock.now()
        for live in tuple(self._tables.values()):
            if live.idle and now - live.touched > IDLE_MS:
                await self._part(live)


def _keep_passing(table_id: str, seat: int, passing: Passing) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        connection.execute(
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat)
            .values(passing=msgspec.json.encode(passing).decode())
        )

    return work
