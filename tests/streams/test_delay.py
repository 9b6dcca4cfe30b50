"""A delay for spectators: until it has passed, nobody who does not sit at the table learns anything of what was done
there meanwhile, by whatever they ask. Two worlds are the same until a moment; in one of them everything happens then.
"""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from app.games.registry import game
from app.service.tables.live import Live, Request
from app.service.tables.wish import Wish
from tests.laws.twins import NAMES
from tests.streams.worlds import TICK, Socket, World, copied

DELAY = 60_000
SEEN = 40
"""Moves, a second apart, before the worlds part: the outsiders have seen the first of them."""
AFTER = 12
"""Moves that are made after that, in one world."""
TIME = 20_000
"""How long the worlds are looked at: less than the delay."""


class Outsiders:
    """Everybody who does not sit at the table, and all that they are told: over sockets, and when they ask."""

    def __init__(self, world: World, table: str, cookies: dict[str, str]) -> None:
        self.world, self.table, self.cookies = world, table, cookies
        self.sockets: list[Socket] = []

    async def come(self) -> None:
        """They look at the table and at the lobby."""
        world, watcher, late = self.world, self.cookies["watcher"], self.cookies["late"]
        await world.connect("/ws/lobby", late)
        lobby = await world.connect("/ws/lobby", watcher)
        table = await world.connect(f"/ws/tables/{self.table}", watcher)
        self.sockets = [table, lobby]
        await self._told_of(1)
        # from here on the worlds are compared: all have come, in whatever order
        await lobby.until(lambda frame: (frame.get("online") or {}).get("count") == len(self.cookies) - 1)
        for socket in self.sockets:
            await socket.anew()

    async def _told_of(self, viewers: int) -> None:
        """That somebody came is told after whatever happened before: until then it is waited."""
        table, lobby = self.sockets
        await table.until(lambda frame: frame["type"] == "table" and frame["table"]["viewers"] == viewers)
        await self.world.services.lobby.refresh()
        await lobby.until(
            lambda frame: any(
                each["id"] == self.table and each["viewers"] == viewers
                for each in (*frame.get("put", ()), *frame.get("tables", ()))
            )
        )

    async def told(self) -> dict[str, Any]:
        """All that they were told, and are told now."""
        await self.world.connect(f"/ws/tables/{self.table}", self.cookies["late"])
        await self._told_of(2)
        table, lobby = self.sockets
        answers: dict[str, Any] = {"table": [*table.frames], "lobby": [*lobby.frames]}
        for socket in self.sockets:
            await socket.anew()
        answers["table, anew"], answers["lobby, anew"] = [*table.frames], [*lobby.frames]
        for method, path, body, sorts in asked(self.table):
            for sort in sorts:
                answer = await self.world.ask(method, path, self.cookies.get(sort, ""), body)
                answers[f"{sort}: {method} {path}"] = answer
        return answers


EVERYBODY = ("nobody", "watcher", "admin")


def asked(table: str) -> list[tuple[str, str, Any, tuple[str, ...]]]:
    """What outsiders ask over HTTP, and which of them."""
    reads = [
        *(f"/api/tables/{table}{rest}" for rest in ("", "/record", "/replay")),
        *("/api/tables?status=live", "/api/tables?status=open", "/api/lobby/online"),
        *("/api/replays", "/api/replays?user=seat-0", "/api/replays?user=seat-1"),
        *(f"/api/users/seat-{seat}{rest}" for seat in (0, 1) for rest in ("", "/history")),
        "/api/seasons",
    ]
    there = ("", "?status=over", "?status=live", f"/{table}", f"/{table}/record")
    admins = ["/api/admin/statistics", *(f"/api/admin/tables{rest}" for rest in there)]
    writes = [
        ("POST", f"/api/tables/{table}/fork", {"seq": 1, "seat": 0, "bot": "random"}),
        ("POST", f"/api/tables/{table}/join", {}),
        ("POST", f"/api/tables/{table}/leave", None),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("DELETE", f"/api/tables/{table}/rematch", None),
        ("DELETE", f"/api/tables/{table}", None),
        ("POST", f"/api/tables/{table}/invite", None),
    ]
    return [
        *(("GET", path, None, EVERYBODY) for path in reads),
        *(("GET", path, None, ("admin",)) for path in admins),
        *((*write, ("watcher",)) for write in writes),
    ]


