"""A live table: one copy of its log, played forward, on one node.

One move at a time is on its way into the log; what comes meanwhile waits. How it stands here is always
how committed rows left it, and listeners are told only of those.
"""

import asyncio
import logging
import time
import traceback
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from app.kernel.machine import Refusal, Refused, Runaway
from app.service.database.database import Unavailable
from app.service.tables import log as read
from app.service.tables.attendance import Attendance
from app.service.tables.commit import Follows, taken
from app.service.tables.loading import Loaded, load
from app.service.tables.owed import Dues, Owed
from app.service.tables.passing import Passes
from app.service.tables.request import Accepted, Answer, Listener, Request
from app.service.tables.shown import Shown
from app.service.tables.standing import Standing
from app.service.tables.table import HOUSE, Due, Row, Table
from app.service.tables.umpire import Deed
from app.service.watching.figures import FIGURES
from app.service.watching.traces import TRACES
from app.tabletop.telling import Telling

if TYPE_CHECKING:
    from app.service.tables.house import House

__all__ = ["Accepted", "Answer", "Listener", "Live", "Request"]

QUEUE = 16
"""Moves that may wait at one table; whoever sends more is refused."""
REPEATABLE = ("stale", "not-asked", "over", "no-take-back", "too-late", "not-away", "not-asked-of")
"""Why a request may be refused that was accepted before."""

log = logging.getLogger(__name__)


