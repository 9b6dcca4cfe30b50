"""Players for measuring: as many as wanted in one process, each with a session and a socket of its own."""

import asyncio
import random
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.api.conftest import Pixelkeep


class Option(msgspec.Struct):
    step: msgspec.Raw
    more: bool = False


class Decision(msgspec.Struct):
    id: int
    options: list[Option]


class Frame(msgspec.Struct):
    """What a player reads of a frame."""

    type: str
    decision: Decision | None = None
    options: list[Option] = []
    code: str = ""


class Move(msgspec.Struct, tag_field="type", tag="move"):
    id: str
    decision: int
    path: list[msgspec.Raw]


class Expand(msgspec.Struct, tag_field="type", tag="expand"):
    id: str
    decision: int
    path: list[msgspec.Raw]


read = msgspec.json.Decoder(Frame).decode
write = msgspec.json.encode


@dataclass
class Load:
    """What all players together have done. `think` is the mean of the seconds before a move."""

    think: float = 0.0
    going: bool = True
    moves: int = 0
    watched: int = 0
    latencies: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


class Table:
    """Two players and those who watch; `sent` is when the move under way was sent, and by whom."""

    def __init__(self, server: Pixelkeep, load: Load, game: str, seed: int) -> None:
        self.server, self.load, self.game = server, load, game
        self.chance = random.Random(seed)
        self.sent: tuple[float, int] | None = None
        self.seats: list[ClientConnection] = []
        self.watchers: list[ClientConnection] = []
        self.id = ""

    async def open(self, http: httpx2.AsyncClient, watchers: int) -> None:
        one = await self.person(http)
        given = {"game": self.game, "opponent": "person", "options": {"trophies": 3}}
        opened = (await http.post("/api/tables", json=given)).json()
        self.id = opened["id"]
        other = await self.person(http)
        await http.post("/api/tables/join", json={"invite": opened["invite"]})
        self.seats = [await self.connected(cookie) for cookie in (one, other)]
        self.watchers = [await self.connected(await self.person(http)) for _ in range(watchers)]

    async def person(self, http: httpx2.AsyncClient) -> str:
        """The cookie of a new guest."""
        http.cookies.clear()
        return str((await http.post("/api/session", json={})).headers["set-cookie"].split(";")[0])

    async def connected(self, cookie: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.id}"
        socket = await connect(address, additional_headers={"Cookie": cookie}, proxy=None, compression=None)
        await socket.send('{"type":"hello","protocol":1,"lang":"en"}')
        return socket

    def tasks(self) -> list[asyncio.Task[None]]:
        players = [asyncio.create_task(self.play(seat)) for seat in (0, 1)]
        return players + [asyncio.create_task(self.watch(socket)) for socket in self.watchers]

    async def play(self, seat: int) -> None:
        """Answer every decision at random, until the load is called off or the table is over."""
        socket, answered = self.seats[seat], 0
        async for data in socket:
            frame = read(data)
            if frame.type == "update" and self.sent is not None and self.sent[1] != seat:
                self.load.latencies.append(perf_counter() - self.sent[0])
                self.sent = None
            if frame.type in ("refused", "error") and self.load.going:
                self.load.wrong.append(frame.code)
            if frame.type == "over":
                return
            if frame.type in ("sync", "update") and frame.decision and frame.decision.id != answered:
                answered = frame.decision.id
                await self.answer(socket, seat, frame.decision)

    async def answer(self, socket: ClientConnection, seat: int, decision: Decision) -> None:
        option = self.chance.choice(decision.options)
        path = [option.step]
        while option.more:
            await socket.send(write(Expand("e", decision.id, path)), text=True)
            while (frame := read(await socket.recv())).type != "options":
                pass
            option = self.chance.choice(frame.options)
            path.append(option.step)
        if self.load.think:
            await asyncio.sleep(self.chance.expovariate(1 / self.load.think))
        if self.load.going:
            self.load.moves += 1
            self.sent = (perf_counter(), seat)
            await socket.send(write(Move(f"m{decision.id}", decision.id, path)), text=True)

    async def watch(self, socket: ClientConnection) -> None:
        async for _ in socket:
            self.load.watched += 1


async def opened(server: Pixelkeep, load: Load, game: str, tables: int, watchers: int = 0) -> list[Table]:
    """Tables at which everybody sits."""
    found = [Table(server, load, game, seed) for seed in range(tables)]
    async with httpx2.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=60) as http:
        for table in found:
            await table.open(http, watchers)
    return found


async def closed(tables: list[Table], tasks: list[asyncio.Task[Any]]) -> None:
    """Everybody goes."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for table in tables:
        for socket in (*table.seats, *table.watchers):
            socket.transport.abort()
