"""Attendance: who of a table's people is connected, on whichever node, who watches, and who has been away how long."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from app.kernel.machine import Refusal
from app.service.tables.clocks import MINUTE
from app.service.tables.request import Answer, Request
from app.service.tables.table import HOUSE, Due

if TYPE_CHECKING:
    from app.service.tables.live import Live

DESERTED_MS = 30 * MINUTE
"""A table that all its people have left for so long is over."""
UNSURE_MS = MINUTE
"""When to look again where nobody can tell who is there."""


class Attendance:
    """Who is at one table. `away` says since when the people in its seats are not there; known once `start`ed."""

    def __init__(self, live: "Live") -> None:
        self.present: frozenset[int] = frozenset()
        self.watching: dict[str, str] = {}
        self.away: dict[int, int] = {}
        self._live = live
        self._started = False
        self._deserted = False
        self._noting = asyncio.Lock()

    @property
    def _place(self) -> str:
        return self._live.table.id

    async def start(self) -> None:
        """Know from now on who comes and goes."""
        if not self._started:
            self._started = True
            # whoever saw the last leave a live table has seen to it
            self._deserted = self._live.table.status == "live"
            await self._live.house.presence.watch(self._place, self._changed)
            self._changed()

    async def stop(self) -> None:
        """No longer."""
        if self._started:
            self._started = False
            await self._live.house.presence.unwatch(self._place, self._changed)

    def arrive(self, user: str, name: str) -> None:
        """One more connection of theirs is at the table."""
        self._live.house.presence.arrive(self._place, attendee(user, name))

    def leave(self, user: str, name: str) -> None:
        """One connection of theirs fewer."""
        self._live.house.presence.leave(self._place, attendee(user, name))

    def _changed(self) -> None:
        live, now = self._live, self._live.house.clock.now()
        people = dict(map(known, live.house.presence.at(self._place)))
        seats = {seat.seat: seat.user for seat in live.table.seats if seat.kind == "person"}
        self.present = frozenset([seat for seat, user in seats.items() if user in people])
        self.watching = {user: name for user, name in people.items() if user not in seats.values()}
        self.away = {seat: self.away.get(seat, now) for seat in seats if seat not in self.present}
        self._look_after(not self.present)
        self._tell()

    def seated(self) -> None:
        """Somebody has sat down or got up."""
        if self._started:
            self._changed()

    def begun(self) -> None:
        """The game has begun."""
        if self._started:
            self._look_after(not self.present)

    # --- who is away ------------------------------------------------------------

    def paused(self) -> None:
        """The table stands still: nobody's absence is held against them meanwhile."""
        self._tell()

    def resumed(self) -> None:
        """The table goes on, and who is away has the whole allowance from now on."""
        now = self._live.house.clock.now()
        self.away = dict.fromkeys(self.away, now)
        if self._live.umpire.speed.away is not None and not self.present:
            self._live.house.spawn(self._note(self._absent(now), True))
        self._tell()

    def _tell(self) -> None:
        for listener in tuple(self._live.listeners):
            listener.attended()

    def claim_in(self, seat: int) -> int | None:
        """In how many milliseconds the others may claim the table, as this seat is away; None if it is not."""
        allowance, since = self._live.umpire.speed.away, self.away.get(seat)
        if allowance is None or since is None or self._live.state is None or self._live.result or self._live.paused:
            return None
        if not self._live.house.presence.sure:
            return None
        return max(0, since + allowance - self._live.house.clock.now())

    def claim(self, by: int, seat: int, move_id: str, reply: Callable[[Answer], None]) -> None:
        """Seat `by` claims the table, as this one is away while it is asked."""
        live = self._live
        decision = live.decision_of(seat)
        # the row is the seat's that is away: whoever claims may not ask what its own moves were called
        request = Request("abandon", seat, f"claim:{by}:{move_id}", decision.id if decision else 0, by, reply)
        running = live.standing.clocks.of(request.decision)
        if live.paused:
            live.refuse(request, Refusal("paused"))
        elif by == seat or self.claim_in(seat) != 0:
            live.refuse(request, Refusal("not-away"))
        elif running is None or running.on not in ("turn", "sealed"):
            live.refuse(request, Refusal("not-asked-of"))
        else:
            live.submit(request)

    def _look_after(self, deserted: bool) -> None:
        """Have the table end if nobody comes back to it; who does makes up for it."""
        live, before = self._live, self._deserted
        if live.table.status != "live" or live.umpire.speed.away is None or before == deserted:
            return
        self._deserted = deserted
        live.house.spawn(self._note(self._absent(live.house.clock.now()), deserted))

    async def _note(self, due: Due, deserted: bool) -> None:
        # in the order in which people come and go, which may be quicker than what is written
        async with self._noting:
            await (self._live.house.due.begin(due) if deserted else self._live.house.due.forget(due))

    def _absent(self, since: int) -> Due:
        return Due(self._place, "absent", HOUSE, 0, since + DESERTED_MS)

    async def give_up(self, due: Due) -> None:
        """End the table that all have left; look again later if somebody is there after all, or may be."""
        live, house = self._live, self._live.house
        if not await house.due.stands(due):
            # somebody came back, at whichever node, and all may have left again since
            return
        users: set[str] | None = None
        with contextlib.suppress(ConnectionError):
            (people,) = await house.presence.ask([self._place])
            users = {known(each)[0] for each in people}
        if live.state is None or live.result:
            await house.due.forget(due)
        elif users is None:
            await house.due.begin(msgspec.structs.replace(due, at=house.clock.now() + UNSURE_MS))
        elif live.paused or any(seat.user in users for seat in live.table.seats if seat.user):
            await house.due.begin(self._absent(house.clock.now()))
        else:
            live.submit(Request("abandon", HOUSE, "deserted", 0, HOUSE))


def attendee(user: str, name: str) -> str:
    """Somebody at a table, as presence knows them."""
    return f"{user}:{name}"


def known(attendee: str) -> tuple[str, str]:
    """The id and the name of an attendee."""
    user, _, name = attendee.partition(":")
    return user, name