# --- what happens in one of the worlds ------------------------------------------------


class Insiders:
    """Those who sit at the table: all of them are there, and in the lobby."""

    def __init__(self, world: World, live: Live, cookies: list[str], chance: random.Random) -> None:
        self.world, self.live, self.cookies, self.chance = world, live, cookies, chance
        self.sockets: list[Socket] = []

    async def come(self) -> None:
        for cookie in self.cookies:
            await self.world.connect("/ws/lobby", cookie)
            self.sockets.append(await self.world.connect(f"/ws/tables/{self.live.table.id}", cookie))

    async def do(self, number: int) -> None:
        """Play, talk, give up, ask for another table, leave."""
        live, id = self.live, self.live.table.id
        if number < AFTER:
            await self.world.move(live, self.chance)
        elif number == AFTER:
            self.sockets[0].say(type="say", id="s", text="I cannot win this")
            await live.ask(Request("concede", 0, "c"))
        elif number == AFTER + 1:
            for cookie in self.cookies:
                status, _ = await self.world.ask("POST", f"/api/tables/{id}/rematch", cookie)
                assert status == 200
        elif number == AFTER + 2:
            for socket in self.sockets:
                await socket.close()


@asynccontextmanager
async def looked_at(
    world: World, table: str, cookies: dict[str, str], busy: random.Random | None
) -> AsyncIterator[Outsiders]:
    """The world while time passes, with everything happening in it or nothing; and those who look at it."""
    async with world.alive():
        outsiders, seats = Outsiders(world, table, cookies), [name for name in cookies if name.startswith("seat-")]
        insiders = Insiders(world, await world.live(table), [cookies[seat] for seat in seats], busy or random.Random())
        await insiders.come()
        await outsiders.come()
        for number in range(TIME // TICK):
            await world.tick()
            if busy:
                await insiders.do(number)
        yield outsiders


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", [0, 1])
async def test_nothing_that_is_done_meanwhile_is_known_outside(
    name: str, seed: int, fresh_sqlite: Callable[[], str]
) -> None:
    chance = random.Random(f"{name} {seed} delay")
    before = World(fresh_sqlite(), 1_000_000)
    async with before.alive():
        seats = [await before.person(f"seat-{seat}") for seat in range(game(name).modes[0].seats[0])]
        cookies = {user.id: cookie for user, cookie in seats}
        for sort in ("watcher", "late"):
            _, cookies[sort] = await before.person(sort)
        _, cookies["admin"] = await before.person("admin", "admin")
        wish = Wish(name, visibility="open", rated=True, delay_ms=DELAY)
        live = await before.table([user for user, _ in seats], seed, wish)
        for _ in range(SEEN):
            await before.move(live, chance)
            await before.tick(1_000)
        await before.tick(DELAY // 2)
        table, time = live.table.id, before.clock.now()
    still, busy = (World(copied(before.url, each), time) for each in ("still", "busy"))

    async with looked_at(still, table, cookies, None) as outsiders:
        nothing = await outsiders.told()
    async with looked_at(busy, table, cookies, chance) as outsiders:
        everything = await outsiders.told()
        assert (await busy.live(table)).result, "the table is over by now"

        for where, answer in nothing.items():
            assert everything[where] == answer, where
        assert sum(frame["type"] == "update" for frame in nothing["table"]) > 5, "they have seen what was done before"

        await busy.tick(DELAY)
        await outsiders.sockets[0].until(lambda frame: frame["type"] == "over")
        assert (await outsiders.told())[f"nobody: GET /api/tables/{table}"][1]["result"], "later they know it"
