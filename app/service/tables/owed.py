"""What is owed at a table: the work that its open decisions will need without a person, and when."""

from typing import TYPE_CHECKING

from app.kernel.machine import Decision
from app.service.tables import log as read
from app.service.tables.clocks import MINUTE
from app.service.tables.request import Request
from app.service.tables.shown import passes
from app.service.tables.standing import Standing
from app.service.tables.table import HOUSE, Due, DueKind

if TYPE_CHECKING:
    from app.service.tables.live import Live

Dues = dict[tuple[DueKind, int], Due]
"""By kind and seat: at most one of each."""

OWED: frozenset[DueKind] = frozenset(("start", "bot", "fuse", "beat"))
"""What is written down with the decision that needs it, and forgotten with its answer."""


class Owed:
    """The work that one table owes, as this node expects it.

    Of the clock of a turn no row is written for each decision. A seat has one row, which comes due no later
    than its clock can run out: who finds it too early sets it anew. A node that dies leaves no turn without end.
    """

    def __init__(self, live: "Live") -> None:
        self.now: Dues = {}
        self._live = live
        self._flags: dict[int, int] = {}

    def of(self, standing: Standing) -> Dues:
        """The work that is owed for the open decisions; none while the table is paused.

        A bot answers after a beat, a window passes by itself at one; a pass that was set meanwhile keeps its own.
        """
        dues: Dues = {}
        if standing.clocks.paused or standing.result is not None:
            return dues
        live, beat = self._live, self._live.house.settings.bot_delay_ms

        def owe(kind: DueKind, decision: Decision, at: int) -> None:
            dues[kind, decision.seat] = Due(live.table.id, kind, decision.seat, decision.id, at)

        for decision in standing.open:
            running = standing.clocks.of(decision.id)
            if running is None:
                continue
            seat = live.table.seats[decision.seat]
            if seat.kind == "bot":
                owe("bot", decision, running.since + beat)
                continue
            end = live.umpire.deadline(standing, decision.id, live.house.outages)
            if end is not None:
                owe("flag" if running.on == "turn" else "fuse", decision, end)
            if running.on == "window" and passes(seat.passing, live.game.moment(standing.state), decision):
                known = self.now.get(("beat", decision.seat))
                if known and known.decision == decision.id:
                    dues["beat", decision.seat] = known
                else:
                    owe("beat", decision, running.since + beat)
        return dues

    # --- what is written down with a row ----------------------------------------

    def new(self, dues: Dues) -> tuple[Due, ...]:
        """What is to be written down."""
        return tuple([due for key, due in dues.items() if due != self.now.get(key) and not self._flagged(due)])

    def gone(self, dues: Dues) -> tuple[Due, ...]:
        """What is to be forgotten."""
        return tuple([due for key, due in self.now.items() if key not in dues and due.kind != "flag"])

    def expect(self, dues: Dues, mine: bool = True) -> None:
        """From now on these are owed; whoever wrote them down carries them out."""
        if dues != self.now:
            for due in dues.values():
                if due.kind == "flag" and not self._flagged(due):
                    self._flags[due.seat] = due.at
            self._live.house.due.expect(self._live.table.id, self.now, dues, mine)
            self.now = dues

    def expect_start(self, start: Due) -> None:
        """The table is to begin then."""
        self.now = {("start", HOUSE): start}
        self._live.house.due.set(start)

    def _flagged(self, due: Due) -> bool:
        """Whether there is a row that comes due before this clock runs out."""
        return due.kind == "flag" and self._flags.get(due.seat, due.at + 1) <= due.at

    # --- what has come due ------------------------------------------------------

    async def resume(self) -> None:
        """Take up the work that was written down; time at which no node lived may have moved it."""
        live = self._live
        written = await live.house.database.read(read.due_of(live.table.id))
        self._flags = {due.seat: due.at for due in written if due.kind == "flag"}
        self.now = {(due.kind, due.seat): due for due in written if due.kind in OWED}
        if live.state is not None and not live.broken:
            await self.put_right()

    async def put_right(self) -> None:
        """Write down when work is due, where that was not or no longer right."""
        dues = self.of(self._live.standing)
        if wrong := self.new(dues):
            await self._live.house.due.correct(wrong)
        self.expect(dues)

    async def at_zero(self, due: Due) -> None:
        """A clock has run out, or a window is passed by itself: a row says so. What has time yet is set anew."""
        live, now = self._live, self._live.house.clock.now()
        if due.kind != "beat":
            await live.house.learn_outages()
        decision = live.decision_of(due.seat)
        end = live.umpire.deadline(live.standing, decision.id, live.house.outages) if decision else None
        answered = decision is None or decision.id != due.decision or live.paused
        if live.result or (answered and due.kind != "flag"):
            await live.house.due.forget(due)
        elif decision is None or end is None:
            await self._look_again(due)
        elif now < end and due.kind != "beat":
            await self._move(due, decision, end)
        elif path := live.umpire.lapse(live.standing, decision):
            live.submit(Request("lapse", due.seat, f"lapse:{decision.id}", decision.id, path))
        else:
            live.submit(Request("flag", due.seat, f"flag:{decision.id}", decision.id))

    async def _move(self, due: Due, decision: Decision, end: int) -> None:
        """There is time yet: an outage was given back, or the row was for an earlier turn of the seat."""
        later = Due(due.table, due.kind, due.seat, decision.id, end)
        if due.kind == "flag":
            self._flags[due.seat] = end
        await self._live.house.due.begin(later)
        self.now = {**self.now, (due.kind, due.seat): later}

    async def _look_again(self, due: Due) -> None:
        """The seat is not asked now, or the table is paused."""
        live = self._live
        again = live.house.clock.now() + MINUTE
        if not live.paused:
            again += live.umpire.speed.grace + live.time_of(due.seat).bank
        self._flags[due.seat] = again
        await live.house.due.write(Due(due.table, due.kind, due.seat, 0, again))
