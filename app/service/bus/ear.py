"""What a process hears from Redis: one connection that is subscribed to all its topics, renewed when it breaks.

Redis tells a silent connection from a dead one by a ping, so that one that was cut off is noticed in seconds.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from app.service.bus.link import BROKEN, PATIENCE_SECONDS, Pauses, end

log = logging.getLogger(__name__)


class Ear:
    """Calls `heard(channel, message)`; and `lost` whenever it may have missed something, once it hears again."""

    LAST = b"pixelkeep:all"
    """A channel that is asked for after all others: when it is confirmed, they are."""

    def __init__(self, redis: Redis, heard: Callable[[bytes, bytes], None], lost: Callable[[], None]) -> None:
        self._redis = redis
        self._heard = heard
        self._lost = lost
        self._channels: set[bytes] = set()
        self._asked: dict[bytes, asyncio.Event] = {}
        self._late: set[bytes] = set()
        self._connection: Any = None
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen; where Redis is away, do without for now."""
        self._task = asyncio.get_running_loop().create_task(self._listen())
        await _in_time(self._ready)

    async def close(self) -> None:
        await end(self._task)

    async def open(self, channel: bytes) -> None:
        """Hear this channel. When this returns it is heard, unless Redis is away: then `lost` is called later."""
        if channel not in self._channels:
            self._channels.add(channel)
            self._asked[channel] = asyncio.Event()
            await self._command("SUBSCRIBE", channel)
        asked = self._asked.get(channel)
        if self._connection is not None and asked and not await _in_time(asked):
            self._late.add(channel)

    async def shut(self, channel: bytes) -> None:
        """Hear it no more."""
        if channel in self._channels:
            self._channels.discard(channel)
            self._asked.pop(channel, None)
            await self._command("UNSUBSCRIBE", channel)

    async def _command(self, *words: str | bytes) -> None:
        if self._connection is not None:
            try:
                await self._connection.send_command(*words)
            except BROKEN:
                # whoever reads from it finds the same, and asks again for all channels
                log.debug("redis went away")

    async def _listen(self) -> None:
        pauses, away = Pauses(), False
        while True:
            connection = self._redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]
            try:
                await connection.connect()
                asked = frozenset(self._channels)
                await connection.send_command("SUBSCRIBE", *asked, self.LAST)
                self._connection = connection
                await self._catch_up(asked)
                pauses.reset()
                away = False
                await self._read(connection)
            except (RedisError, OSError) as error:
                if not away:
                    log.warning("nothing is heard from redis: %s", error or type(error).__name__)
                away = True
            finally:
                self._connection = None
                await connection.disconnect(nowait=True)
            await pauses.wait()

    async def _catch_up(self, asked: frozenset[bytes]) -> None:
        """Ask for the channels that were opened while others were asked for, and no more for those that were shut."""
        if opened := self._channels - asked:
            self._late |= opened
            await self._command("SUBSCRIBE", *opened)
        if shut := asked - self._channels:
            await self._command("UNSUBSCRIBE", *shut)

    async def _read(self, connection: Any) -> None:
        silent = False
        while True:
            message = await connection.read_response(timeout=PATIENCE_SECONDS)
            if message is None:
                if silent:
                    raise TimeoutError("no answer to a ping")
                silent = True
                await connection.send_command("PING")
                continue
            silent = False
            if message[0] == b"message":
                self._heard(message[1], message[2])
            elif message[0] == b"subscribe":
                self._confirmed(message[1])

    def _confirmed(self, channel: bytes) -> None:
        if asked := self._asked.pop(channel, None):
            asked.set()
        if channel == self.LAST:
            self._ready.set()
        if channel == self.LAST or channel in self._late:
            self._late.discard(channel)
            self._lost()


async def _in_time(event: asyncio.Event) -> bool:
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await event.wait()
    except TimeoutError:
        return False
    return True
