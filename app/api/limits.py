"""How often somebody may do something: a bucket that fills with time."""

import time
from collections import OrderedDict


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


class Limiter:
    """A bucket for each of those who came last."""

    KEPT = 10_000

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether `who` may do it once more now."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket.take()
