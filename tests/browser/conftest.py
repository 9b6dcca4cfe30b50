"""A served client and people with browsers of their own."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.people import Player
from tests.pixelkeep import Pixelkeep

DEALT = {
    "GAMES": json.dumps({"pixel_tactics_5": "tests.browser.dealt:DEAL_30"}),
    "BOT_WORKERS": 0,
    "WINDOW_SECONDS": 600,
    "NONCE_MS": 600_000,
}
"""A server at which seat 0 begins, either side holds Traps that answer what the other does, and nobody is hurried.
Tables begin when all who sit there have given their shares of the dice."""

PATIENCE = 20_000
"""Milliseconds that a page may take: a busy machine is slow, and slowness is not what these tests are about."""

expect.set_options(timeout=PATIENCE)

Newcomer = Callable[..., Player]


@pytest.fixture(scope="session")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """One server for all tests that leave it as it is; it always deals the same cards."""
    with Pixelkeep(fresh_sqlite(), **DEALT) as server:
        yield server


@pytest.fixture
def newcomer(new_context: Callable[..., BrowserContext], server: Pixelkeep) -> Iterator[Newcomer]:
    """Brings one more person with a browser of their own, who has never been here; none may meet an error."""
    came: list[Player] = []

    def come(at: Pixelkeep = server, seed: int = 0, kind: type[Player] = Player, **options: Any) -> Player:
        page = new_context(**{"locale": "en", "reduced_motion": "reduce", **options}).new_page()
        came.append(kind(page, at.address, seed))
        return came[-1]

    yield come
    assert [error for player in came for error in player.errors] == []
