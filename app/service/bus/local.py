"""The bus inside one process."""

import asyncio

from app.service.bus.bus import Hear


class LocalBus:
    """Carries messages between the nodes of this process; one node alone talks to nobody."""

    alone = True

    def __init__(self) -> None:
        self._listeners: dict[str, dict[str, Hear]] = {}

    async def subscribe(self, table: str, node: str, hear: Hear) -> None:
        self._listeners.setdefault(table, {})[node] = hear

    async def unsubscribe(self, table: str, node: str) -> None:
        listeners = self._listeners.get(table, {})
        listeners.pop(node, None)
        if not listeners:
            self._listeners.pop(table, None)

    def publish(self, table: str, node: str, message: bytes) -> None:
        listeners = self._listeners.get(table)
        if not listeners:
            return
        loop = asyncio.get_running_loop()
        for other, hear in listeners.items():
            if other != node:
                loop.call_soon(hear, message)

    async def close(self) -> None:
        self._listeners.clear()
