"""The contract of the bus: every implementation passes these."""

import asyncio

from app.service.bus.bus import Bus
from tests.service.conftest import until

Buses = tuple[Bus, Bus]


async def test_the_others_hear_what_is_published_in_its_order(buses: Buses) -> None:
    here, there = buses
    heard: list[bytes] = []
    await there.subscribe("table", "other", heard.append)
    for number in range(2000):
        here.publish("table", "one", b"%d" % number)
    await until(lambda: len(heard) == 2000)
    assert heard == [b"%d" % number for number in range(2000)]


async def test_nodes_of_one_process_hear_each_other_and_nobody_hears_itself(buses: Buses) -> None:
    here, there = buses
    mine: list[bytes] = []
    beside: list[bytes] = []
    other: list[bytes] = []
    await here.subscribe("table", "one", mine.append)
    await here.subscribe("table", "beside", beside.append)
    await there.subscribe("table", "other", other.append)
    here.publish("table", "one", b"x y")
    await until(lambda: other and beside)
    assert (mine, beside, other) == ([], [b"x y"], [b"x y"])


async def test_nobody_hears_of_topics_it_did_not_ask_for(buses: Buses) -> None:
    here, there = buses
    heard: list[bytes] = []
    await there.subscribe("table", "other", heard.append)
    here.publish("another", "one", b"x")
    here.publish("table", "one", b"y")
    await until(lambda: heard)
    assert heard == [b"y"]


async def test_who_unsubscribes_hears_no_more(buses: Buses) -> None:
    here, there = buses
    gone: list[bytes] = []
    stays: list[bytes] = []
    await there.subscribe("table", "gone", gone.append)
    await there.subscribe("table", "stays", stays.append)
    await there.unsubscribe("table", "gone")
    here.publish("table", "one", b"x")
    await until(lambda: stays)
    await asyncio.sleep(0)
    assert gone == []
    await there.unsubscribe("table", "stays")
    await there.subscribe("table", "stays", stays.append)
    here.publish("table", "one", b"y")
    await until(lambda: len(stays) == 2)


async def test_publishing_where_nobody_listens_does_no_harm(buses: Buses) -> None:
    here, _ = buses
    here.publish("table", "one", b"x")
    await here.unsubscribe("table", "nobody")


async def test_notes_are_read_by_all_and_the_last_one_counts(buses: Buses) -> None:
    here, there = buses
    here.note("hall", "one", b"first")
    here.note("hall", "one", b"second")
    here.note("lobby", "one", b"x")
    there.note("hall", "other", b"third")
    wanted = [{"one": b"second", "other": b"third"}, {"one": b"x"}, {}]
    for bus in buses:
        async with asyncio.timeout(10):
            while await bus.notes(["hall", "lobby", "nowhere"]) != wanted:
                await asyncio.sleep(0)
    assert await here.notes([]) == []


async def test_a_note_that_is_taken_away_is_gone(buses: Buses) -> None:
    here, there = buses
    here.note("hall", "one", b"x")
    here.note("hall", "one", None)
    here.note("hall", "beside", b"y")
    async with asyncio.timeout(10):
        while await there.notes(["hall"]) != [{"beside": b"y"}]:
            await asyncio.sleep(0)
