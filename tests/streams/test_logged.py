"""What a node writes into its log while a table is played: no card, no seed, no share of the dice, for every game."""

import logging
import random
from collections.abc import Callable

import pytest

from app.games.registry import game
from app.service.tables.live import Request
from app.service.tables.wish import Wish
from tests.laws.twins import NAMES
from tests.streams.worlds import World

MOVES = 60


@pytest.mark.parametrize("name", NAMES)
async def test_the_log_of_a_table_names_nothing_that_is_hidden(
    name: str,
    fresh_sqlite: Callable[[], str],
    caplog: pytest.LogCaptureFixture,
    capsys: pytest.CaptureFixture[str],
) -> None:
    caplog.set_level(logging.DEBUG, logger="app")
    chance, world = random.Random(f"{name} logged"), World(fresh_sqlite(), 1_000_000)
    async with world.alive():
        people = [await world.person(f"seat-{seat}") for seat in range(game(name).modes[0].seats[0])]
        live = await world.table([user for user, _ in people], 7, Wish(name))
        socket = await world.connect(f"/ws/tables/{live.table.id}", people[0][1])
        for number in range(MOVES):
            await world.move(live, chance)
            socket.say(type="why", id=f"w{number}", path=[{"is": "Pass"}])
            socket.say(type="move", id=f"x{number}", decision=number, path=[{"is": "nonsense"}])
        await live.ask(Request("concede", 0, "c"))
        for rest in ("", "/record", "/replay"):
            status, _ = await world.ask("GET", f"/api/tables/{live.table.id}{rest}", people[0][1])
            assert status == 200
        seed, nonces = live.table.seed.hex(), live.table.nonces or ()

    written = caplog.text + "".join(capsys.readouterr())
    assert live.table.id in written, "something was written"
    cards = {each["id"] for each in game(name).cards("en")}
    assert [secret for secret in (seed, *nonces, *cards) if secret in written] == []
