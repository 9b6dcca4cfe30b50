"""Stages: tables of the service that stand as a test wishes, with no house around them."""

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from app.api.socket import wording
from app.api.socket.audience import text
from app.api.summaries import summary
from app.service.tables.house import House
from app.service.tables.live import Live
from app.service.tables.standing import Standing
from app.service.tables.table import HOUSE, Seat, Table
from app.service.tables.umpire import Deed
from app.tabletop.telling import Telling
from tests.laws.play import Played


class Empty:
    """A database in which nothing is found."""

    async def read(self, work: Any) -> None:
        return None


def at_once(work: Coroutine[Any, Any, None]) -> None:
    """Do it now: there is nothing to wait for."""
    try:
        work.send(None)
    except StopIteration:
        return
    raise AssertionError("there is something to wait for")


NOWHERE = cast(
    House,
    SimpleNamespace(
        clock=SimpleNamespace(now=lambda: 1_000),
        window_ms=20_000,
        outages=(),
        settings=SimpleNamespace(bot_delay_ms=0),
        presence=SimpleNamespace(sure=True),
        database=Empty(),
        committer=SimpleNamespace(add=lambda flight: flight.failed()),
        spawn=at_once,
    ),
)
"""What a table asks of its house: time stands still here, and no row is ever written."""


class Stage(Live):
    """A table of the service at which people sit, in this state."""

    def __init__(self, played: Played, state: Any) -> None:
        seats = tuple(Seat(seat, "person", user=f"user-{seat}", name=f"Name {seat}") for seat in played.audiences[:-1])
        table = Table(
            "table",
            played.game.name,
            played.game.rules_version,
            played.given,
            "live",
            bytes(32),
            "commitment",
            None,
            0,
            seats,
            delay_ms=0,
        )
        super().__init__(NOWHERE, table)
        # there is no log to load it from
        self._settling = False
        open = played.game.decisions(state)
        clocks = self.umpire._clocks(
            Standing().clocks, Deed("start", HOUSE, 0, None, 0), self.umpire._asked(state, open), ()
        )
        matches = len(played.game.matches(state))
        self.standing = Standing(0, 0, state, open, None, matches, played.game.progress(state), clocks)

    def play(self, deed: Deed) -> tuple[Telling, ...]:
        """The table goes on, as the umpire has it."""
        self.standing, told = self.umpire.after(self.standing, deed, ())
        table = self.table
        status = "over" if self.result else "live"
        self.table = msgspec.structs.replace(table, status=status, progress=self.standing.progress)
        return told

    def info(self) -> Any:
        return wording.table_info(self.table, self.result, frozenset(range(self.seats)), 1)

    def summary(self) -> str:
        """The table as the lobby, lists and whoever looks after the place without a reason see it."""
        return text(summary(self.table, set(), self.result))
