"""How a table stands after a row of its log: a value that every copy of the table comes to."""

from typing import Any

import msgspec

from app.games.game import Progress, Result
from app.kernel.machine import Decision
from app.service.tables.clocks import Clocks, Running

BACKS = 30
"""How often decisions are taken back until one stands: no state is written down meanwhile, and whoever loads the
table plays all of it."""


class Point(msgspec.Struct, frozen=True):
    """Where `seat` may go back to: how the table stood before it decided."""

    seat: int
    before: "Standing"


class Standing(msgspec.Struct, frozen=True):
    """A table after row `seq`, with `lines` of tellings so far; -1 before it began.

    `points` are where the last mover may go back to, the latest last, and `backs` how often somebody went back
    since there were none; `kept` is the row after which the state was last written down.
    """

    seq: int = -1
    lines: int = 0
    state: Any = None
    open: tuple[Decision, ...] = ()
    result: Result | None = None
    matches: int = 0
    progress: Progress | None = None
    clocks: Clocks = Clocks()
    points: tuple[Point, ...] = ()
    backs: int = 0
    kept: int = -1
    nonces: tuple[str, ...] | None = None

    @property
    def at(self) -> int:
        """The time of the row."""
        return self.clocks.at

    def decision_of(self, seat: int) -> Decision | None:
        """The decision open to this seat."""
        for each in self.open:
            if each.seat == seat:
                return each
        return None

    @property
    def windows(self) -> tuple[Running, ...]:
        """The windows that are open."""
        return tuple([each for each in self.clocks.running if each.on == "window"])

    def may_take_back(self, seat: int) -> bool:
        """Whether this seat may take its last decision back."""
        return bool(self.points) and self.points[-1].seat == seat and self.backs < BACKS
