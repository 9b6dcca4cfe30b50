"""The bus inside one process."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

from app.service.bus.bus import Hear


class LocalBus:
    """Carries messages between the nodes of this process; one node alone talks to nobody."""

    alone = True

    def __init__(self) -> None:
        self._listeners: dict[str, dict[str, Hear]] = {}
        self._notes: dict[str, dict[str, bytes]] = {}

    async def start(self) -> None:
        pass

    async def subscribe(self, topic: str, node: str, hear: Hear) -> None:
        self._listeners.setdefault(topic, {})[node] = hear

    async def unsubscribe(self, topic: str, node: str) -> None:
        listeners = self._listeners.get(topic, {})
        listeners.pop(node, None)
        if not listeners:
            self._listeners.pop(topic, None)

    def publish(self, topic: str, node: str, message: bytes) -> None:
        listeners = self._listeners.get(topic)
        if not listeners:
            return
        loop = asyncio.get_running_loop()
        for other, hear in listeners.items():
            if other != node:
                loop.call_soon(hear, message)

    def when_lost(self, do: Callable[[], None]) -> None:
        """Nothing is ever lost here."""

    def note(self, place: str, node: str, note: bytes | None) -> None:
        notes = self._notes.setdefault(place, {})
        if note is None:
            notes.pop(node, None)
        else:
            notes[node] = note
        if not notes:
            del self._notes[place]

    async def notes(self, places: Sequence[str]) -> list[Mapping[str, bytes]]:
        return [dict(self._notes.get(place, {})) for place in places]

    async def close(self) -> None:
        self._listeners.clear()
        self._notes.clear()
