"""Two people play a table to two trophies to its end, one of them by taps on a phone; a third watches."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import create_async_engine

from app.service.database.schema import matches, results, tables, trophies
from tests.browser.conftest import DEALT, Newcomer
from tests.browser.people import FIGHT, REST, Tapper, play
from tests.pixelkeep import Pixelkeep


@pytest.fixture
def own_server(database_url: str) -> Iterator[Pixelkeep]:
    with Pixelkeep(database_url, **DEALT) as server:
        yield server


async def _stored(url: str, what: Table, table: str) -> list[Any]:
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        key = what.c.id if what is tables else what.c.table_id
        found = await connection.execute(select(what).where(key == table))
        rows = [row._mapping for row in found]
    await engine.dispose()
    return rows


def stored(url: str, what: Table, table: str) -> list[Any]:
    """The rows of a game table, read from the database itself."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _stored(url, what, table)).result()


@pytest.mark.timeout(240)
def test_a_phone_and_a_desk_play_to_two_trophies_and_a_third_sees_the_end(
    newcomer: Newcomer, own_server: Pixelkeep, database_url: str
) -> None:
    fighter = newcomer(own_server, 1, Tapper, **Tapper.PHONE)
    idler, spectator = newcomer(own_server, 2), newcomer(own_server)
    fighter.join(idler.open_table())
    idler.await_table()
    spectator.watch(fighter.table)

    play([(fighter, FIGHT), (idler, REST)])

    for person in (fighter, idler, spectator):
        expect(person.page.locator(".end")).to_be_visible()
    titles = [person.page.locator("#end-title").text_content() for person in (fighter, idler)]
    [result] = stored(database_url, results, fighter.table)
    assert result["reason"] == "rout"
    assert (titles[0] == "Victory") == (result["winner"] == 1), titles
    won = [row["winner"] for row in stored(database_url, matches, fighter.table)]
    assert won.count(result["winner"]) == 2
    assert [row["seat"] for row in stored(database_url, trophies, fighter.table)] == [seat for seat in won if seat >= 0]
    assert [row["status"] for row in stored(database_url, tables, fighter.table)] == ["over"]
