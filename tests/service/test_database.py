"""The database under a rush: work waits for its turn, what is written does not wait for what is read."""

import asyncio
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.engine import make_url

from app.service.database.database import READS_AT_ONCE, Database, Unavailable, open_database
from app.service.turns import Busy, Turns

LOCK = 4711
RUSH = 100


@pytest.fixture
def address(fresh_postgres: Callable[[], str]) -> str:
    return fresh_postgres()


@pytest.fixture
async def gate(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Somebody who holds the lock that `passed` waits for, until they unlock it."""
    url = make_url(address)
    holder = await asyncpg.connect(host=url.host, port=url.port, user=url.username, database=url.database)
    await holder.fetch(f"select pg_advisory_lock({LOCK})")
    yield holder
    await holder.close()


def passed(connection: Connection) -> None:
    """Work that reads for as long as the gate is shut."""
    connection.execute(text(f"select pg_advisory_lock_shared({LOCK}), pg_advisory_unlock_shared({LOCK})"))


def quick(connection: Connection) -> int:
    return int(connection.execute(select(1)).scalar_one())


async def rush(database: Database) -> list[asyncio.Task[None]]:
    """Many who read at once, and cannot go on."""
    readers = [asyncio.create_task(database.read(passed)) for _ in range(RUSH)]
    await asyncio.sleep(0)
    return readers


async def test_moves_are_written_whatever_rush_there_is_of_those_who_read(
    address: str, gate: asyncpg.Connection
) -> None:
    database = open_database(address, patience=30)
    readers = await rush(database)
    async with asyncio.timeout(20):
        assert await database.write(quick) == 1
        assert not any(reader.done() for reader in readers)
        await gate.fetch(f"select pg_advisory_unlock({LOCK})")
        await asyncio.gather(*readers)
    await database.close()


async def test_work_whose_turn_does_not_come_in_time_is_told_so(address: str, gate: asyncpg.Connection) -> None:
    database = open_database(address, patience=0.2)
    readers = await rush(database)
    async with asyncio.timeout(20):
        await asyncio.wait(readers[READS_AT_ONCE:])
    assert {type(reader.exception()) for reader in readers[READS_AT_ONCE:]} == {Unavailable}
    await gate.fetch(f"select pg_advisory_unlock({LOCK})")
    await asyncio.gather(*readers[:READS_AT_ONCE])
    assert await database.read(quick) == 1
    await database.close()


async def test_turns_come_in_the_order_of_arrival() -> None:
    turns, came, go_on = Turns(2, 30), list[int](), asyncio.Event()

    async def come(number: int) -> None:
        async with turns.take():
            came.append(number)
            await go_on.wait()

    coming = [asyncio.create_task(come(number)) for number in range(6)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert came == [0, 1]

    go_on.set()
    await asyncio.gather(*coming)
    assert came == [0, 1, 2, 3, 4, 5]


async def test_who_is_turned_away_or_fails_leaves_a_turn_for_the_next() -> None:
    turns = Turns(1, 0.01)
    async with turns.take():
        with pytest.raises(Busy):
            await turns.take().__aenter__()
    with pytest.raises(ValueError):
        async with turns.take():
            raise ValueError
    async with turns.take():
        pass
