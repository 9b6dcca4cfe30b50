"""What the bus over Redis does when Redis does not answer."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from redis.asyncio import Connection
from redis.asyncio import Redis as Client

from app.api.limits import Limiter
from app.service.bus.buckets import RedisBuckets
from app.service.bus.ear import Ear
from app.service.bus.link import open_redis
from app.service.bus.redis import RedisBus
from app.service.ids import new_id
from app.service.nodes.presence import Presence
from tests.cable import Cable
from tests.servers import Redis
from tests.service.conftest import until

Connect = Callable[..., Client]


@pytest.fixture
async def connect() -> AsyncIterator[Connect]:
    """Opens clients that are closed at the end."""
    made: list[Client] = []

    def make(port: int) -> Client:
        made.append(open_redis(f"redis://127.0.0.1:{port}/0"))
        return made[-1]

    yield make
    for client in made:
        await client.aclose()


async def say_until_heard(bus: RedisBus, heard: list[bytes], message: bytes) -> None:
    async with asyncio.timeout(10):
        while message not in heard:
            bus.publish("t", "one", message)
            await asyncio.sleep(0.01)


async def test_after_a_restart_of_redis_nodes_hear_each_other_and_are_told_that_something_was_lost(
    connect: Connect,
) -> None:
    with Redis() as server:
        one, other = RedisBus(connect(server.port)), RedisBus(connect(server.port))
        heard: list[bytes] = []
        losses: list[bool] = []
        await asyncio.gather(one.start(), other.start())
        await other.subscribe("t", "other", heard.append)
        other.when_lost(lambda: losses.append(True))
        one.note("hall", "one", b"here")
        one.publish("t", "one", b"before")
        await until(lambda: heard == [b"before"])

        server.kill()
        one.publish("t", "one", b"while away")
        server.start()

        await until(lambda: losses)
        await say_until_heard(one, heard, b"after")
        async with asyncio.timeout(10):
            while await other.notes(["hall"]) != [{"one": b"here"}]:
                await asyncio.sleep(0.01)
        await one.close()
        await other.close()


async def test_a_cut_cable_is_noticed_and_what_was_said_meanwhile_arrives_when_it_is_mended(connect: Connect) -> None:
    with Redis() as server, Cable(server.port) as cable:
        one, other = RedisBus(connect(cable.port)), RedisBus(connect(server.port))
        heard: list[bytes] = []
        losses: list[bool] = []
        await asyncio.gather(one.start(), other.start())
        await other.subscribe("t", "other", heard.append)
        one.when_lost(lambda: losses.append(True))
        cable.cut()
        one.publish("t", "one", b"said meanwhile")
        with pytest.raises(ConnectionError):
            await one.notes(["hall"])
        assert heard == []
        cable.mend()
        await until(lambda: heard)
        await other.subscribe("u", "other", heard.append)
        await one.close()
        await other.close()


async def test_a_node_that_is_cut_off_long_enough_asks_again_for_all_its_topics(connect: Connect) -> None:
    with Redis() as server, Cable(server.port) as cable:
        one, other = RedisBus(connect(server.port)), RedisBus(connect(cable.port))
        heard: list[bytes] = []
        losses: list[float] = []
        await asyncio.gather(one.start(), other.start())
        await other.subscribe("t", "other", heard.append)
        other.when_lost(lambda: losses.append(time.monotonic()))
        other.note("hall", "other", b"here")
        async with asyncio.timeout(10):
            while await one.notes(["hall"]) != [{"other": b"here"}]:
                await asyncio.sleep(0.01)
        cable.cut()
        # it cannot say any more that it lives
        async with asyncio.timeout(10):
            while await one.notes(["hall"]) != [{}]:
                await asyncio.sleep(0.01)
        assert not losses
        cable.mend()
        await until(lambda: losses)
        await say_until_heard(one, heard, b"again")
        async with asyncio.timeout(10):
            while await one.notes(["hall"]) != [{"other": b"here"}]:
                await asyncio.sleep(0.01)
        await one.close()
        await other.close()


async def test_a_topic_that_is_opened_while_others_are_asked_for_is_heard(connect: Connect, redis_url: str) -> None:
    client = connect(int(redis_url.rpartition(":")[2].partition("/")[0]))
    heard: list[bytes] = []
    lost: list[bool] = []

    class Meanwhile(Connection):
        async def send_command(self, *words: Any, **options: Any) -> None:
            if words == ("SUBSCRIBE", Ear.LAST):
                await ear.open(b"t")
            await super().send_command(*words, **options)

    client.connection_pool.connection_class = Meanwhile
    ear = Ear(client, lambda _, message: heard.append(message), lambda: lost.append(True))
    await ear.start()
    await until(lambda: len(lost) == 2)

    await connect(client.connection_pool.connection_kwargs["port"]).publish("t", b"said")

    await until(lambda: heard == [b"said"])
    await ear.close()


async def test_without_redis_a_node_starts_and_listens_once_it_is_there(connect: Connect) -> None:
    with Redis() as server:
        server.kill()
        one, other = RedisBus(connect(server.port)), RedisBus(connect(server.port))
        heard: list[bytes] = []
        await asyncio.gather(one.start(), other.start())
        await other.subscribe("t", "other", heard.append)
        presence = Presence("one", one)
        presence.arrive("t", "ada")
        assert await presence.look(["t"]) == [{"ada": 1}]
        server.start()
        await say_until_heard(one, heard, b"x")
        await presence.close()
        await one.close()
        await other.close()


async def test_a_limit_holds_across_nodes(redis_url: str) -> None:
    redises = [open_redis(redis_url), open_redis(redis_url)]
    prefix = new_id()
    nodes = [Limiter(60, "moves", RedisBuckets(redis, prefix)) for redis in redises]
    taken = [await nodes[number % 2].take("ada") for number in range(70)]
    assert taken[:60] == [True] * 60
    # in the time this takes, one a second comes back
    assert taken.count(True) <= 65
    assert await nodes[0].take("bob")
    assert await Limiter(60, "others", RedisBuckets(redises[0], prefix)).take("ada")
    for redis in redises:
        await redis.aclose()


async def test_a_limit_is_each_nodes_own_while_redis_is_away(connect: Connect) -> None:
    with Redis() as server:
        node = Limiter(60, "moves", RedisBuckets(connect(server.port)))
        assert await node.take("ada")
        server.kill()
        taken = [await node.take("ada") for _ in range(70)]
        assert taken[:59] == [True] * 59
        assert taken.count(True) <= 65
