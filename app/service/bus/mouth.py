"""What a process says to Redis: commands in their order, many at once, and again if need be.

Said twice they do no harm, so what may not have arrived is repeated.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from app.service.bus.link import BROKEN, Pauses, call, end

AT_ONCE = 500
KEPT = 10_000
"""Commands that wait while Redis is away; then the oldest are dropped."""

Command = tuple[str | bytes | int, ...]

log = logging.getLogger(__name__)


class Mouth:
    """Sends commands in the background; `spoken` is called whenever Redis listens again."""

    def __init__(self, redis: Redis, spoken: Callable[[], None]) -> None:
        self._redis = redis
        self._spoken = spoken
        self._waiting: deque[Command] = deque(maxlen=KEPT)
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._speak())

    def say(self, *command: str | bytes | int) -> None:
        """Send this, without waiting for it."""
        self._waiting.append(command)
        self._wake.set()

    async def close(self) -> None:
        """Say what waits, if that can be done at once, then be silent."""
        await end(self._task)
        try:
            await self._send(list(self._waiting))
        except (RedisError, OSError):
            log.info("redis was away at the end")

    async def _speak(self) -> None:
        pauses, away = Pauses(), False
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
                try:
                    await self._send(batch)
                except BROKEN as error:
                    if not away:
                        log.warning("redis does not answer: %s", error or type(error).__name__)
                    away = True
                    room = KEPT - len(self._waiting)
                    self._waiting.extendleft(reversed(batch[-room:] if room else []))
                    await pauses.wait()
                except RedisError as error:
                    log.error("redis refused to do something: %s", error)
                else:
                    pauses.reset()
                    if away:
                        away = False
                        self._spoken()

    async def _send(self, batch: list[Command]) -> None:
        if len(batch) == 1:
            await call(self._redis, *batch[0])
        elif batch:
            async with self._redis.pipeline(transaction=False) as pipe:
                for command in batch:
                    pipe.execute_command(*command)
                await pipe.execute()
