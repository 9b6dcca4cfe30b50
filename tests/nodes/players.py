"""Players who play on by themselves whatever breaks, at whichever node answers, and note what was acknowledged."""

import asyncio
import random
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.api.conftest import Frame, Person, Pixelkeep, Seat
from tests.nodes.machine import MACHINE

GO_ON_SECONDS = 5.0
"""Of a machine that does nothing else."""
HANG_SECONDS = 300
AGAIN_SECONDS = 0.05
GONE = (ConnectionClosed, InvalidHandshake, OSError)


@dataclass
class Course:
    """How far the players of a table are, and what was broken meanwhile."""

    moves: int = 0
    until: int = 60
    down: bool = False
    since: float = 0.0
    acknowledged: dict[tuple[int, str], int] = field(default_factory=dict)
    _gates: list[tuple[int, asyncio.Event, asyncio.Event]] = field(default_factory=list)

    async def come_to(self, moves: int) -> asyncio.Event:
        """Wait until so many moves are acknowledged. The players go on when the event that this returns is set."""
        come, go_on = asyncio.Event(), asyncio.Event()
        self._gates.append((moves, come, go_on))
        async with asyncio.timeout(HANG_SECONDS):
            await come.wait()
        return go_on

    async def step(self) -> None:
        """One move more was acknowledged."""
        self.moves += 1
        for moves, come, go_on in tuple(self._gates):
            if self.moves >= moves:
                come.set()
                await go_on.wait()

    def broken(self) -> None:
        """What players cannot do without is down: waiting does not count."""
        self.down = True

    def mended(self) -> None:
        self.down = False
        self.since = MACHINE.now()

    def waited_too_long(self, began: float) -> bool:
        """Whether somebody has waited since then, while nothing was down that they cannot do without."""
        return not self.down and MACHINE.now() - max(began, self.since) > GO_ON_SECONDS


class Patient(Seat):
    """A seat that fails when nothing happens for five seconds."""

    def __init__(self, socket: ClientConnection, course: Course) -> None:
        super().__init__(socket)
        self.course = course

    async def next(self) -> Frame:
        began = MACHINE.now()
        reading = asyncio.create_task(super().next())
        try:
            while not reading.done():
                await asyncio.wait([reading], timeout=0.2)
                if not reading.done():
                    last = [frame["type"] for frame in self.received[-5:]]
                    assert not self.course.waited_too_long(began), f"after {last}, at move {self.course.moves}"
            return reading.result()
        finally:
            reading.cancel()


class Player:
    """One who sits at a table. `nodes` are tried in their order, the first that answers is stayed with."""

    def __init__(self, person: Person, table: str, course: Course, nodes: list[Pixelkeep], seed: int) -> None:
        self.person, self.table, self.course, self.nodes = person, table, course, list(nodes)
        self.number = seed
        self.closed: list[int] = []
        self.seat: Patient | None = None
        self._chance = random.Random(seed)

    async def play(self) -> Frame:
        """Play until the table is over: how it ended."""
        while True:
            try:
                self.seat = await self._sit()
                return await self._on(self.seat)
            except GONE as gone:
                if isinstance(gone, ConnectionClosed) and gone.rcvd:
                    self.closed.append(gone.rcvd.code)
                self.nodes.append(self.nodes.pop(0))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _sit(self) -> Patient:
        began = MACHINE.now()
        while True:
            address = f"ws://127.0.0.1:{self.nodes[0].port}/ws/tables/{self.table}"
            try:
                socket = await connect(address, additional_headers=self.person.cookie(), proxy=None)
            except GONE:
                assert not self.course.waited_too_long(began), "no node lets anybody in"
                self.nodes.append(self.nodes.pop(0))
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self.person._sockets.append(socket)
                seat = Patient(socket, self.course)
                await seat.hello()
                return seat

    async def _on(self, seat: Patient) -> Frame:
        while True:
            if over := next((frame for frame in seat.received if frame["type"] == "over"), None):
                return dict(over["result"])
            if self.course.moves >= self.course.until and self.number == 0:
                await seat.send({"type": "concede", "id": "enough"})
                await seat.until("over")
            elif seat.decision and seat.view is not None:
                await self._answer(seat)
            else:
                await seat.next()

    async def _answer(self, seat: Patient) -> None:
        assert seat.decision
        asked = seat.decision["id"]
        path = await self._whole(seat)
        if path is None:
            return
        id = f"m{asked}"
        answer = await seat.move(*path, id=id, decision=asked)
        if answer["type"] == "accepted":
            key = (seat.sync["seat"], id)
            assert self.course.acknowledged.setdefault(key, answer["seq"]) == answer["seq"]
            while seat.decision and seat.decision["id"] == asked:
                await seat.next()
            await self.course.step()

    async def _whole(self, seat: Patient) -> list[Frame] | None:
        """A whole move, drawn at random; None if the decision is gone meanwhile."""
        assert seat.decision
        asked = seat.decision["id"]
        option = self._chance.choice(seat.decision["options"])
        path = [option["step"]]
        while option["more"]:
            await seat.send({"type": "expand", "id": "e", "decision": asked, "path": path})
            answer = await seat.until("options", "refused")
            if answer["type"] == "refused":
                await seat.next()
                return None
            option = self._chance.choice(answer["options"])
            path.append(option["step"])
        return path
