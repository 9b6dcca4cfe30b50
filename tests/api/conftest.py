"""A real server in a process of its own, and people who speak to it as browsers do."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Self

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests import pixelkeep

Frame = dict[str, Any]


class Pixelkeep(pixelkeep.Pixelkeep):
    """The server without a client, with the test game beside the real one."""

    def __init__(self, database_url: str, **settings: Any) -> None:
        games = json.dumps({"hoard": "tests.service.toy:HOARD", "pebbles": "tests.service.pebbles:PEBBLES"})
        super().__init__(database_url, **{"CLIENT": "none", "GAMES": games, "FRAMES_PER_SECOND": 10_000, **settings})


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, server: Pixelkeep) -> None:
        self.server = server
        self.http = httpx2.AsyncClient(base_url=server.address, headers={"Origin": server.address})
        self.user: Frame = {}
        self._sockets: list[ClientConnection] = []

    async def __aenter__(self) -> Self:
        self.user = (await self.post("/api/session", {})).json()["user"]
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()

    async def post(self, path: str, body: Any, **more: Any) -> httpx2.Response:
        return await self.http.post(path, json=body, **more)

    async def get(self, path: str, **more: Any) -> httpx2.Response:
        return await self.http.get(path, **more)

    async def open(self, **wish: Any) -> Frame:
        """A new table of Hoard, or of another game."""
        options = {name: wish.pop(name) for name in ("trophies", "round_limit") if name in wish}
        given = {"game": "hoard", "options": options, **wish}
        response = await self.post("/api/tables", given)
        assert response.status_code == 201, response.text
        return dict(response.json())

    async def join(self, invite: str) -> Frame:
        response = await self.post("/api/tables/join", {"invite": invite})
        assert response.status_code == 200, response.text
        return dict(response.json())

    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def connect(self, table: str, **headers: str) -> ClientConnection:
        return await self.socket(f"tables/{table}", **headers)

    async def socket(self, path: str, **headers: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/ws/{path}"
        socket = await connect(address, additional_headers={**self.cookie(), **headers}, proxy=None)
        self._sockets.append(socket)
        return socket


class Seat:
    """One socket at a table: what it was sent, and the view that this adds up to."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Frame] = []
        self.sync: Frame = {}
        self.view: Frame = {}
        self.decision: Frame | None = None
        self.number = 0
        self.lines = 0

    @classmethod
    async def at(cls, person: Person, table: str, lang: str = "en") -> "Seat":
        seat = cls(await person.connect(table))
        await seat.hello(lang)
        return seat

    async def hello(self, lang: str = "en") -> None:
        await self.send({"type": "hello", "protocol": 1, "lang": lang})
        await self.until("sync")

    async def share(self) -> str:
        """Give a share of the dice, as everybody does who sees the commitment; the share."""
        nonce = secrets.token_hex(16)
        await self.send({"type": "nonce", "nonce": nonce})
        return nonce

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def next(self) -> Frame:
        async with asyncio.timeout(60):
            frame: Frame = json.loads(await self.socket.recv())
        self.received.append(frame)
        if frame["type"] == "sync":
            self.sync, self.view, self.decision = frame, frame["view"], frame["decision"]
            self.number, self.lines = frame["number"], len(frame["log"])
        elif frame["type"] == "update":
            assert frame["number"] == self.number + 1
            self.number += 1
            assert [line["n"] for line in frame["lines"]] == list(range(self.lines, self.lines + len(frame["lines"])))
            self.lines += len(frame["lines"])
            self.decision = frame["decision"]
            self.view = changed(self.view, frame["changes"])
        return frame

    async def until(self, *types: str, true: Callable[[Frame], bool] = lambda frame: True) -> Frame:
        """The next frame of one of these types of which it is true."""
        while True:
            frame = await self.next()
            if frame["type"] in types and true(frame):
                return frame

    async def move(self, *path: Frame, id: str | None = None, decision: int | None = None) -> Frame:
        """Make a move: how it was answered."""
        if decision is None:
            assert self.decision
            decision = self.decision["id"]
        id = id or f"m{decision}"
        await self.send({"type": "move", "id": id, "decision": decision, "path": list(path)})
        return await self.until("accepted", "refused", true=lambda frame: frame["id"] == id)

    async def whole(self, pick: Callable[[list[Frame]], Frame] = lambda options: options[-1]) -> list[Frame]:
        """A whole move for the open decision, each level asked from the server."""
        assert self.decision
        option = pick(self.decision["options"])
        path = [option["step"]]
        while option["more"]:
            await self.send({"type": "expand", "id": "e", "decision": self.decision["id"], "path": path})
            option = pick((await self.until("options"))["options"])
            path.append(option["step"])
        return path

    async def closed(self) -> tuple[int, str]:
        """Read on until the server hangs up: its code and reason."""
        async with asyncio.timeout(60):
            with contextlib.suppress(ConnectionClosed):
                async for data in self.socket:
                    self.received.append(json.loads(data))
        return self.socket.close_code or 0, self.socket.close_reason or ""


def changed(view: Frame, changes: Frame) -> Frame:
    """The view after what an update says has changed."""
    view = dict(view)
    for name, value in changes.items():
        if name in ("zones", "faces"):
            entries = {**view[name], **value}
            view[name] = {key: entry for key, entry in entries.items() if entry is not None}
        elif value is None:
            view.pop(name, None)
        else:
            view[name] = value
    return view


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Iterator[Pixelkeep]:
    """A server that the tests of a module share, on SQLite and on PostgreSQL."""
    fresh: Callable[[], str] = request.getfixturevalue(f"fresh_{request.param}")
    with Pixelkeep(fresh()) as running:
        yield running


@pytest.fixture(scope="module")
def plain(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """A server with the limits of production."""
    limits = {"FRAMES_PER_SECOND": 40, "SESSIONS_PER_MINUTE": 30, "REQUESTS_PER_MINUTE": 120}
    with Pixelkeep(fresh_sqlite(), **limits) as running:
        yield running


People = Callable[[], Any]


@pytest.fixture
async def new_person(server: Pixelkeep) -> AsyncIterator[People]:
    """Makes people with sessions of their own."""
    made: list[Person] = []

    async def make() -> Person:
        person = await Person(server).__aenter__()
        made.append(person)
        return person

    yield make
    for person in made:
        await person.__aexit__()


@pytest.fixture
async def pair(new_person: People) -> tuple[str, Person, Person]:
    """A table of Hoard at which two people sit."""
    one, other = await new_person(), await new_person()
    opened = await one.open()
    await other.join(opened["invite"])
    return opened["id"], one, other
