"""The exits of a node that is about to end: its sockets are closed with a code that sends people to another node."""

import asyncio
import contextlib
from typing import Protocol

RESTART = 1012
"""The registered code for "service restart": connect again, now."""
REASON = "service restart"
PATIENCE_SECONDS = 1.0
"""How much longer slow ones may take."""


class Inside(Protocol):
    """A connection, to the exits."""

    def close(self, code: int, reason: str) -> None: ...


class Exits:
    """Everybody who is connected to this node. While it is `closing`, nobody is let in any more."""

    def __init__(self) -> None:
        self.closing = False
        self._inside: dict[Inside, None] = {}
        self._empty = asyncio.Event()
        self._empty.set()

    def enter(self, connection: Inside) -> None:
        self._inside[connection] = None
        self._empty.clear()

    def leave(self, connection: Inside) -> None:
        self._inside.pop(connection, None)
        if not self._inside:
            self._empty.set()

    async def empty(self, seconds: float) -> None:
        """Send everybody away, evenly over this time: all at once would be a rush on the other nodes."""
        self.closing = True
        leaving = list(self._inside)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds + PATIENCE_SECONDS):
                for connection in leaving:
                    connection.close(RESTART, REASON)
                    await asyncio.sleep(seconds / len(leaving))
                await self._empty.wait()
