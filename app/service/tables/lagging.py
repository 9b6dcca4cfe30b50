"""A table as it was a while ago: what those see who watch it with a delay."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from app.service.clock import Timer
from app.service.tables import log as read
from app.service.tables.shown import Shown
from app.service.tables.standing import Standing
from app.service.tables.table import Table
from app.tabletop.telling import Telling

if TYPE_CHECKING:
    from app.service.tables.live import Live

Told = tuple[Telling, ...]

AT_ONCE = 20
"""Rows that are played at once: others wait meanwhile."""


class Later(NamedTuple):
    """How the table will stand, and what will be told."""

    standing: Standing
    told: Told


class Lagging(Shown):
    """A copy of a live table that stands as the table did `delay_ms` ago; `hear` is told what happens then.

    States are values, so that a copy is a queue of them; after a restart it is played from the log.
    """

    def __init__(self, live: "Live", hear: Callable[[Told], None]) -> None:
        super().__init__(live.house, live.table)
        self._live = live
        self._hear = hear
        self._later: deque[Later] = deque()
        self._timer: Timer | None = None
        self._ready = asyncio.Event()
        self._begun = False

    @property
    def table(self) -> Table:
        """The table as it was: nothing in it tells how it goes on."""
        table = self._live.table
        status = "over" if self.result else "live" if table.status == "over" else table.status
        return msgspec.structs.replace(table, status=status)

    @table.setter
    def table(self, table: Table) -> None:
        self.umpire.table = table

    def now(self) -> int:
        return self.house.clock.now() - self._live.table.delay_ms

    async def start(self) -> None:
        """Read how the table stood; whoever comes first does it, and the others wait."""
        if not self._begun:
            self._begun = True
            await self._read()
            self._ready.set()
            self._next()
        await self._ready.wait()

    async def _read(self) -> None:
        seq, self.table = self._live.seq, self._live.table
        if self._live.standing.at <= self.now():
            # what happened meanwhile has come by `happened`, and comes later
            self.standing = self._live.standing
        else:
            rows = await self.house.database.read(read.rows_after(self.table.id, -1))
            standing, earlier = Standing(), deque[Later]()
            played = self.umpire.replay(standing, [row for row in rows if row.seq <= seq], self.house.outages)
            try:
                for count, (standing, told) in enumerate(played):
                    if standing.at <= self.now():
                        self.standing = standing
                    else:
                        earlier.append(Later(standing, told))
                    if count % AT_ONCE == AT_ONCE - 1:
                        await asyncio.sleep(0)
            except Exception:
                # rules of today do not play it from its beginning: it is seen once what is live is old enough
                earlier.clear()
                self.standing = Standing()
                earlier.append(Later(self._live.standing, ()))
            self._later.extendleft(reversed(earlier))

    def happened(self, told: Told) -> None:
        """The table has gone on; this copy will, later."""
        self._later.append(Later(self._live.standing, told))
        if self._ready.is_set() and len(self._later) == 1:
            self._next()

    def _next(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._later and self._later[0].standing.at <= self.now():
            later = self._later.popleft()
            if later.standing.seq > self.seq:
                self.standing = later.standing
                self._hear(later.told)
        if self._later:
            at = self._later[0].standing.at + self._live.table.delay_ms
            self._timer = self.house.clock.call_at(at, self._next)

    def close(self) -> None:
        """Nobody watches any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._later.clear()
