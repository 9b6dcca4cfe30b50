"""Nodes of the service for tests: a house on a real database, with a clock that is set by hand."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from app.games.registry import GAMES
from app.kernel.machine import Refusal
from app.service.accounts.guests import Guests
from app.service.accounts.user import User
from app.service.bus.bus import Bus
from app.service.bus.link import open_redis
from app.service.bus.local import LocalBus
from app.service.bus.redis import RedisBus
from app.service.database.database import open_database
from app.service.ids import new_id
from app.service.settings import Settings
from app.service.tables import log as read
from app.service.tables.house import House
from app.service.tables.live import Accepted, Answer, Live, Request
from app.service.tables.opening import Opening
from app.service.tables.wish import Wish
from tests.service.clock import HandClock
from tests.service.town import Town

GAMES["hoard"] = "tests.service.toy:HOARD"
GAMES["pebbles"] = "tests.service.pebbles:PEBBLES"

HANG_SECONDS = 100
"""What takes longer will not happen, however busy the machine."""


class Node:
    """One node: its house, and short ways to play at its tables."""

    def __init__(self, house: House, clock: HandClock) -> None:
        self.house = house
        self.clock = clock
        self.guests = Guests(house.database, clock)
        self.opening = Opening(house)

    async def guest(self) -> User:
        return (await self.guests.new())[0]

    async def pair(self, **given: Any) -> tuple[Live, User, User]:
        """A table of Hoard at which two people have sat down and the game has begun."""
        one, other = await self.guest(), await self.guest()
        opened = await self.opening.open(one, Wish("hoard", given))
        await self.opening.join(other, opened.invite or "")
        return await self.begun(opened.id), one, other

    async def against_bot(self, **given: Any) -> Live:
        """A table of Hoard against the random bot, begun."""
        opened = await self.opening.open(await self.guest(), Wish("hoard", given, opponent="bot:random"))
        return await self.begun(opened.id)

    async def begun(self, table_id: str) -> Live:
        """The table, once everybody there has given a share of the dice."""
        for seat in (await self.house.database.read(read.table_of(table_id))).seats:
            if seat.user:
                await self.opening.add_nonce(table_id, seat.user, bytes(16))
        live = await self.house.table(table_id)
        await until(lambda: live.state is not None)
        return live

    async def ask(self, live: Live, kind: Any, seat: int, move_id: str, *path: Any, decision: int = 0) -> Answer:
        """What becomes of a request."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        live.submit(Request(kind, seat, move_id, decision, path, answer.set_result))
        async with asyncio.timeout(HANG_SECONDS):
            return await answer

    async def move(self, live: Live, seat: int, *path: Any, move_id: str | None = None) -> Answer:
        """Answer the decision that is open to the seat."""
        decision = live.decision_of(seat)
        assert decision is not None
        return await self.ask(live, "move", seat, move_id or f"m{decision.id}", *path, decision=decision.id)

    async def crown(self, live: Live) -> None:
        """Both seats choose their first card as champion."""
        for seat in (0, 1):
            decision = live.decision_of(seat)
            assert decision is not None
            assert isinstance(await self.move(live, seat, decision.options[0].step), Accepted)


NewNode = Callable[..., Awaitable[Node]]


@pytest.fixture
async def new_node(database_url: str) -> AsyncIterator[NewNode]:
    """Makes nodes that share the database, the bus and the clock of this test."""
    houses: list[House] = []
    bus, clock = LocalBus(), HandClock()

    async def make(**settings: Any) -> Node:
        given = Settings(database_url=database_url, bot_workers=0, **{"bot_delay_ms": 0, **settings})
        house = House(given, open_database(database_url), bus, clock)
        await house.start()
        houses.append(house)
        return Node(house, clock)

    yield make
    for house in houses:
        await house.close()
        await house.database.close()
    await bus.close()


@pytest.fixture(params=["local", "redis"])
async def buses(request: pytest.FixtureRequest) -> AsyncIterator[tuple[Bus, Bus]]:
    """The bus as two processes have it; where it is local they are one."""
    if request.param == "local":
        bus = LocalBus()
        yield bus, bus
        await bus.close()
        return
    # several runs may share one server
    url, prefix = request.getfixturevalue("redis_url"), f"test-{new_id()}"
    redises = open_redis(url), open_redis(url)
    one, other = (RedisBus(redis, prefix) for redis in redises)
    await asyncio.gather(one.start(), other.start())
    yield one, other
    for bus, redis in zip((one, other), redises, strict=True):
        await bus.close()
        await redis.aclose()


@pytest.fixture
async def node(new_node: NewNode) -> Node:
    return await new_node()


@pytest.fixture
async def town(database_url: str) -> AsyncIterator[Town]:
    database = open_database(database_url)
    yield Town(database, HandClock())
    await database.close()


async def until(true: Callable[[], Any]) -> None:
    """Let the other tasks run until it is true."""
    async with asyncio.timeout(HANG_SECONDS):
        while not true():
            await asyncio.sleep(0.001)


def refused(answer: Answer) -> str:
    """The code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code
