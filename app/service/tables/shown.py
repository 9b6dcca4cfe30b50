"""A table as it is shown: how it stands, at what time. It may be how it stood a while ago."""

from typing import TYPE_CHECKING, Any, NamedTuple

from app.games.game import Game, Moment, Result
from app.kernel.machine import Decision
from app.service.tables import clocks
from app.service.tables import log as read
from app.service.tables.clocks import Clocks, On
from app.service.tables.standing import Standing
from app.service.tables.table import TOLD, Passing, Table
from app.service.tables.umpire import Umpire
from app.tabletop.telling import Telling

if TYPE_CHECKING:
    from app.service.tables.house import House


class Time(NamedTuple):
    """The time of a seat, in milliseconds: for its decision (of `total`), then in its bank.

    `on` is what runs, none while the seat is not asked. While the table is paused nothing passes.
    """

    seat: int
    on: On | None
    grace: int
    total: int
    bank: int


class Shown:
    """A table, as somebody sees it."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.umpire = Umpire(table, house.window_ms)
        self.game: Game = self.umpire.game
        self.standing = Standing()
        self._times: tuple[Clocks, int, list[Time]] | None = None

    @property
    def table(self) -> Table:
        """The table beside its game: who sits there, and how it was opened."""
        return self.umpire.table

    @table.setter
    def table(self, table: Table) -> None:
        self.umpire.table = table

    @property
    def seats(self) -> int:
        """How many sit at the table; the number of the spectators as an audience."""
        return len(self.table.seats)

    @property
    def state(self) -> Any:
        return self.standing.state

    @property
    def seq(self) -> int:
        return self.standing.seq

    @property
    def lines(self) -> int:
        """How many tellings there were."""
        return self.standing.lines

    @property
    def result(self) -> Result | None:
        return self.standing.result

    @property
    def paused(self) -> bool:
        return self.standing.clocks.paused

    def now(self) -> int:
        """The time that it shows."""
        return self.house.clock.now()

    def decisions(self) -> tuple[Decision, ...]:
        """The decisions open now."""
        return self.standing.open

    def decision_of(self, seat: int) -> Decision | None:
        """The decision open to this seat."""
        return self.standing.decision_of(seat)

    async def told(self, upto: int) -> list[tuple[Telling, ...]]:
        """What every row up to `upto` told."""
        found = await self.house.database.read(read.told_between(self.table.id, -1, upto))
        return [TOLD.decode(told) for told in found]

    # --- time -------------------------------------------------------------------

    def times(self) -> list[Time]:
        """What each seat has left: worked out once for all who are told at the same moment."""
        kept, now = self.standing.clocks, self.now()
        if self._times is None or self._times[0] is not kept or self._times[1] != now:
            speed, fuse = self.umpire.speed, self.umpire.window_ms
            times = [Time(seat, None, 0, 0, bank) for seat, bank in enumerate(kept.banks or (speed.bank,) * self.seats)]
            for each in kept.running:
                left = clocks.left(kept, speed, fuse, each, now, self.house.outages)
                times[each.seat] = Time(each.seat, each.on, left.grace, clocks.own(speed, fuse, each), left.bank)
            self._times = kept, now, times
        return self._times[2]

    def time_of(self, seat: int) -> Time:
        """What a seat has left."""
        return self.times()[seat]

    # --- passing ----------------------------------------------------------------

    def passing(self, seat: int) -> tuple[bool, bool, bool]:
        """Whether this seat now lets go by: this event, this turn, whatever nothing fits."""
        passing = self.table.seats[seat].passing
        if self.state is None:
            return False, False, passing.fits
        moment = self.game.moment(self.state)
        return passing.event == moment.event, passing.turn == moment.turn, passing.fits


def passes(passing: Passing, moment: Moment, decision: Decision) -> bool:
    """Whether a seat with these settings lets this window go by without looking."""
    return passing.event == moment.event or passing.turn == moment.turn or (passing.fits and len(decision.options) == 1)
