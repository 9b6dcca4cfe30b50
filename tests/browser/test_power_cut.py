"""The server dies in the middle of a chain of Traps and comes back: everybody goes on where they were."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DEALT, Newcomer
from tests.browser.people import PLAIN_LEADER, Player, Seen, play
from tests.browser.screens import SET_TRAPS
from tests.pixelkeep import Pixelkeep


@pytest.fixture
def mortal(database_url: str) -> Iterator[Pixelkeep]:
    with Pixelkeep(database_url, **DEALT) as server:
        yield server


def chain(player: Player) -> list[str]:
    return player.page.locator(".chain .link").all_inner_texts()


@pytest.mark.timeout(240)
def test_killed_in_an_open_trap_window_the_server_goes_on_with_the_same_decision(
    newcomer: Newcomer, mortal: Pixelkeep
) -> None:
    one, other = newcomer(mortal, 1), newcomer(mortal, 2)
    other.join(one.open_table())

    def may_answer(player: Player, seen: Seen) -> bool:
        return player is one and seen.window and bool(seen.answers)

    play([(one, (PLAIN_LEADER, *SET_TRAPS)), (other, ("Nicky", *SET_TRAPS))], until=may_answer)
    before = one.see(), chain(one), chain(other)
    for player in (one, other):
        player.page.evaluate("window.never = 'reloaded'")
        player.expects = "^WebSocket connection"

    mortal.kill()
    for player in (one, other):
        expect(player.page.locator(".contact")).to_be_visible()
    mortal.start()
    for player in (one, other):
        expect(player.page.locator(".contact")).to_be_hidden(timeout=15_000)

    assert (one.await_turn(), chain(one), chain(other)) == before
    one.click(one.see().answers[0])
    expect(other.page.locator(".chain .link")).to_have_count(len(before[2]) + 1)
    for player in (one, other):
        assert player.page.evaluate("window.never") == "reloaded"
