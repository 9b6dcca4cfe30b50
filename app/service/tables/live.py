"""A live table: one copy of its log, played forward, on one node.

One move at a time is on its way into the log; what comes meanwhile waits. The state here is always
that of committed rows, and listeners are told only of those.
"""

import logging
import traceback
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from app.games.game import Game, Moment, Result
from app.kernel.dice import dice_from
from app.kernel.machine import Decision, Move, Refusal, Refused, Runaway
from app.service.tables import log as read
from app.service.tables.commit import Follows
from app.service.tables.log import Snapshot
from app.service.tables.table import HOUSE, TOLD, Due, DueKind, Passing, Row, RowKind, Table
from app.tabletop.telling import Telling

if TYPE_CHECKING:
    from app.service.tables.house import House

SNAPSHOT_EVERY = 50
QUEUE = 16
"""Moves that may wait at one table; whoever sends more is refused."""

log = logging.getLogger(__name__)


class Accepted(msgspec.Struct, frozen=True):
    """The move is row `seq` of the log."""

    seq: int


Answer = Accepted | Refusal


class Request(msgspec.Struct):
    """What a seat, or the house for it, wants written down. `reply` is called once, when that is settled."""

    kind: RowKind
    seat: int
    move_id: str
    decision: int = 0
    path: tuple[Any, ...] = ()
    reply: Callable[[Answer], None] = lambda answer: None
    nonces: tuple[str, ...] = ()


class Listener(Protocol):
    """Somebody who shows a table to people."""

    def happened(self, told: tuple[Telling, ...]) -> None:
        """A row was committed, and this is what it told."""

    def changed(self) -> None:
        """Seats, names or status are not what they were."""

    def failed(self) -> None:
        """The rules could not carry out a move; the table is as it was."""


class Opened(msgspec.Struct, frozen=True):
    """A window that is open: by which path it goes by, since when it is open and until when."""

    decision: Decision
    lapse: tuple[Any, ...]
    since: int
    until: int


