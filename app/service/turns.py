"""Turns: so many may do something at once; the others wait for theirs, in the order in which they came."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Busy(Exception):
    """Too many came at once: it was not their turn in time."""


class Turns:
    """Lets `at_once` in. Whoever has waited for `patience` seconds is turned away."""

    def __init__(self, at_once: int, patience: float) -> None:
        self._free = asyncio.Semaphore(at_once)
        self._patience = patience

    @asynccontextmanager
    async def take(self) -> AsyncIterator[None]:
        """While this lasts, it is their turn. Raises Busy."""
        try:
            async with asyncio.timeout(self._patience):
                await self._free.acquire()
        except TimeoutError:
            raise Busy(f"waited for {self._patience:g} s") from None
        try:
            yield
        finally:
            self._free.release()
