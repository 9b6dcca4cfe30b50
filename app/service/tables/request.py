"""What is asked of a table, and who hears what became of it."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from app.kernel.machine import Refusal
from app.service.tables.table import RowKind
from app.tabletop.telling import Telling


class Accepted(msgspec.Struct, frozen=True):
    """The move is row `seq` of the log."""

    seq: int


Answer = Accepted | Refusal


class Request(msgspec.Struct):
    """What a seat, or the house for it, wants written down. `reply` is called once, when that is settled.

    The payload is a path of steps, or what the kind of row needs instead (see `umpire`). `at` is when the
    request came in, `began` the same in seconds of the machine's own, for measuring.
    """

    kind: RowKind
    seat: int
    move_id: str
    decision: int = 0
    payload: Any = ()
    reply: Callable[[Answer], None] = lambda answer: None
    at: int = 0
    began: float = 0.0


class Listener(Protocol):
    """Somebody who shows a table to people."""

    def happened(self, told: tuple[Telling, ...]) -> None:
        """A row was committed, and this is what it told."""

    def changed(self) -> None:
        """Seats, names or status are not what they were."""

    def attended(self) -> None:
        """Somebody has come or gone, on any node."""

    def vanished(self) -> None:
        """The table is gone: it never began."""

    def failed(self) -> None:
        """The rules could not carry out a move; the table is as it was."""
