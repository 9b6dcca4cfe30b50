"""The server process: told to end, it first sends its people to other nodes."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn


class Serving(uvicorn.Server):
    """`drain` is done at the first SIGTERM; the second one, or SIGINT, ends the process without."""

    def __init__(self, config: uvicorn.Config, drain: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._drain = drain
        self._loop: asyncio.AbstractEventLoop | None = None
        self._draining: asyncio.Task[None] | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        super().run(sockets)
        if not self.started:
            sys.exit(1)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop = asyncio.get_running_loop()
        # the program itself stays: to walk it at every full collection would hold up moves three times as long
        gc.collect()
        gc.freeze()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self._loop and not self._draining:
            # a signal comes between any two lines of the program; the loop carries on in order
            self._loop.call_soon_threadsafe(self._begin, sig, frame)
        else:
            super().handle_exit(sig, frame)

    def _begin(self, sig: int, frame: FrameType | None) -> None:
        if self._draining is None:
            self._draining = asyncio.ensure_future(self._leave(sig, frame))

    async def _leave(self, sig: int, frame: FrameType | None) -> None:
        try:
            await self._drain()
        finally:
            super().handle_exit(sig, frame)
