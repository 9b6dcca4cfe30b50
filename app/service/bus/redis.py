"""The bus between processes, over the publish and subscribe of Redis."""

import logging
from collections.abc import Callable, Mapping, Sequence

from redis.asyncio import Redis

from app.service.bus.bus import Hear
from app.service.bus.ear import Ear
from app.service.bus.mouth import Mouth
from app.service.bus.notes import Notes

log = logging.getLogger(__name__)


class RedisBus:
    """What one process says to and hears from the others. `prefix` keeps those of one service together."""

    def __init__(self, redis: Redis, prefix: str = "pixelkeep") -> None:
        self._prefix = f"{prefix}:".encode()
        self._listeners: dict[bytes, dict[str, Hear]] = {}
        self._when_lost: list[Callable[[], None]] = []
        self._ear = Ear(redis, self._heard, self._lost)
        self._mouth = Mouth(redis, lambda: self._notes.renew())
        self._notes = Notes(redis, self._mouth, prefix)

    async def start(self) -> None:
        self._mouth.start()
        self._notes.start()
        await self._ear.start()

    async def subscribe(self, topic: str, node: str, hear: Hear) -> None:
        channel = self._channel(topic)
        self._listeners.setdefault(channel, {})[node] = hear
        await self._ear.open(channel)

    async def unsubscribe(self, topic: str, node: str) -> None:
        channel = self._channel(topic)
        listeners = self._listeners.get(channel, {})
        listeners.pop(node, None)
        if not listeners:
            self._listeners.pop(channel, None)
            await self._ear.shut(channel)

    def publish(self, topic: str, node: str, message: bytes) -> None:
        self._mouth.say("PUBLISH", self._channel(topic), b"%s %s" % (node.encode(), message))

    def when_lost(self, do: Callable[[], None]) -> None:
        self._when_lost.append(do)

    def note(self, place: str, node: str, note: bytes | None) -> None:
        self._notes.note(place, node, note)

    async def notes(self, places: Sequence[str]) -> list[Mapping[str, bytes]]:
        return await self._notes.read(places)

    async def close(self) -> None:
        self._notes.close()
        await self._mouth.close()
        await self._ear.close()

    def _channel(self, topic: str) -> bytes:
        return self._prefix + topic.encode()

    def _heard(self, channel: bytes, data: bytes) -> None:
        speaker, _, message = data.partition(b" ")
        for node, hear in tuple(self._listeners.get(channel, {}).items()):
            if node.encode() != speaker:
                try:
                    hear(message)
                except Exception:
                    log.exception("a message on %s could not be heard", channel.decode())

    def _lost(self) -> None:
        # Redis itself may be new and know nothing
        self._notes.renew()
        for do in tuple(self._when_lost):
            do()
