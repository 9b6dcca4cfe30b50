"""Somebody who uses the service over REST and sockets alone, and a note of all that was used."""

import asyncio
import json
import re
import secrets
import ssl
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]
TRUST = ssl.create_default_context()
"""Made once, as it takes longer than most requests."""
DIRECTIONS = {"toTable", "fromTable", "toLobby", "fromLobby"}


class Used:
    """The operations and frames that were used, beside all that the documents name."""

    def __init__(self, openapi: Frame, asyncapi: Frame) -> None:
        self.paths = [
            (method.upper(), re.compile(re.sub(r"\{\w+\}", "[^/]+", path) + "$"), "{" in path, each["operationId"])
            for path, methods in openapi["paths"].items()
            for method, each in methods.items()
        ]
        schemas = asyncapi["components"]["schemas"]
        self.frames = {
            f"{name} {schemas[message['$ref'].rpartition('/')[2]]['properties']['type']['const']}"
            for name in DIRECTIONS
            for message in asyncapi["operations"][name]["messages"]
        }
        self.seen: set[str] = set()

    def request(self, method: str, path: str) -> None:
        """A request that was granted; a path without a variable goes before one with."""
        for verb, pattern, _, operation in sorted(self.paths, key=lambda each: each[2]):
            if verb == method and pattern.match(path):
                self.seen.add(operation)
                return

    @property
    def missing(self) -> list[str]:
        """What was never used."""
        return sorted(({each[3] for each in self.paths} | self.frames) - self.seen)


class Person:
    """A browser of its own; every answer that is not the expected one fails with what was said.

    `pace`: the seconds between two frames of one socket.
    """

    def __init__(self, address: str, used: Used, pace: float) -> None:
        self.address, self.used, self.pace = address, used, pace
        self.http = httpx2.AsyncClient(base_url=address, headers={"Origin": address}, timeout=30, verify=TRUST)
        self.user: Frame = {}
        self.sockets: list[Socket] = []

    async def __aenter__(self) -> Self:
        self.user = (await self.ask("POST", "/api/session", {}))["user"]
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self.sockets:
            await socket.far.close()
        await self.http.aclose()

    @property
    def id(self) -> str:
        return str(self.user["id"])

    async def ask(self, method: str, path: str, body: Any = None, refused: str = "", **more: Any) -> Any:
        """What is answered; `refused` is the code where that is what should happen."""
        answer = await self.http.request(method, path, json=body, **more)
        said = answer.json() if answer.content and "json" in answer.headers.get("content-type", "") else None
        if refused:
            assert said and said.get("code") == refused, f"{method} {path}: expected {refused}: {answer.text}"
            return said
        assert answer.status_code < 400, f"{method} {path} {body}: {answer.status_code} {answer.text}"
        self.used.request(method, answer.request.url.path)
        return said if said is not None else answer.headers

    async def enter(self, place: str, lang: str = "en") -> "Socket":
        """The socket of "lobby" or of "tables/ID", after the first sync; who sits there gives a share of the dice."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.address.replace('http', 'ws', 1)}/ws/{place}"
        far = await connect(address, additional_headers={"Cookie": cookie}, proxy=None)
        socket = Socket(far, place, self.used, self.pace)
        self.sockets.append(socket)
        await socket.send("hello", protocol=1, lang=lang)
        sync = await socket.until("sync")
        if place != "lobby" and sync["seat"] is not None and not sync["view"]:
            await socket.send("nonce", nonce=secrets.token_hex(16))
        return socket


class Socket:
    """What one hears at a table or in the lobby. `asked` is what the seat has to decide now."""

    def __init__(self, far: ClientConnection, place: str, used: Used, pace: float) -> None:
        self.far, self.used = far, used
        self.channel = "Lobby" if place == "lobby" else "Table"
        self.last: dict[str, Frame] = {}
        self.asked: Frame | None = None
        self._answered: int | None = None
        self._pace, self._next = pace, 0.0

    async def send(self, type: str, **content: Any) -> None:
        """Send a frame, no sooner than the server likes to hear them."""
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(self._next - now)
        self._next = max(now, self._next) + self._pace
        self.used.seen.add(f"to{self.channel} {type}")
        await self.far.send(json.dumps({"type": type, **content}))

    async def next(self) -> Frame:
        async with asyncio.timeout(20):
            frame: Frame = json.loads(await self.far.recv())
        type = str(frame["type"])
        self.used.seen.add(f"from{self.channel} {type}")
        self.last[type] = frame
        if self.channel == "Table" and type in ("sync", "update"):
            asked = frame["decision"]
            self.asked = asked if asked and asked["id"] != self._answered else None
        return frame

    async def until(self, *types: str) -> Frame:
        """The next frame of one of these types."""
        heard: list[str] = []
        try:
            while (frame := await self.next())["type"] not in types:
                heard.append(str(frame["type"]))
        except TimeoutError:
            raise AssertionError(f"waited for {types}, heard only {heard[-8:]}") from None
        return frame

    async def until_asked(self) -> Frame:
        """What the seat is asked next."""
        while self.asked is None:
            await self.next()
        return self.asked

    async def answer(self, path: list[Frame]) -> None:
        """Make a move: these steps."""
        assert self.asked
        decision, self.asked = self.asked["id"], None
        self._answered = decision
        await self.send("move", id=f"m{decision}", decision=decision, path=path)
        await self.until("accepted", "refused")
