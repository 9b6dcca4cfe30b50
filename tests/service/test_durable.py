"""What is acknowledged outlives the database server itself, killed as by a power cut."""

import logging
from collections.abc import AsyncIterator

import pytest

from app.games.registry import GAMES
from app.service.bus.local import LocalBus
from app.service.database.database import open_database
from app.service.settings import Settings
from app.service.tables.house import House
from app.service.tables.live import Accepted
from tests.conftest import migrate
from tests.servers import DURABLE, Postgres
from tests.service.conftest import HandClock, Node, refused

GAMES["hoard"] = "tests.service.toy:HOARD"


@pytest.fixture
def postgres_to_kill() -> AsyncIterator[Postgres]:
    with Postgres(DURABLE) as server:
        migrate(server.url())
        yield server


async def test_rows_outlive_a_kill_of_postgres(postgres_to_kill: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    url = postgres_to_kill.url()
    clock = HandClock()
    settings = Settings(database_url=url, bot_workers=0, bot_delay_ms=0)
    house = House(settings, open_database(url), LocalBus(), clock)
    await house.start()
    node = Node(house, clock)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = live.decisions()[0].seat
    step = live.decisions()[0].options[0].step

    postgres_to_kill.kill()
    assert refused(await node.move(live, seat, step, move_id="lost")) == "unavailable"
    assert live.seq == 2
    postgres_to_kill.start()
    assert await node.move(live, seat, step, move_id="again") == Accepted(3)
    await house.close()
    await house.database.close()

    second = House(settings, open_database(url), LocalBus(), clock)
    await second.start()
    copy = await second.table(live.table.id)
    assert live.game.encode(copy.state) == live.game.encode(live.state)
    await second.close()
    await second.database.close()