class Live(Shown):
    """A table as it is kept in memory: how it stands, who listens, and what is under way."""

    def __init__(self, house: "House", table: Table) -> None:
        super().__init__(house, table)
        self.broken = False
        self.listeners: list[Listener] = []
        self.touched = house.clock.now()
        self.passes = Passes(self)
        self.attendance = Attendance(self)
        self.owed = Owed(self)
        self._queue: deque[Request] = deque()
        self._flying: Flight | None = None
        # until it is loaded: rows may be heard of before
        self._settling = True
        self._heard = -1

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it if it were forgotten."""
        return not (self.listeners or self._queue or self._flying or self.passes.held or self._settling)

    def steps(self, payload: bytes) -> tuple[Any, ...]:
        """A path of steps from JSON. Raises msgspec.ValidationError."""
        path: tuple[Any, ...] = self.umpire.payload("move", payload)
        return path

    # --- what is asked of it --------------------------------------------------

    def submit(self, request: Request) -> None:
        """Have a row written; `request.reply` says what became of it."""
        self.touched = request.at = self.house.clock.now()
        request.began = time.perf_counter()
        if len(self._queue) >= QUEUE:
            request.reply(Refusal("too-many"))
        elif not self.passes.hold(request):
            self.put(request)

    async def ask(self, request: Request) -> Answer:
        """Have a row written: what became of it."""
        settled: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        request.reply = settled.set_result
        self.submit(request)
        return await settled

    def put(self, request: Request) -> None:
        """It is its turn, after those that wait."""
        self._queue.append(request)
        self._next()

    def _next(self) -> None:
        while self._queue and self._flying is None and not self._settling:
            self._try(self._queue.popleft())

    def _try(self, request: Request) -> None:
        """Play the request and send its row off; or refuse it."""
        try:
            if self.broken:
                raise Refused(Refusal("halted"))
            flight = self._played(request)
        except Refused as refused:
            self.refuse(request, refused.refusal)
            return
        except Exception as error:
            self._report(error)
            request.reply(Refusal("internal"))
            for listener in tuple(self.listeners):
                listener.failed()
            return
        self._flying = flight
        self.house.committer.add(flight)

    def _report(self, error: Exception) -> None:
        # an exception's own words may name hidden cards: the log gets lines of code, no values
        log.error(
            "the rules failed: table %s, after row %d, version %s: %s\n%s",
            self.table.id,
            self.seq,
            self.game.rules_version,
            type(error).__name__,
            "".join(traceback.format_tb(error.__traceback__)),
        )

    def _played(self, request: Request) -> "Flight":
        before, outages = self.standing, self.house.outages
        at = max(request.at, before.at)
        deed = Deed(request.kind, request.seat, request.decision, request.payload, at)
        if request.kind in ("move", "takeback"):
            self._check_time(request)
        if request.kind == "takeback":
            deed = msgspec.structs.replace(deed, payload=self.umpire.back(before, request.seat))
        try:
            after, told = self.umpire.after(before, deed, outages)
        except Runaway:
            log.error("a game ran away: table %s, after row %d", self.table.id, self.seq)
            deed = msgspec.structs.replace(deed, kind="runaway", payload=())
            after, told = self.umpire.after(before, deed, outages)
        row = Row(
            after.seq,
            deed.kind,
            deed.seat,
            request.move_id,
            deed.decision,
            msgspec.json.encode(deed.payload),
            msgspec.json.encode(told),
            at,
        )
        dues = self.owed.of(after)
        return Flight(self, request, row, self._follows(after, deed, dues), after, told, dues)

    def _follows(self, after: Standing, deed: Deed, dues: Dues) -> Follows:
        before = self.standing
        # what is seen with a delay shows nothing in lists of tables
        progress = after.progress if after.progress != before.progress and not self.table.delay_ms else None
        # matches that were over before the first row were another table's
        played = self.game.matches(after.state) if deed.kind != "start" else ()
        return Follows(
            self.owed.new(dues),
            self.owed.gone(dues),
            self.snapshot(after) if after.kept == after.seq or after.result else None,
            played[before.matches :],
            taken(played, before.matches),
            after.result,
            after.nonces if deed.kind == "start" else None,
            tuple([seat.user for seat in self.table.seats]),
            progress,
            deed.payload.version if deed.kind == "rules" else None,
        )

    def snapshot(self, standing: Standing) -> read.Snapshot | None:
        """The state to be written down, unless it is not the state that says how the table ended."""
        if standing.result and self.game.outcome(standing.state) is None:
            return None
        return read.Snapshot(
            standing.seq,
            self.game.rules_version,
            standing.lines,
            self.game.encode(standing.state),
            msgspec.json.encode(standing.clocks).decode(),
        )

    def unwritten(self) -> read.Snapshot | None:
        """A state that is written down nowhere yet, of a running table at which nothing can be taken back."""
        standing = self.standing
        if standing.seq <= standing.kept or standing.points or standing.result or self.broken:
            return None
        return self.snapshot(standing)

    def _check_time(self, request: Request) -> None:
        """A move counts when it came in before the clock was at zero. Raises Refused."""
        asked = self.decision_of(request.seat)
        if asked is None or (running := self.standing.clocks.of(asked.id)) is None or running.on == "window":
            return
        deadline = self.umpire.deadline(self.standing, asked.id, self.house.outages)
        if deadline is not None and request.at >= deadline:
            due = Due(self.table.id, "flag" if running.on == "turn" else "fuse", request.seat, asked.id, deadline)
            self.house.spawn(self.house.due.carry_out(due))
            raise Refused(Refusal("too-late"))

    # --- what becomes of a row ------------------------------------------------

    def refuse(self, request: Request, refusal: Refusal) -> None:
        """Say so; but what comes late may have been accepted before, and then gets the same answer again."""
        if refusal.code not in REPEATABLE:
            request.reply(refusal)
            return

        async def answer() -> None:
            try:
                seq = await self.house.database.read(read.answered(self.table.id, request.seat, request.move_id))
            except Unavailable:
                request.reply(Refusal("unavailable"))
            else:
                request.reply(refusal if seq is None else Accepted(seq))

        self.house.spawn(answer())

    def landed(self, flight: "Flight") -> None:
        """Our row is committed: it is what everybody may know now."""
        self._flying = None
        self._advance(flight.standing)
        self.owed.expect(flight.dues)
        flight.request.reply(Accepted(self.seq))
        for listener in tuple(self.listeners):
            listener.happened(flight.told)
        FIGURES.rows[flight.row.kind] += 1
        if flight.row.kind == "move":
            FIGURES.move_seconds.observe(time.perf_counter() - flight.request.began)
            TRACES.past("move", flight.request.began, table=self.table.id, seq=self.seq)
        self.house.tell_others(self.table.id, flight.row)
        if self._heard > self.seq:
            self._catch_up()
        self._next()

    def lost(self, flight: "Flight") -> None:
        """Another row is there: read what it is, then try again with what is true now."""
        self._flying = None
        before = self.seq

        def again() -> None:
            if self.seq == before:
                self.refuse(flight.request, Refusal("stale"))
            else:
                self._queue.appendleft(flight.request)

        self._catch_up(again)

    def failed(self, flight: "Flight") -> None:
        """The database did not take it; nothing happened."""
        self._flying = None
        flight.request.reply(Refusal("unavailable"))
        self._next()

    def hear(self, seq: int, row: Row | None = None) -> None:
        """Another node has written row `seq`: it is played if it comes along and none before it is missing."""
        self._heard = max(self._heard, seq)
        if self._flying or self._settling:
            return
        if row and seq == self.seq + 1 and self.state is not None and not self.broken:
            self._replay([row])
        if self._heard > self.seq:
            self._catch_up()

    def _catch_up(self, then: Callable[[], None] = lambda: None) -> None:
        """Read the rows that are missing and play them; moves wait for it."""
        if self._settling:
            return
        self._settling = True
        before, heard = self.seq, self._heard

        async def settle() -> None:
            try:
                await self.follow()
            finally:
                self._settling = False
                then()
                self._next()
                if self.seq > before or self._heard > heard:
                    # more may have been heard of while these rows were read
                    self.hear(self._heard)

        self.house.spawn(settle())

    async def follow(self) -> None:
        """Play the rows of the log that are not played yet."""
        rows = await self.house.database.read(read.rows_after(self.table.id, self.seq))
        if rows and self.state is None:
            # whoever got up in the last moment must not be dealt the cards of who sat down instead
            await self.house.refresh(self)
        self._replay(rows)

    def _replay(self, rows: list[Row]) -> None:
        """Play rows that others have written, the next ones of the log."""
        try:
            for row in rows:
                if row.kind == "rules":
                    self._same_rules(row)
                ((standing, told),) = self.umpire.replay(self.standing, [row], self.house.outages)
                self._advance(standing)
                # whoever wrote the row does what is due
                self.owed.expect(self.owed.of(standing), mine=False)
                for listener in tuple(self.listeners):
                    listener.happened(told)
        except Exception as error:
            # these rules do not carry on this log: the table keeps the last state that they reach
            self.broken = True
            self._report(error)

    def _same_rules(self, row: Row) -> None:
        version = self.umpire.payload(row.kind, row.payload).version
        if version != self.game.rules_version:
            raise ValueError(f"the table goes on under rules {version}")

    async def load(self) -> None:
        """Play the log, from its latest snapshot on. What is heard until then is read after."""
        loaded = await load(self)
        self.broken = loaded.failure is not None
        if loaded.failure:
            self._report(loaded.failure)
        self._advance(loaded.standing)
        await self.owed.resume()
        self._settling = False
        if self._heard > self.seq:
            self._catch_up()
        self._renew(loaded)

    def _renew(self, loaded: Loaded) -> None:
        """Go on under the rules of today, with a row that says so."""
        if loaded.renewed and not self.broken:
            rules = loaded.renewed
            self.submit(Request("rules", HOUSE, f"rules:{rules.version}", payload=rules))

    def expect_start(self, start: Due) -> None:
        """Begin at that time, unless it happens sooner."""
        if self.state is None:
            self.owed.expect_start(start)

    def _advance(self, standing: Standing) -> None:
        was_paused, self.standing = self.paused, standing
        if standing.state is not None:
            status = "over" if standing.result else "live"
            if status != self.table.status:
                self.table = msgspec.structs.replace(self.table, status=status, nonces=standing.nonces)
                self.attendance.begun()
        if self.paused and not was_paused:
            self.attendance.paused()
        elif was_paused and not self.paused:
            self.attendance.resumed()


class Flight(msgspec.Struct):
    """A row on its way into the log, and what will be true when it has landed."""

    live: Live
    request: Request
    row: Row
    follows: Follows
    standing: Standing
    told: tuple[Telling, ...]
    dues: Dues

    @property
    def table_id(self) -> str:
        return self.live.table.id

    def landed(self) -> None:
        self.live.landed(self)

    def lost(self) -> None:
        self.live.lost(self)

    def failed(self) -> None:
        self.live.failed(self)
