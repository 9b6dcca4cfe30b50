"""Whoever is shown out of a table can do nothing there any more, even by a socket that they do not let close."""

from collections.abc import Callable
from typing import Any

import pytest

from app.kernel.machine import Refusal
from app.service.tables.live import Request
from app.service.tables.wish import Wish
from tests.laws.twins import NAMES
from tests.service.conftest import until
from tests.streams.worlds import World

WAYS: dict[str, tuple[str, str, Any]] = {
    "signs out": ("DELETE", "/api/session", None),
    "ends all sessions": ("DELETE", "/api/account/sessions", None),
    "leaves for good": ("DELETE", "/api/account", {}),
    "is banned": ("PUT", "/api/admin/users/one/ban", {"until": 4_000_000_000_000, "reason": "cheating"}),
    "is thrown out": ("POST", "/api/admin/users/one/revoke-sessions", {"reason": "stolen"}),
}


@pytest.mark.parametrize("way", WAYS)
async def test_who_is_shown_out_gives_no_table_up_by_a_socket_that_stays_open(
    way: str, fresh_sqlite: Callable[[], str]
) -> None:
    world = World(fresh_sqlite(), 1_000_000)
    async with world.alive():
        (one, cookie), (other, _) = await world.person("one"), await world.person("other")
        _, admin = await world.person("admin", "admin")
        live = await world.table([one, other], 1, Wish(NAMES[0]))
        stuck = await world.connect(f"/ws/tables/{live.table.id}", cookie)
        stuck.read.clear()
        stuck.say(type="ping")

        method, path, body = WAYS[way]
        status, answer = await world.ask(method, path, admin if "/admin/" in path else cookie, body)
        assert status in (200, 204), answer
        inside: dict[str, Any] = world.services.keeper._inside
        await until(lambda: all(connection.ending for connection in inside["one"]))
        stuck.say(type="concede", id="c")
        stuck.read.set()
        await stuck.task

        (asked, *_) = live.decisions()
        later = await live.ask(Request("move", asked.seat, "later", asked.id))
        assert later == Refusal("incomplete"), "the table goes on"
