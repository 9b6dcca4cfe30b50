"""The clock of a node, and what it is asked to do later."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Times are milliseconds since 1970."""

    def now(self) -> int: ...

    def call_at(self, at: int, do: Callable[[], None]) -> Timer:
        """Do it at this time; soon if that is past."""


class SystemClock:
    """The clock of the machine, on the running event loop."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, do: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, at - self.now()) / 1000, do)
