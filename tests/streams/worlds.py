"""Worlds: the whole application on a database of its own and a clock set by hand, spoken to without a network.

A world can be split in two that were the same up to a moment: what differs later, only those may notice who may
know it.
"""

import asyncio
import json
import random
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx2
from fastapi import FastAPI
from sqlalchemy import insert, update
from sqlalchemy.engine import make_url

from app.api.services import Services
from app.main import create_app
from app.service.accounts.sessions import open_session
from app.service.accounts.user import Role, User
from app.service.database.schema import tables, users
from app.service.settings import Settings
from app.service.tables.live import Live, Request
from app.service.tables.request import Accepted, Answer
from app.service.tables.wish import Wish
from tests.laws.play import random_move
from tests.service.clock import HandClock
from tests.service.conftest import until

Frame = dict[str, Any]
TICK = 500
NONCE = bytes(16)

QUIET = {
    "client": "none",
    "bot_workers": 0,
    "bot_delay_ms": 0,
    "requests_per_minute": 100_000,
    "frames_per_second": 10_000,
}


class Socket:
    """One socket: every frame that came, in its order."""

    def __init__(self, app: FastAPI, path: str, cookie: str) -> None:
        self.frames: list[Frame] = []
        self._sent: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self._came = asyncio.Event()
        self.read = asyncio.Event()
        """Cleared, what is sent is not taken off: as by a client that keeps its socket full."""
        self.read.set()
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"cookie", cookie.encode())],
        }
        self._sent.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(app(scope, self._sent.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: Mapping[str, Any]) -> None:
        await self.read.wait()
        if message["type"] == "websocket.send":
            self.frames.append(json.loads(message["text"]))
            self._came.set()
        elif message["type"] == "websocket.close":
            self.hang_up()

    def say(self, **frame: Any) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(frame)})

    async def until(self, true: Any) -> Frame:
        """The first frame of which it is true, of those that came and come."""
        seen = 0
        async with asyncio.timeout(30):
            while True:
                for frame in self.frames[seen:]:
                    if true(frame):
                        return frame
                seen = len(self.frames)
                self._came.clear()
                await self._came.wait()

    async def anew(self) -> None:
        """Forget what came, and be told everything again."""
        self.frames.clear()
        self.say(type="resync")
        await self.until(lambda frame: frame["type"] == "chat")

    def hang_up(self) -> None:
        self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def close(self) -> None:
        self.hang_up()
        await self.task


class World:
    """One node in a world of its own."""

    def __init__(self, url: str, time: int) -> None:
        self.url = url
        self.clock = HandClock()
        self.clock.time = time
        self.app = create_app(Settings(database_url=url, **QUIET), self.clock)  # type: ignore[arg-type]
        self.services: Services = self.app.state.services
        self._sockets: list[Socket] = []

    @asynccontextmanager
    async def alive(self) -> AsyncIterator["World"]:
        async with self.app.router.lifespan_context(self.app):
            transport = httpx2.ASGITransport(app=self.app)
            async with httpx2.AsyncClient(transport=transport, base_url="http://world") as self._http:
                yield self
                for socket in self._sockets:
                    await socket.close()

    async def tick(self, ms: int = TICK) -> None:
        """Let time pass; the heart of the node beats meanwhile, and what comes due is done."""
        for _ in range(ms // TICK):
            self.clock.move(TICK)
            await self.services.nodes.beat()

    # --- people -----------------------------------------------------------------

    async def person(self, name: str, role: Role = "user") -> tuple[User, str]:
        """An account, and the cookie of its session."""
        user, now = User(name, name, role, account=True), self.clock.now()
        values = {"id": name, "name": name, "name_key": name, "role": role, "created_at": now, "seen_at": now}

        def work(connection: Any) -> str:
            connection.execute(insert(users), values)
            return open_session(connection, name, "a browser", now)

        return user, f"pixelkeep={await self.services.house.database.write(work)}"

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[int, Any]:
        """What is answered over HTTP: the status and the body."""
        headers = {"Cookie": cookie, "Origin": "http://world"} if cookie else {}
        self._http.cookies.clear()
        response = await self._http.request(method, path, headers=headers, json=body)
        return response.status_code, response.json() if response.content else None

    async def connect(self, path: str, cookie: str) -> Socket:
        """A socket that has said hello, and was told everything."""
        socket = Socket(self.app, path, cookie)
        self._sockets.append(socket)
        socket.say(type="hello", protocol=1, lang="en")
        await socket.until(lambda frame: frame["type"] == "chat")
        return socket

    # --- tables -----------------------------------------------------------------

    async def table(self, people: Sequence[User], seed: int, wish: Wish) -> Live:
        """A table at which they sit, begun with dice of this number."""
        host, *others = people
        opening, database = self.services.opening, self.services.house.database
        opened = await opening.open(host, wish)
        dealt = update(tables).where(tables.c.id == opened.id).values(seed=seed.to_bytes(32, "big"))
        await database.write(lambda connection: connection.execute(dealt))
        for other in others:
            await opening.join(other, opened.invite or "")
        for person in people:
            await opening.add_nonce(opened.id, person.id, NONCE)
        live = await self.services.house.table(opened.id)
        await until(lambda: live.state is not None)
        return live

    async def live(self, table_id: str) -> Live:
        return await self.services.house.table(table_id)

    async def move(self, live: Live, chance: random.Random) -> Answer:
        """A random move of a random seat that is asked."""
        decision = chance.choice(live.decisions())
        move = random_move(live.game, live.state, decision, chance)
        answer = await live.ask(Request("move", decision.seat, f"m{decision.id}", decision.id, move.path))
        assert isinstance(answer, Accepted), answer
        return answer


def copied(url: str, name: str) -> str:
    """The database once more, as it is now."""
    file = make_url(url).database or ""
    shutil.copyfile(file, f"{file}-{name}")
    return f"sqlite+aiosqlite:///{file}-{name}"
