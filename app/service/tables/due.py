"""Due work: what happens at a table without a person, as rows that any node may carry out.

A row is written with what caused it and belongs to the writing node until a while after its time;
then whoever claims it first has it. Done twice, it does no harm: the log takes a move once.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, Connection, and_, delete, select, tuple_, update

from app.service.clock import Timer
from app.service.database.schema import due
from app.service.tables.commit import DUE_CORRECT, DUE_UPSERT, LEASE_MS, due_values
from app.service.tables.live import Live, Request
from app.service.tables.log import NoSuchTable
from app.service.tables.table import Due, DueKind
from app.service.turns import Busy

if TYPE_CHECKING:
    from app.service.tables.house import House

POLL_SECONDS = 1.0
CLAIMS = 50
"""Due rows a node takes at once."""

FALLBACK = "random"
"""The bot that answers where another fails."""

Dues = Mapping[tuple[DueKind, int], Due]
Key = tuple[str, DueKind, int]
"""A table, a kind, a seat."""

log = logging.getLogger(__name__)


class DueWork:
    """The due work of one node: timers for its own, and a look now and then for what others left."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self.works: dict[DueKind, Callable[[Due], Awaitable[None]]] = {}
        self._timers: dict[Key, tuple[Due, Timer]] = {}
        self._thinking: set[tuple[str, int]] = set()
        self._poll: asyncio.Task[None]
        self._wake = asyncio.Event()

    async def start(self) -> None:
        if getattr(self._house.bus, "alone", False):
            # no other node is alive: what is claimed was claimed by one that died
            await self._house.database.write(release)
        self._poll = asyncio.create_task(self._polling())

    def wake(self) -> None:
        """Look at once for what others left."""
        self._wake.set()

    async def retire(self) -> None:
        """Claim nothing any more."""
        self._poll.cancel()
        await asyncio.gather(self._poll, return_exceptions=True)

    async def close(self) -> None:
        await self.retire()
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    async def write(self, each: Due) -> None:
        """Write down a due row by itself."""
        await self._house.database.write(
            lambda connection: connection.execute(DUE_UPSERT[connection.dialect.name], [due_values(each)])
        )

    async def begin(self, each: Due) -> None:
        """Write down a due row, and carry it out when its time has come."""
        await self.write(each)
        self.set(each)

    async def forget(self, each: Due) -> None:
        """It is no longer due; what the seat is asked next may be by now, and stays so."""
        key = (each.table, each.kind, each.seat)
        if (known := self._timers.get(key)) and known[0].decision == each.decision:
            self._stop(key)
        await self._house.database.write(lambda connection: forget(connection, each))

    async def stands(self, each: Due) -> bool:
        """Whether it is still written down, and for the same time."""
        return await self._house.database.read(lambda connection: stands(connection, each))

    async def correct(self, dues: Sequence[Due]) -> None:
        """Write down when this work is due, unless other work of the kind is by now."""
        await self._house.database.write(lambda connection: correct(connection, dues))

    def expect(self, table_id: str, before: Dues, now: Dues, mine: bool) -> None:
        """Set the clock for work that is now due, if this node wrote it; take back what is answered."""
        for key, each in before.items():
            if now.get(key) != each:
                self._stop((table_id, *key))
        for key, each in now.items() if mine else ():
            if before.get(key) != each:
                self.set(each)

    def set(self, each: Due) -> None:
        """Carry it out when its time has come; a bot thinks until then."""
        key = (each.table, each.kind, each.seat)
        self._stop(key)
        if each.kind == "bot":
            self._house.spawn(self.carry_out(each))
        else:
            self._timers[key] = each, self._house.clock.call_at(each.at, lambda: self._fire(key, each))

    def _stop(self, key: Key) -> None:
        if known := self._timers.pop(key, None):
            known[1].cancel()

    def _fire(self, key: Key, each: Due) -> None:
        self._timers.pop(key, None)
        self._house.spawn(self.carry_out(each))

    async def carry_out(self, each: Due) -> None:
        """Do it, if it is still to be done; then it is no longer due. Other subjects bring their own `works`."""
        if work := self.works.get(each.kind):
            await work(each)
            return
        try:
            live = await self._house.table(each.table)
        except NoSuchTable:
            return
        except Busy as busy:
            # once its lease is over, whoever has time claims it
            log.warning("table %s is not looked after now: %s", each.table, busy)
            return
        if each.kind == "start":
            if live.state is not None:
                # whoever wrote down that it begins was not the one who began it
                await self.forget(each)
            else:
                # a share given at another node may not have been heard of here
                await self._house.refresh(live)
                if live.table.full:
                    await self._house.begin(live)
        elif each.kind == "absent":
            await live.attendance.give_up(each)
        elif each.kind != "bot":
            await live.owed.at_zero(each)
        elif (decision := live.decision_of(each.seat)) and decision.id == each.decision:
            await self._think(live, each)
        else:
            await self.forget(each)

    async def _think(self, live: Live, each: Due) -> None:
        if (each.table, each.decision) in self._thinking:
            return
        self._thinking.add((each.table, each.decision))
        try:
            bot = live.table.seats[each.seat].bot or ""
            try:
                payload = await self._house.thinkers.answer(bot, live.game, live.state, each.seat)
            except Exception as error:
                log.error("bot %s failed at table %s: %s", bot, each.table, type(error).__name__)
                payload = await self._house.thinkers.answer(FALLBACK, live.game, live.state, each.seat)
            await self._wait(each.at)
            request = Request("move", each.seat, f"bot:{each.decision}", each.decision, live.steps(payload))
            live.submit(request)
        finally:
            self._thinking.discard((each.table, each.decision))

    async def _wait(self, at: int) -> None:
        if at > self._house.clock.now():
            come = asyncio.Event()
            self._house.clock.call_at(at, come.set)
            await come.wait()

    async def _polling(self) -> None:
        while True:
            self._wake.clear()
            claimed: list[Due] = []
            try:
                claimed = await self.claim()
            except Exception:
                log.exception("due work could not be claimed")
            for each in claimed:
                self._house.spawn(self.carry_out(each))
            if len(claimed) < CLAIMS:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await self._wake.wait()

    async def claim(self) -> list[Due]:
        """Take due work that belongs to nobody: each row goes to one node only."""
        now = self._house.clock.now()
        return await self._house.database.write(lambda connection: claim(connection, now))


