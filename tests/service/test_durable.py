"""What is acknowledged outlives the database server itself, killed as by a power cut; nobody waits long for it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
from sqlalchemy import select
from sqlalchemy.engine import make_url

from app.games.registry import GAMES
from app.service.bus.local import LocalBus
from app.service.database.database import Unavailable, open_database
from app.service.database.schema import rows
from app.service.settings import Settings
from app.service.tables.house import House
from app.service.tables.live import Accepted, Live
from tests.cable import Cable
from tests.conftest import migrate
from tests.servers import DURABLE, Postgres
from tests.service.conftest import HANG_SECONDS, HandClock, Node, refused, until

GAMES["hoard"] = "tests.service.toy:HOARD"

Open = Callable[..., Awaitable[Node]]


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A PostgreSQL that this test may kill."""
    with Postgres(DURABLE) as server:
        migrate(server.url())
        yield server


@pytest.fixture
def cable(server: Postgres) -> Iterator[Cable]:
    """A cable to that server."""
    with Cable(server.port) as cable:
        yield cable


@pytest.fixture
async def opened(server: Postgres) -> AsyncIterator[Open]:
    """Opens nodes on that server; `port` may be that of the cable to it."""
    houses: list[House] = []

    async def make(patience: float = HANG_SECONDS, port: int = server.port) -> Node:
        url = make_url(server.url()).set(port=port).render_as_string()
        clock = HandClock()
        settings = Settings(database_url=url, bot_workers=0, bot_delay_ms=0)
        house = House(settings, open_database(url, patience), LocalBus(), clock)
        await house.start()
        houses.append(house)
        return Node(house, clock)

    yield make
    for house in houses:
        await house.close()
        await house.database.close()


async def begun(node: Node) -> tuple[Live, int, object]:
    """A table, the seat that is asked, and a move it may make."""
    live, *_ = await node.pair()
    await node.crown(live)
    decision = live.decisions()[0]
    return live, decision.seat, decision.options[0].step


async def stored(node: Node, live: Live) -> list[str]:
    query = select(rows.c.move_id).where(rows.c.table_id == live.table.id).order_by(rows.c.seq)
    return list(await node.house.database.read(lambda connection: connection.execute(query).scalars().all()))


async def test_rows_outlive_a_kill_of_postgres(server: Postgres, opened: Open) -> None:
    node = await opened()
    live, seat, step = await begun(node)
    server.kill()
    await asyncio.to_thread(server.start)
    assert await node.move(live, seat, step) == Accepted(3)
    second = await opened()
    copy = await second.house.table(live.table.id)
    assert live.game.encode(copy.state) == live.game.encode(live.state)


async def test_a_move_made_while_postgres_is_away_is_written_once_it_is_back(server: Postgres, opened: Open) -> None:
    node = await opened()
    live, seat, step = await begun(node)
    server.kill()
    moving = asyncio.create_task(node.move(live, seat, step, move_id="waits"))
    await until(lambda: not live.idle)
    await asyncio.to_thread(server.start)
    assert await moving == Accepted(3)
    assert (await stored(node, live)).count("waits") == 1


async def test_a_server_that_ends_in_order_is_waited_for_as_well(server: Postgres, opened: Open) -> None:
    node = await opened()
    live, seat, step = await begun(node)
    server.stop()
    moving = asyncio.create_task(node.move(live, seat, step))
    reading = asyncio.create_task(stored(node, live))
    await until(lambda: not live.idle)
    await asyncio.to_thread(server.start)
    assert await moving == Accepted(3)
    assert len(await reading) in (3, 4)


async def test_a_move_whose_commit_was_not_answered_is_neither_lost_nor_made_twice(cable: Cable, opened: Open) -> None:
    node = await opened(port=cable.port)
    live, seat, step = await begun(node)
    cable.break_after(b"COMMIT")
    assert await node.move(live, seat, step, move_id="once") == Accepted(3)
    assert (await stored(node, live)).count("once") == 1
    assert len(await stored(node, live)) == 4


async def test_what_postgres_does_not_take_in_time_is_refused(
    server: Postgres, opened: Open, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    node = await opened(patience=0.2)
    live, seat, step = await begun(node)
    server.kill()
    assert refused(await node.move(live, seat, step, move_id="lost")) == "unavailable"
    assert live.seq == 2
    with pytest.raises(Unavailable):
        await stored(node, live)
    await asyncio.to_thread(server.start)
    assert await node.move(live, seat, step, move_id="again") == Accepted(3)


async def test_a_move_sent_again_while_nobody_can_look_it_up_is_answered_too(
    server: Postgres, opened: Open, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    node = await opened(patience=0.2)
    live, seat, step = await begun(node)
    assert await node.move(live, seat, step, move_id="mine") == Accepted(3)
    server.kill()
    assert refused(await node.ask(live, "move", seat, "mine", step, decision=1)) == "unavailable"
    await asyncio.to_thread(server.start)
    assert await node.ask(live, "move", seat, "mine", step, decision=1) == Accepted(3)
