"""The contract of the bus: every implementation passes these."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from app.service.bus.bus import Bus
from app.service.bus.local import LocalBus
from tests.service.conftest import until


@pytest.fixture(params=["local"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    made = {"local": LocalBus}[request.param]()
    yield made
    await made.close()


async def test_the_others_hear_what_is_published_in_its_order(bus: Bus) -> None:
    heard: list[bytes] = []
    await bus.subscribe("table", "other", heard.append)
    for number in range(20):
        bus.publish("table", "one", b"%d" % number)
    await until(lambda: len(heard) == 20)
    assert heard == [b"%d" % number for number in range(20)]


async def test_nobody_hears_itself(bus: Bus) -> None:
    mine: list[bytes] = []
    other: list[bytes] = []
    await bus.subscribe("table", "one", mine.append)
    await bus.subscribe("table", "other", other.append)
    bus.publish("table", "one", b"x")
    await until(lambda: other)
    assert mine == []


async def test_nobody_hears_of_tables_it_did_not_ask_for(bus: Bus) -> None:
    heard: list[bytes] = []
    await bus.subscribe("table", "other", heard.append)
    bus.publish("another", "one", b"x")
    bus.publish("table", "one", b"y")
    await until(lambda: heard)
    assert heard == [b"y"]


async def test_who_unsubscribes_hears_no_more(bus: Bus) -> None:
    gone: list[bytes] = []
    stays: list[bytes] = []
    await bus.subscribe("table", "gone", gone.append)
    await bus.subscribe("table", "stays", stays.append)
    await bus.unsubscribe("table", "gone")
    bus.publish("table", "one", b"x")
    await until(lambda: stays)
    await asyncio.sleep(0)
    assert gone == []


async def test_publishing_where_nobody_listens_does_no_harm(bus: Bus) -> None:
    bus.publish("table", "one", b"x")
    await bus.unsubscribe("table", "nobody")