class Live:
    """A table as it is kept in memory: its state, who listens, and what is under way."""

    def __init__(self, house: "House", game: Game, table: Table) -> None:
        self.house = house
        self.game = game
        self.table = table
        self.state: Any = None
        self.seq = -1
        self.at = 0
        self.lines = 0
        self.result: Result | None = None
        self.windows: dict[int, Opened] = {}
        self.broken = False
        self.listeners: list[Listener] = []
        self.touched = house.clock.now()
        self._open: tuple[Decision, ...] = ()
        self._matches = 0
        self._dues: dict[tuple[DueKind, int], Due] = {}
        self._queue: deque[Request] = deque()
        self._flying: Flight | None = None
        self._held: dict[int, Request] = {}
        self._settling = False
        self._heard = -1
        self._path = path_decoder(game.step_type)

    # --- what others may ask --------------------------------------------------

    @property
    def seats(self) -> int:
        """How many sit at the table; the number of the spectators as an audience."""
        return len(self.table.seats)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it if it were forgotten."""
        return not (self.listeners or self._queue or self._flying or self._held or self._settling)

    def decisions(self) -> tuple[Decision, ...]:
        """The decisions open now."""
        return self._open

    def decision_of(self, seat: int) -> Decision | None:
        """The decision open to this seat."""
        for each in self._open:
            if each.seat == seat:
                return each
        return None

    def steps(self, payload: bytes) -> tuple[Any, ...]:
        """A path of steps from JSON. Raises msgspec.ValidationError."""
        return self._path.decode(payload)

    async def told(self, upto: int) -> list[tuple[Telling, ...]]:
        """What every row up to `upto` told."""
        found = await self.house.database.read(read.told_between(self.table.id, -1, upto))
        return [TOLD.decode(told) for told in found]

    # --- what is asked of it --------------------------------------------------

    def submit(self, request: Request) -> None:
        """Have a row written; `request.reply` says what became of it."""
        self.touched = self.house.clock.now()
        if len(self._queue) >= QUEUE:
            request.reply(Refusal("too-many"))
            return
        if not self._hold(request):
            self._queue.append(request)
            self._next()

    def _hold(self, request: Request) -> bool:
        """Keep a pass until the next beat after its window opened, so that its time tells nothing."""
        window = self.windows.get(request.decision)
        if (
            window is None
            or request.kind != "move"
            or request.seat != window.decision.seat
            or request.path != window.lapse
            or not self.house.settings.bot_delay_ms
        ):
            return False
        if request.decision in self._held:
            same = self._held[request.decision].move_id == request.move_id
            if not same:
                request.reply(Refusal("stale"))
                return True
        else:
            self.house.clock.call_at(self._beat(window), lambda: self._release(request.decision))
        self._held[request.decision] = request
        return True

    def _release(self, decision: int) -> None:
        self._queue.append(self._held.pop(decision))
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
            if refused.refusal.code in ("stale", "not-asked", "over"):
                self._look_up(request, refused.refusal)
            else:
                request.reply(refused.refusal)
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
        kind, at = request.kind, max(self.house.clock.now(), self.at)
        try:
            state, told, result = self._after(kind, request.seat, request.decision, request.path, request.nonces)
        except Runaway:
            log.error("a game ran away: table %s, after row %d", self.table.id, self.seq)
            kind = "runaway"
            state, told, result = self._after(kind, request.seat, request.decision, request.path, ())
        payload = msgspec.json.encode(request.nonces if kind == "start" else request.path)
        seq = self.seq + 1
        row = Row(seq, kind, request.seat, request.move_id, request.decision, payload, msgspec.json.encode(told), at)
        windows, dues = self._asks(state, result, at)
        new = tuple(due for key, due in dues.items() if due != self._dues.get(key))
        gone = tuple(due for key, due in self._dues.items() if key not in dues)
        snapshot = None
        if seq % SNAPSHOT_EVERY == SNAPSHOT_EVERY - 1:
            encoded = self.game.encode(state)
            snapshot = Snapshot(seq, self.game.rules_version, self.lines + len(told), encoded)
        follows = Follows(
            new,
            gone,
            snapshot,
            self.game.matches(state)[self._matches :],
            result,
            request.nonces if kind == "start" else None,
            tuple(seat.user for seat in self.table.seats),
        )
        return Flight(self, request, row, follows, state, told, windows, dues)

    def _after(
        self, kind: RowKind, seat: int, decision: int, path: tuple[Any, ...], nonces: tuple[str, ...]
    ) -> tuple[Any, tuple[Telling, ...], Result | None]:
        """The state after such a row, what it told, and how the table ended. Raises what the game raises."""
        if (kind == "start") != (self.state is None):
            raise Refused(Refusal("stale" if kind == "start" else "not-started"))
        if self.result is not None:
            raise Refused(Refusal("over"))
        if kind == "start":
            dice = dice_from(self.table.seed, [bytes.fromhex(nonce) for nonce in nonces])
            state, told = self.game.start(self.game.options(self.table.options), dice)
        elif kind == "concede":
            state, told = self.game.give_up(self.state, seat, "concession")
        elif kind == "runaway":
            scores = self.game.matches(self.state)[-1:]
            ended = Result(-1, "runaway", scores[0].trophies if scores else ())
            return self.state, (Telling("over", word="runaway"),), ended
        else:
            state, told = self.game.play(self.state, seat, Move(decision, path))
        return state, told, self.game.outcome(state)

    # --- what becomes of a row ------------------------------------------------

    def _look_up(self, request: Request, refusal: Refusal) -> None:
        """A late move may be one that was accepted before: then it gets the same answer again."""

        async def answer() -> None:
            seq = await self.house.database.read(read.answered(self.table.id, request.seat, request.move_id))
            request.reply(refusal if seq is None else Accepted(seq))

        self.house.spawn(answer())

    def landed(self, flight: "Flight") -> None:
        """Our row is committed: it is what everybody may know now."""
        self._flying = None
        self._advance(flight.row, flight.state, flight.told, flight.follows, flight.windows)
        self._expect(flight.dues)
        flight.request.reply(Accepted(self.seq))
        for listener in tuple(self.listeners):
            listener.happened(flight.told)
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
                self._look_up(flight.request, Refusal("stale"))
            else:
                self._queue.appendleft(flight.request)

        self._catch_up(again)

    def failed(self, flight: "Flight") -> None:
        """The database did not take it; nothing happened."""
        self._flying = None
        flight.request.reply(Refusal("unavailable"))
        self._next()

    def hear(self, seq: int) -> None:
        """Another node has written row `seq`."""
        self._heard = max(self._heard, seq)
        if self._flying is None and self._heard > self.seq:
            self._catch_up()

    def _catch_up(self, then: Callable[[], None] = lambda: None) -> None:
        """Read the rows that are missing and play them; moves wait for it."""
        if self._settling:
            return
        self._settling = True

        async def settle() -> None:
            try:
                await self.follow()
            finally:
                self._settling = False
                then()
                self._next()

        self.house.spawn(settle())

    async def follow(self) -> None:
        """Play the rows of the log that are not played yet."""
        for row in await self.house.database.read(read.rows_after(self.table.id, self.seq)):
            try:
                told = self._replay(row)
            except Exception as error:
                # these rules do not carry on this log: the table keeps the last state that they reach
                self.broken = True
                self._report(error)
                return
            for listener in tuple(self.listeners):
                listener.happened(told)

    def _replay(self, row: Row) -> tuple[Telling, ...]:
        """Play a row of the log; what it told. Raises what the game raises."""
        start = row.kind == "start"
        nonces = msgspec.json.decode(row.payload, type=tuple[str, ...]) if start else ()
        path = () if start else self.steps(row.payload)
        state, told, result = self._after(row.kind, row.seat, row.decision, path, nonces)
        windows, dues = self._asks(state, result, row.at)
        follows = Follows(
            matches=self.game.matches(state)[self._matches :],
            result=result,
            nonces=nonces if start else None,
        )
        self._advance(row, state, told, follows, windows)
        # whoever wrote the row does what is due
        self._expect(dues, mine=False)
        return told

    async def load(self) -> None:
        """Play the log, from its latest snapshot on. What is heard meanwhile is read after."""
        self._settling = True
        database, table_id = self.house.database, self.table.id
        snapshot = await database.read(read.snapshot_of(table_id))
        if snapshot and snapshot.rules_version == self.game.rules_version:
            self.state = self.game.decode(snapshot.state)
            self.seq, self.lines = snapshot.seq, snapshot.lines
            self._matches = len(self.game.matches(self.state))
            self.result = self.game.outcome(self.state)
            self._open = () if self.result else self.game.decisions(self.state)
        await self.follow()
        self._resume(await database.read(read.due_of(table_id)))
        self._settling = False
        if self._heard > self.seq:
            self._catch_up()

    def _resume(self, dues: list[Due]) -> None:
        """Take the times of open windows from the due work that was written down with them."""
        self._dues = {(due.kind, due.seat): due for due in dues}
        for decision in self.decisions():
            path = self.game.lapse(decision)
            for kind, ms in (("fuse", self.house.window_ms), ("bot", self.house.settings.bot_delay_ms)):
                due = self._dues.get((kind, decision.seat))  # type: ignore[arg-type]
                if path is not None and due and due.decision == decision.id:
                    since = due.at - ms
                    self.windows[decision.id] = Opened(decision, path, since, since + self.house.window_ms)

    def _advance(
        self,
        row: Row,
        state: Any,
        told: tuple[Telling, ...],
        follows: Follows,
        windows: dict[int, Opened],
    ) -> None:
        self.seq, self.at = row.seq, row.at
        self.state = state
        self.lines += len(told)
        self._matches += len(follows.matches)
        self.windows = windows
        self.result = follows.result
        self._open = () if follows.result else self.game.decisions(state)
        if follows.nonces is not None or follows.result is not None:
            status: Literal["live", "over"] = "over" if follows.result else "live"
            nonces = follows.nonces if follows.nonces is not None else self.table.nonces
            self.table = msgspec.structs.replace(self.table, status=status, nonces=nonces)

    # --- due work -------------------------------------------------------------

    def _asks(
        self, state: Any, result: Result | None, at: int
    ) -> tuple[dict[int, Opened], dict[tuple[DueKind, int], Due]]:
        """The windows that are open in this state, and the work that is due for its decisions."""
        windows: dict[int, Opened] = {}
        dues: dict[tuple[DueKind, int], Due] = {}
        if result is not None:
            return windows, dues
        settings, table, moment = self.house.settings, self.table, self.game.moment(state)

        def add(kind: DueKind, decision: Decision, when: int) -> None:
            before = self._dues.get((kind, decision.seat))
            if before is None or before.decision != decision.id:
                before = Due(table.id, kind, decision.seat, decision.id, when)
            dues[kind, decision.seat] = before

        for decision in self.game.decisions(state):
            lapse = self.game.lapse(decision)
            if lapse is not None:
                opened = self.windows.get(decision.id)
                windows[decision.id] = opened or Opened(decision, lapse, at, at + self.house.window_ms)
            if table.seats[decision.seat].kind == "bot":
                add("bot", decision, at + settings.bot_delay_ms)
            elif lapse is not None:
                add("fuse", decision, at + self.house.window_ms)
                if passes(table.seats[decision.seat].passing, moment, decision):
                    add("beat", decision, at + settings.bot_delay_ms)
        return windows, dues

    async def set_passing(self, seat: int, event: bool, turn: bool, fits: bool) -> None:
        """What this seat passes by itself from now on, the window that is open included."""
        moment = self.game.moment(self.state)
        passing = Passing(moment.event if event else None, moment.turn if turn else None, fits)
        await self.house.keep_passing(self.table.id, seat, passing)
        seats = list(self.table.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], passing=passing)
        self.table = msgspec.structs.replace(self.table, seats=tuple(seats))
        for window in self.windows.values():
            if window.decision.seat == seat and passes(passing, moment, window.decision):
                due = Due(self.table.id, "beat", seat, window.decision.id, self._beat(window))
                await self.house.due.write(due)
                self._expect({**self._dues, ("beat", seat): due})

    def _beat(self, window: Opened) -> int:
        """The next of the moments at which a pass in this window is told."""
        beat = max(self.house.settings.bot_delay_ms, 1)
        beats = -((window.since - self.house.clock.now()) // beat)
        return window.since + max(beats, 1) * beat

    def expect_start(self, start: Due) -> None:
        """Begin at that time, unless it happens sooner."""
        if self.state is None:
            self._dues = {("start", HOUSE): start}
            self.house.due.set(start)

    def _expect(self, dues: dict[tuple[DueKind, int], Due], mine: bool = True) -> None:
        if dues != self._dues:
            self.house.due.expect(self.table.id, self._dues, dues, mine)
            self._dues = dues

    def passing(self, seat: int) -> tuple[bool, bool, bool]:
        """Whether this seat now lets go by: this event, this turn, whatever nothing fits."""
        passing = self.table.seats[seat].passing
        if self.state is None:
            return False, False, passing.fits
        moment = self.game.moment(self.state)
        return passing.event == moment.event, passing.turn == moment.turn, passing.fits


class Flight(msgspec.Struct):
    """A row on its way into the log, and what will be true when it has landed."""

    live: Live
    request: Request
    row: Row
    follows: Follows
    state: Any
    told: tuple[Telling, ...]
    windows: dict[int, Opened]
    dues: dict[tuple[DueKind, int], Due]

    @property
    def table_id(self) -> str:
        return self.live.table.id

    def landed(self) -> None:
        self.live.landed(self)

    def lost(self) -> None:
        self.live.lost(self)

    def failed(self) -> None:
        self.live.failed(self)


def path_decoder(step: Any) -> "msgspec.json.Decoder[tuple[Any, ...]]":
    """Reads a path of a game's steps."""
    return msgspec.json.Decoder(tuple[step, ...])


def passes(passing: Passing, moment: Moment, decision: Decision) -> bool:
    """Whether a seat with these settings lets this window go by without looking."""
    return passing.event == moment.event or passing.turn == moment.turn or (passing.fits and len(decision.options) == 1)
