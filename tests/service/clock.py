"""A clock that tests set by hand."""

import asyncio
from collections.abc import Callable

from app.service.clock import Timer


class HandClock:
    """Time stands still until a test moves it."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self.set: list[tuple[int, Callable[[], None]]] = []

    def now(self) -> int:
        return self.time

    def call_at(self, at: int, do: Callable[[], None]) -> Timer:
        if at <= self.time:
            return asyncio.get_running_loop().call_soon(do)
        entry = (at, do)
        self.set.append(entry)

        class Cancel:
            def cancel(_: "Cancel") -> None:
                if entry in self.set:
                    self.set.remove(entry)

        return Cancel()

    def move(self, ms: int) -> None:
        """Let time pass, and happen what was to happen."""
        self.time += ms
        for entry in [entry for entry in self.set if entry[0] <= self.time]:
            self.set.remove(entry)
            entry[1]()
