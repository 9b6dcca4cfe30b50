"""The notes of nodes in Redis: one hash a node, which expires unless the node says again and again that it lives."""

import asyncio
from collections.abc import Mapping, Sequence

from redis.asyncio import Redis
from redis.exceptions import RedisError

from app.service.bus.link import call
from app.service.bus.mouth import Mouth

BEAT_SECONDS = 1.0
EXPIRE_SECONDS = 4

LIVES = """
local now = redis.call('TIME')[1]
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('EXPIRE', KEYS[2], ARGV[2])
"""
"""A node lives, by the clock of Redis; those of which nothing was heard for a while do not."""


class Notes:
    """The notes of this process's nodes, written through its mouth, and those of all."""

    def __init__(self, redis: Redis, mouth: Mouth, prefix: str) -> None:
        self._redis = redis
        self._mouth = mouth
        # braces: in a cluster all of it lies in one slot
        self._nodes = f"{{{prefix}:nodes}}"
        self._mine: dict[str, dict[str, bytes]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._beat()

    def _beat(self) -> None:
        for node, notes in self._mine.items():
            if notes:
                self._lives(node)
        self._timer = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._beat)

    def _lives(self, node: str) -> None:
        self._mouth.say("EVAL", LIVES, 2, self._nodes, self._key(node), node, EXPIRE_SECONDS)

    def note(self, place: str, node: str, note: bytes | None) -> None:
        """Write a node's note at a place, or take it away."""
        notes = self._mine.setdefault(node, {})
        if note is None:
            notes.pop(place, None)
            self._mouth.say("HDEL", self._key(node), place)
        else:
            notes[place] = note
            self._mouth.say("HSET", self._key(node), place, note)
        self._lives(node)

    def renew(self) -> None:
        """Write all of this process's notes again: Redis may have forgotten them."""
        for node, notes in self._mine.items():
            for place, note in notes.items():
                self._mouth.say("HSET", self._key(node), place, note)
            self._lives(node)

    async def read(self, places: Sequence[str]) -> list[Mapping[str, bytes]]:
        """The notes at each of the places. Raises ConnectionError."""
        if not places:
            return []
        try:
            nodes = [node.decode() for node in await call(self._redis, "ZRANGE", self._nodes, 0, -1)]
            async with self._redis.pipeline(transaction=False) as pipe:
                for node in nodes:
                    pipe.hmget(self._key(node), list(places))
                answers = await pipe.execute()
        except (RedisError, OSError) as error:
            raise ConnectionError(str(error)) from error
        found: list[dict[str, bytes]] = [{} for _ in places]
        for node, noted in zip(nodes, answers, strict=True):
            for at, note in enumerate(noted):
                if note is not None:
                    found[at][node] = note
        return list(found)

    def close(self) -> None:
        """Take all notes of this process away."""
        if self._timer is not None:
            self._timer.cancel()
        for node in self._mine:
            self._mouth.say("DEL", self._key(node))
            self._mouth.say("ZREM", self._nodes, node)
        self._mine.clear()

    def _key(self, node: str) -> str:
        return f"{self._nodes}:{node}"
