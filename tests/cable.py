"""A cable between a client and a server that a test can cut: bytes stop, connections stay."""

import asyncio
import contextlib
import threading
from typing import Self


class Cable:
    """Forwards TCP connections to a port of this machine. While it is cut nothing gets through, either way.

    It lies in a thread of its own, so that a test may wait for what is at its end.
    """

    def __init__(self, to: int) -> None:
        self.port = 0
        self._to = to
        self._loop = asyncio.new_event_loop()
        self._whole = asyncio.Event()
        self._whole.set()
        self._words: bytes | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(10)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.set)

    def break_after(self, words: bytes) -> None:
        """When the client next says these words, the server hears them, but the client no answer."""
        self._words = words

    async def _listen(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1")
        self.port = int(self._server.sockets[0].getsockname()[1])

    async def _end(self) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
