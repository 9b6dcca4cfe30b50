"""Players on different nodes go on whatever is killed or cut: nothing acknowledged is lost, nothing done twice."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import select

from app.service.database.database import open_database
from app.service.database.schema import rows
from app.service.replays.command import verify_command
from app.service.settings import Settings
from tests.api.conftest import Person, Seat
from tests.nodes.conftest import Site
from tests.nodes.players import HANG_SECONDS, Course, Player

pytestmark = pytest.mark.timeout(2 * HANG_SECONDS)

Break = Callable[[Site, Course], Awaitable[None]]
HOARD = {"hoard": "tests.service.toy:HOARD"}


@pytest.fixture(params=["hoard", "pixel_tactics_5"])
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def play(site: Site, game: str, course: Course, fault: Break) -> tuple[str, list[Player]]:
    """A table with one player on each node, while `fault` breaks things: its id and the players."""
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(Person(node)) for node in site.nodes]
        opened = await one.open(game=game, trophies=3)
        await other.join(opened["invite"])
        table = opened["id"]
        players = [
            Player(one, table, course, site.nodes, 0),
            Player(other, table, course, site.nodes[::-1], 1),
        ]
        async with asyncio.timeout(HANG_SECONDS), asyncio.TaskGroup() as group:
            group.create_task(fault(site, course))
            ends = [group.create_task(player.play()) for player in players]
        assert ends[0].result() == ends[1].result()
        await agree(site, table, players)
        await verify(site, table, course)
        return table, players


async def agree(site: Site, table: str, players: list[Player]) -> None:
    """Whoever asks again, at whichever node, sees the same."""
    for player in players:
        seen = set()
        for node in site.nodes:
            if node.process is not None:
                player.person.server = node
                seat = await Seat.at(player.person, table)
                seen.add(str((seat.view, seat.sync["log"])))
        assert len(seen) == 1


async def verify(site: Site, table: str, course: Course) -> None:
    """What was acknowledged is in the log where it was said to be; no decision was answered twice; it all follows."""
    settings = Settings(database_url=site.postgres.url(), games=HOARD)
    database = open_database(settings.database_url)
    query = select(rows).where(rows.c.table_id == table).order_by(rows.c.seq)
    log = await database.read(lambda connection: connection.execute(query).all())
    await database.close()
    assert [row.seq for row in log] == list(range(len(log)))
    stored = {(row.seat, row.move_id): row.seq for row in log}
    assert {key: stored.get(key) for key in course.acknowledged} == course.acknowledged
    answered = Counter((row.seat, row.decision) for row in log if row.decision)
    assert set(answered.values()) == {1}
    code, said = await asyncio.to_thread(verify_command, table, settings)
    assert code == 0, said


async def test_a_node_that_is_killed_takes_nothing_with_it(site: Site, game: str) -> None:
    async def fault(site: Site, course: Course) -> None:
        go_on = await course.come_to(15)
        site.nodes[0].kill()
        go_on.set()

    course = Course()
    _, players = await play(site, game, course, fault)
    assert course.moves > 40
    assert players[0].nodes[0] is site.nodes[1]


async def test_a_restart_of_redis_is_survived(site: Site, game: str) -> None:
    async def fault(site: Site, course: Course) -> None:
        go_on = await course.come_to(15)
        site.redis.kill()
        go_on.set()
        # moves reach the other node without it
        (await course.come_to(25)).set()
        site.redis.start()

    course = Course()
    await play(site, game, course, fault)
    assert course.moves > 40


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_a_restart_of_postgres_is_survived(site: Site, game: str, how: str) -> None:
    async def fault(site: Site, course: Course) -> None:
        go_on = await course.come_to(15)
        course.broken()
        getattr(site.postgres, how)()
        go_on.set()
        await asyncio.to_thread(site.postgres.start)
        course.mended()

    course = Course()
    await play(site, game, course, fault)
    assert course.moves > 40


async def test_players_go_on_while_a_node_is_cut_off_from_redis(site: Site, game: str) -> None:
    async def fault(site: Site, course: Course) -> None:
        go_on = await course.come_to(15)
        site.cables[0].cut()
        go_on.set()
        (await course.come_to(30)).set()
        site.cables[0].mend()

    course = Course()
    await play(site, game, course, fault)
    assert course.moves > 40
