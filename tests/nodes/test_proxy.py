"""Behind the proxy of the composition: who asks is known, limits hold on all nodes, and nodes come and go."""

import asyncio
import signal
import urllib.error
import urllib.request
from collections.abc import Callable

import pytest

from tests.api.conftest import Person, Pixelkeep
from tests.nodes.conftest import NewSite, Site
from tests.nodes.players import HANG_SECONDS, Course, Player
from tests.nodes.proxy import Caddy
from tests.nodes.test_nodes import verify

pytestmark = pytest.mark.timeout(2 * HANG_SECONDS)

TRUSTING = {"TRUSTED_PROXIES": '["127.0.0.1"]'}


def guest(address: str, **headers: str) -> int:
    """Ask for a new guest: the status."""
    given = {"Content-Type": "application/json", "Origin": address, **headers}
    request = urllib.request.Request(f"{address}/api/session", b"{}", given, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return int(response.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_a_limit_holds_on_all_nodes_together_whatever_the_client_says_of_itself(new_site: NewSite) -> None:
    with Caddy(new_site(**TRUSTING, SESSIONS_PER_MINUTE=6).nodes) as proxy:
        answers = [guest(proxy.address, **{"X-Forwarded-For": f"203.0.113.{number}"}) for number in range(12)]
    assert set(answers) == {200, 429}
    # one comes back every ten seconds
    assert 6 <= answers.count(200) <= 8


def test_a_node_believes_the_proxy_and_nobody_else(fresh_sqlite: Callable[[], str]) -> None:
    def ask(**settings: object) -> list[int]:
        with Pixelkeep(fresh_sqlite(), SESSIONS_PER_MINUTE=1, **settings) as node:
            return [guest(node.address, **{"X-Forwarded-For": f"203.0.113.{number}"}) for number in range(3)]

    assert ask() == [200, 429, 429]
    assert ask(**TRUSTING) == [200, 200, 200]


async def test_players_of_a_node_that_is_told_to_end_go_on_at_another(site: Site) -> None:
    leaving, course = site.nodes[0], Course(until=40)
    with Caddy(site.nodes) as proxy:
        async with Person(proxy) as one, Person(proxy) as other:
            opened = await one.open(trophies=3)
            await other.join(opened["invite"])
            players = [Player(person, opened["id"], course, [proxy], n) for n, person in enumerate((one, other))]

            async def deploy() -> int:
                (await course.come_to(12)).set()
                assert leaving.process is not None
                leaving.process.send_signal(signal.SIGTERM)
                code = await asyncio.to_thread(leaving.process.wait, 15)
                leaving.process = None
                return code

            async with asyncio.timeout(HANG_SECONDS), asyncio.TaskGroup() as group:
                ended = group.create_task(deploy())
                ends = [group.create_task(player.play()) for player in players]
    assert ends[0].result() == ends[1].result()
    assert ended.result() in (0, -signal.SIGTERM)
    # sockets go where there are fewest, so that one of the two was on either node
    assert 1012 in (*players[0].closed, *players[1].closed)
    await verify(site, opened["id"], course)


async def test_a_bot_that_thought_on_a_killed_node_answers_from_another(site: Site) -> None:
    course = Course(until=30)
    async with Person(site.nodes[0]) as one:
        opened = await one.open(opponent="bot:random", trophies=3)
        player = Player(one, opened["id"], course, site.nodes, 0)

        async def fault() -> None:
            go_on = await course.come_to(8)
            site.nodes[0].kill()
            go_on.set()

        async with asyncio.timeout(HANG_SECONDS), asyncio.TaskGroup() as group:
            group.create_task(fault())
            group.create_task(player.play())
        await verify(site, opened["id"], course)
