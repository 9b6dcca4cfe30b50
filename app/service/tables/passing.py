"""Passes: told at fixed beats after a window opened, so that their time tells nothing."""

from typing import TYPE_CHECKING

import msgspec

from app.kernel.machine import Refusal
from app.service.tables.clocks import Running
from app.service.tables.request import Request
from app.service.tables.shown import passes
from app.service.tables.table import Due, Passing

if TYPE_CHECKING:
    from app.service.tables.live import Live


class Passes:
    """The passes that wait at one table for their beat, and what its seats pass by themselves."""

    def __init__(self, live: "Live") -> None:
        self.held: dict[int, Request] = {}
        self._live = live

    def hold(self, request: Request) -> bool:
        """Keep a pass until the next beat after its window opened; False for any other request."""
        live = self._live
        window = live.standing.clocks.of(request.decision)
        if (
            request.kind != "move"
            or window is None
            or window.on != "window"
            or request.seat != window.seat
            or not live.house.settings.bot_delay_ms
            or (decision := live.decision_of(request.seat)) is None
            or request.payload != live.game.lapse(decision)
        ):
            return False
        if request.decision in self.held:
            if self.held[request.decision].move_id != request.move_id:
                request.reply(Refusal("stale"))
                return True
        else:
            live.house.clock.call_at(self.beat(window), lambda: self._release(request.decision))
        self.held[request.decision] = request
        return True

    def _release(self, decision: int) -> None:
        request = self.held.pop(decision)
        request.at = self._live.house.clock.now()
        self._live.put(request)

    def beat(self, window: Running) -> int:
        """The next of the moments at which a pass in this window is told."""
        beat = max(self._live.house.settings.bot_delay_ms, 1)
        beats = -((window.since - self._live.house.clock.now()) // beat)
        return window.since + max(beats, 1) * beat

    async def set(self, seat: int, event: bool, turn: bool, fits: bool) -> None:
        """What this seat passes by itself from now on, the window that is open included."""
        live = self._live
        moment = live.game.moment(live.state)
        passing = Passing(moment.event if event else None, moment.turn if turn else None, fits)
        await live.house.keep_passing(live.table.id, seat, passing)
        seats = list(live.table.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], passing=passing)
        live.table = msgspec.structs.replace(live.table, seats=tuple(seats))
        for window in live.standing.windows:
            decision = live.decision_of(seat)
            if window.seat == seat and decision and not live.paused and passes(passing, moment, decision):
                due = Due(live.table.id, "beat", seat, window.decision, self.beat(window))
                await live.house.due.write(due)
                live.owed.expect({**live.owed.now, ("beat", seat): due})
