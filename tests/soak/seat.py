"""A seat that plays on at random for as long as the soak lasts, at whichever node answers."""

import asyncio
import random
from dataclasses import dataclass, field
from time import perf_counter

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.benchmarks.players import Decision, Expand, Frame, Move, read, write
from tests.pixelkeep import Pixelkeep

GONE = (ConnectionClosed, InvalidHandshake, OSError)
AGAIN_SECONDS = 0.2
REFUSED_IN_TIME = {"stale", "not-asked", "over"}
"""A move that was overtaken, such as by a window that closed, is refused so; nothing is wrong then."""


@dataclass
class Tally:
    """What all seats together have done and met.

    `latencies`: seconds from a move to the other seat's receipt; `returns`: from a lost connection to the next sync.
    """

    pause: float
    going: bool = True
    moves: int = 0
    over: int = 0
    lost: int = 0
    overtaken: int = 0
    latencies: list[float] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)


@dataclass
class Match:
    """A table under way; `sent` is when the last move was sent, and by which seat."""

    id: str
    over: asyncio.Event = field(default_factory=asyncio.Event)
    sent: tuple[float, int] | None = None


class Seat:
    """One person at a table. The first of `nodes` that answers is stayed with."""

    def __init__(self, match: Match, seat: int, cookie: str, nodes: list[Pixelkeep], tally: Tally) -> None:
        self.match, self.seat, self.cookie, self.nodes, self.tally = match, seat, cookie, list(nodes), tally
        self._chance = random.Random(f"{match.id} {seat}")
        self._options: asyncio.Future[Frame] | None = None
        self._moving: asyncio.Task[None] | None = None
        self._next = 0.0
        self._lost: float | None = None

    async def play(self) -> None:
        """Play until the table is over."""
        while not self.match.over.is_set():
            try:
                address = f"ws://127.0.0.1:{self.nodes[0].port}/ws/tables/{self.match.id}"
                async with connect(
                    address, additional_headers={"Cookie": self.cookie}, proxy=None, compression=None, open_timeout=30
                ) as socket:
                    await self._at(socket)
            except (*GONE, TimeoutError):
                self.tally.lost += 1
                self._lost = self._lost or perf_counter()
                self.nodes.append(self.nodes.pop(0))
                await asyncio.sleep(AGAIN_SECONDS)
            finally:
                if self._moving:
                    self._moving.cancel()

    async def _at(self, socket: ClientConnection) -> None:
        asked = 0
        await socket.send('{"type":"hello","protocol":1,"lang":"en"}')
        async for data in socket:
            frame = read(data)
            if frame.type == "update" and self.match.sent is not None and self.match.sent[1] != self.seat:
                self.tally.latencies.append(perf_counter() - self.match.sent[0])
                self.match.sent = None
            if frame.type == "sync" and self._lost is not None:
                self.tally.returns.append(perf_counter() - self._lost)
                self._lost = None
            if frame.type == "options" and self._options and not self._options.done():
                self._options.set_result(frame)
            elif frame.type in ("refused", "error"):
                self._refused(frame)
                asked = 0
            elif frame.type == "over":
                self.match.over.set()
                return
            elif frame.type in ("sync", "update") and frame.decision and frame.decision.id != asked:
                asked = frame.decision.id
                if self._moving:
                    self._moving.cancel()
                self._moving = asyncio.create_task(self._answer(socket, frame.decision))

    def _refused(self, frame: Frame) -> None:
        if frame.code in REFUSED_IN_TIME:
            self.tally.overtaken += 1
        else:
            self.tally.errors.append(f"{frame.type}: {frame.code}")

    async def _answer(self, socket: ClientConnection, decision: Decision) -> None:
        """Make a random move, no sooner than a pause after the last."""
        try:
            await asyncio.sleep(max(0.0, self._next - perf_counter()))
            option = self._chance.choice(decision.options)
            path = [option.step]
            while option.more:
                self._options = asyncio.get_running_loop().create_future()
                await socket.send(write(Expand("e", decision.id, path)), text=True)
                option = self._chance.choice((await self._options).options)
                path.append(option.step)
            self._next = perf_counter() + self.tally.pause
            if self.tally.going:
                self.tally.moves += 1
                self.match.sent = (perf_counter(), self.seat)
                await socket.send(write(Move(f"m{decision.id}", decision.id, path)), text=True)
            else:
                await socket.send('{"type":"concede","id":"enough"}')
        except ConnectionClosed:
            return  # who reads notices, and connects again
