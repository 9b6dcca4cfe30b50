"""The bus between nodes: rows of random play told by one node and heard by another, both on one core."""

import asyncio
import random
from collections.abc import Iterator
from statistics import mean
from time import process_time

import msgspec

from app.games.registry import game
from app.service.bus.link import open_redis
from app.service.bus.redis import RedisBus
from app.service.tables.house import Published
from app.service.tables.table import Row as LogRow
from tests import servers
from tests.benchmarks.measure import RUNS, Row
from tests.laws.play import seeded, turns
from tests.laws.twins import twins

ROWS = 20_000
AT_ONCE = 100
"""Rows that are told before it is waited for those who hear them."""


def rows(name: str) -> Iterator[Row]:
    messages = _messages(name)
    with servers.Redis() as redis:
        values = asyncio.run(_measured(redis.url, messages))
    note = f"{mean(map(len, messages)):,.0f} bytes each"
    yield Row("rows told and heard over the bus, both ends on one core", values, "a second", "", note)


def _messages(name: str) -> list[bytes]:
    """What nodes tell each other of a table that is played at random."""
    rules = game(name)
    opening, _ = rules.start(rules.options(twins(name).given(0)), seeded(0))
    return [
        msgspec.json.encode(
            Published(
                seq,
                LogRow(
                    seq,
                    "move",
                    turn.seat,
                    f"{seq:022}",
                    turn.move.decision,
                    msgspec.json.encode(turn.move.path),
                    msgspec.json.encode(turn.told),
                    0,
                ),
            )
        )
        for seq, turn in enumerate(turns(rules, opening, random.Random(0)))
    ]


async def _measured(url: str, messages: list[bytes]) -> tuple[float, ...]:
    here, there = (RedisBus(open_redis(url)) for _ in range(2))
    await here.start()
    await there.start()
    heard = asyncio.Semaphore(0)
    await there.subscribe("table", "there", lambda message: heard.release())
    values = []
    for _ in range(RUNS):
        began = process_time()
        for first in range(0, ROWS, AT_ONCE):
            for number in range(first, first + AT_ONCE):
                here.publish("table", "here", messages[number % len(messages)])
            for _ in range(AT_ONCE):
                await heard.acquire()
        values.append(ROWS / (process_time() - began))
    await here.close()
    await there.close()
    return tuple(values)
