"""Buckets of tokens that all nodes share, in Redis."""

import asyncio
import logging
import time

from redis.asyncio import Redis
from redis.exceptions import RedisError

from app.service.bus.link import call

PATIENCE_SECONDS = 0.25
REST_SECONDS = 1.0
"""How long Redis is not asked after it did not answer."""

TAKE = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local full = tonumber(redis.call('GET', KEYS[1]) or now)
full = math.max(full, now) + ARGV[1]
if full - now > ARGV[1] * ARGV[2] + 0.000001 then return 0 end
redis.call('SET', KEYS[1], string.format('%.6f', full), 'PX', math.ceil((full - now) * 1000) + 1)
return 1
"""
"""Takes a token. All that is kept of a bucket is when it will be full again ("GCRA"), until it is."""

log = logging.getLogger(__name__)


class RedisBuckets:
    """While Redis does not answer, everybody may: each node then keeps its own limits only."""

    def __init__(self, redis: Redis, prefix: str = "pixelkeep") -> None:
        self._redis = redis
        self._prefix = prefix
        self._rest = 0.0

    async def take(self, key: str, rate: float, burst: float) -> bool:
        """Take one token of a bucket that holds `burst` and gains `rate` a second."""
        if time.monotonic() < self._rest:
            return True
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                taken = await call(self._redis, "EVAL", TAKE, 1, f"{self._prefix}:limit:{key}", 1 / rate, burst)
        except (RedisError, OSError) as error:
            log.warning("limits are each node's own: %s", error or type(error).__name__)
            self._rest = time.monotonic() + REST_SECONDS
            return True
        return bool(taken)
