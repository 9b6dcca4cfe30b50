"""How often somebody may do something: a bucket that fills with time."""

import time
from collections import OrderedDict
from typing import Protocol


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second."""

    __slots__ = ("_burst", "_filled", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._filled = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Take tokens; False, and nothing taken, if there are too few."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class SharedBuckets(Protocol):
    """The buckets of all nodes together."""

    async def take(self, key: str, rate: float, burst: float) -> bool:
        """Take one token of this bucket; True as well where the others cannot be asked."""


class Limiter:
    """A bucket for each of those who came last, the same on all nodes while they can speak to each other.

    `name` tells limits apart, `shared` is where nodes keep them together; without it each node counts alone.
    """

    KEPT = 10_000

    def __init__(self, per_minute: int, name: str = "", shared: SharedBuckets | None = None) -> None:
        self._per_minute = per_minute
        self._name = name
        self._shared = shared if name else None
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def take(self, who: str) -> bool:
        """Whether `who` may do it once more now."""
        # who has too few here has too few everywhere; and where the others cannot be asked, this is what counts
        if not self._bucket(who).take():
            return False
        if self._shared is None:
            return True
        return await self._shared.take(f"{self._name}:{who}", self._per_minute / 60, self._per_minute)

    def _bucket(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket
