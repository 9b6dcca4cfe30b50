"""One connection: what is waiting to be sent to it, and how it is closed."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from app.api.limits import Bucket
from app.api.socket import closing

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

FORGIVEN = 8
"""Bad frames that are answered; at the next one the server hangs up."""
FORGIVEN_SECONDS = 10
"""After this long, one more is forgiven."""
OUTBOX = 512
"""Frames that may wait for a slow client."""


class Connection:
    """What a user at a table reads and writes; `seat` is None for a spectator."""

    __slots__ = (
        "_closing",
        "_outbox",
        "_send",
        "_wake",
        "bucket",
        "closed",
        "language",
        "name",
        "patience",
        "seat",
        "user",
    )

    def __init__(self, send: Send, user: str, frames_per_second: int) -> None:
        self.user = user
        self.name = ""
        self.seat: int | None = None
        self.language = "en"
        self.bucket = Bucket(frames_per_second, 2 * frames_per_second)
        self.patience = Bucket(1 / FORGIVEN_SECONDS, FORGIVEN)
        self.closed = False
        self._send = send
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    @property
    def ending(self) -> bool:
        """Whether it is being hung up, which takes as long as a slow client likes."""
        return self._closing is not None

    def push(self, frame: str) -> None:
        """Send it when the client is ready for it."""
        if self._closing is not None:
            return
        if len(self._outbox) >= OUTBOX:
            self._outbox.clear()
            self.close(closing.TOO_SLOW, "too slow")
            return
        self._outbox.append(frame)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Hang up, once what waits is sent."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    async def write(self) -> None:
        """Send what is pushed, until the connection is closed."""
        while True:
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft()})
            if self._closing is not None:
                code, reason = self._closing
                self.closed = True
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake.clear()
            await self._wake.wait()
