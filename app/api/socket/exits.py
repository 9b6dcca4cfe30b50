"""The exits of a node that is about to end: its sockets are closed with a code that sends people to another node."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

Message: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

RESTART = 1012
"""The registered code for "service restart": connect again, now."""
PATIENCE_SECONDS = 1.0
"""How much longer slow ones may take."""


class Exits:
    """The open sockets of this node."""

    def __init__(self) -> None:
        self.closing = False
        self._open: dict[Send, None] = {}
        self._empty = asyncio.Event()
        self._empty.set()

    def enter(self, send: Send) -> None:
        self._open[send] = None
        self._empty.clear()

    def leave(self, send: Send) -> None:
        self._open.pop(send, None)
        if not self._open:
            self._empty.set()

    async def empty(self, seconds: float) -> None:
        """Send everybody away, evenly over this time: all at once would be a rush on the other nodes."""
        self.closing = True
        leaving = list(self._open)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds + PATIENCE_SECONDS), asyncio.TaskGroup() as group:
                for send in leaving:
                    group.create_task(hang_up(send))
                    await asyncio.sleep(seconds / len(leaving))
                await self._empty.wait()


async def hang_up(send: Send) -> None:
    """Close a socket for a restart."""
    with contextlib.suppress(Exception):
        # whoever has just gone by themselves is gone
        await send({"type": "websocket.close", "code": RESTART, "reason": "service restart"})


class Leaving:
    """An ASGI layer that knows the sockets and costs their frames nothing."""

    def __init__(self, app: App, exits: Exits) -> None:
        self._app = app
        self._exits = exits

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
        elif self._exits.closing:
            await receive()  # websocket.connect
            await send({"type": "websocket.accept"})
            await hang_up(send)
        else:
            self._exits.enter(send)
            try:
                await self._app(scope, receive, send)
            finally:
                self._exits.leave(send)
