"""People who look at the lobby over its socket."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection

from app.api.socket.lobby_protocol import FromLobby
from tests.api.conftest import Frame, Person, Seat

FRAMES: TypeAdapter[Any] = TypeAdapter(FromLobby)


class Looker:
    """One socket in the lobby: what it was sent, and the lists that this adds up to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Frame] = []
        self.tables: dict[str, Frame] = {}
        self.own: Frame = {}
        self.online: Frame = {}

    @classmethod
    async def at(cls, person: Person) -> "Looker":
        looker = cls(await person.socket("lobby"))
        await looker.send({"type": "hello", "protocol": 1, "lang": "en"})
        await looker.until(lambda: looker.received[-1]["type"] == "sync")
        return looker

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def status_of(self, table: str) -> str | None:
        """A table's status; none while it is in no list: full, and not begun yet."""
        found = self.tables.get(table)
        return found and found["status"]

    async def next(self) -> Frame:
        async with asyncio.timeout(30):
            frame: Frame = json.loads(await self.socket.recv())
        FRAMES.validate_python(frame)
        self.received.append(frame)
        if frame["type"] == "sync":
            self.tables = {table["id"]: table for table in frame["tables"]}
            self.own, self.online = frame["own"], frame["online"]
        elif frame["type"] == "update":
            self.tables.update({table["id"]: table for table in frame["put"]})
            for gone in frame["gone"]:
                self.tables.pop(gone, None)
            self.online = frame["online"] or self.online
        elif frame["type"] == "own":
            self.own = frame["own"]
        return frame

    async def until(self, true: Callable[[], Any]) -> Frame:
        """Read on until it is true; the frame that made it so."""
        while not (self.received and true()):
            await self.next()
        return self.received[-1]

    async def frame(self, type: str) -> Frame:
        """The next frame of this type."""
        await self.next()
        return await self.until(lambda: self.received[-1]["type"] == type)

    async def closed(self) -> tuple[int, str]:
        return await Seat.closed(self)  # type: ignore[arg-type]


def seek(game: str = "hoard", clock: str = "fast", **more: Any) -> Frame:
    return {"type": "seek", "game": game, "clock": clock, **more}
