"""The link to Redis: how nodes call on it, and how long they wait for it."""

import asyncio
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Disconnected
from redis.exceptions import TimeoutError as Silent

PATIENCE_SECONDS = 1.0
"""Without a word from Redis for this long, it is as good as gone."""
FIRST_PAUSE = 0.05
LAST_PAUSE = 1.0

BROKEN = (Disconnected, Silent, OSError)
"""What says that Redis cannot be spoken to."""


def open_redis(url: str) -> Redis:
    """A client for this `redis://` address that neither waits long nor tries again by itself."""
    return Redis.from_url(
        url,
        protocol=2,
        socket_timeout=PATIENCE_SECONDS,
        socket_connect_timeout=PATIENCE_SECONDS,
        retry=Retry(NoBackoff(), 0),
    )


class Pauses:
    """The pauses between attempts: each twice the last, up to a second."""

    def __init__(self) -> None:
        self._next = FIRST_PAUSE

    def reset(self) -> None:
        """It worked."""
        self._next = FIRST_PAUSE

    async def wait(self) -> None:
        """It did not."""
        pause, self._next = self._next, min(2 * self._next, LAST_PAUSE)
        await asyncio.sleep(pause)


async def call(redis: Redis, *words: str | bytes | float) -> Any:
    """What Redis answers to this command."""
    return await redis.execute_command(*words)  # type: ignore[no-untyped-call]


async def end(task: "asyncio.Task[None] | None") -> None:
    """Cancel it for good: until Python 3.12, `wait_for` in the client may swallow a cancellation."""
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)
