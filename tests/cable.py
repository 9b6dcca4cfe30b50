"""A cable between a client and a server that a test can cut: bytes stop, connections stay."""

import asyncio
import contextlib
from typing import Self


class Cable:
    """Forwards TCP connections to a port of this machine. While it is cut nothing gets through, either way."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._whole = asyncio.Event()
        self._whole.set()
        self._server: asyncio.Server
        self._tasks: set[asyncio.Task[None]] = set()
        self._words: bytes | None = None

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1")
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def port(self) -> int:
        return int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def break_after(self, words: bytes) -> None:
        """When the client next says these words, the server hears them, but the client no answer."""
        self._words = words

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        writers = [writer]
        try:
            await self._whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            writers.append(back)
            async with asyncio.TaskGroup() as group:
                group.create_task(self._forward(reader, back, writer))
                group.create_task(self._forward(there, writer))
        except* (OSError, asyncio.CancelledError):
            pass
        finally:
            for each in writers:
                each.close()

    async def _forward(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, client: asyncio.StreamWriter | None = None
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                if client is not None and self._words and self._words in data:
                    self._words = None
                    client.transport.abort()
                writer.write(data)
                await writer.drain()
            writer.write_eof()