def claim(connection: Connection, now: int) -> list[Due]:
    """Claim rows whose time and lease are past, by compare and set."""
    query = select(due).where(due.c.claimed_until < now).order_by(due.c.claimed_until).limit(CLAIMS)
    claimed = []
    for found in connection.execute(query).all():
        taken = connection.execute(
            update(due)
            .where(
                due.c.table_id == found.table_id,
                due.c.kind == found.kind,
                due.c.seat == found.seat,
                due.c.decision == found.decision,
                due.c.claimed_until == found.claimed_until,
            )
            .values(claimed_until=now + LEASE_MS)
        )
        if taken.rowcount:
            claimed.append(Due(found.table_id, found.kind, found.seat, found.decision, found.at))
    return claimed


def stands(connection: Connection, each: Due) -> bool:
    """Whether this very row is there."""
    query = select(due.c.at).where(_is(each))
    return connection.execute(query).scalar() == each.at


def correct(connection: Connection, dues: Sequence[Due]) -> None:
    """Write these rows where there is none of their kind, or one for the same decision."""
    for each in dues:
        connection.execute(DUE_CORRECT[connection.dialect.name], due_values(each))


def release(connection: Connection) -> None:
    """Let go of every claim, but of rows that are being written right now; who held one may be dead."""
    key = due.c.table_id, due.c.kind, due.c.seat
    held = select(*key).where(due.c.claimed_until != due.c.at).with_for_update(skip_locked=True)
    connection.execute(update(due).where(tuple_(*key).in_(held)).values(claimed_until=due.c.at))


def forget(connection: Connection, each: Due) -> None:
    """It is no longer due."""
    connection.execute(delete(due).where(_is(each)))


def _is(each: Due) -> ColumnElement[bool]:
    return and_(
        due.c.table_id == each.table,
        due.c.kind == each.kind,
        due.c.seat == each.seat,
        due.c.decision == each.decision,
    )
