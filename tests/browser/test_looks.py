"""Nothing is cut off, spills over, scrolls sideways, is too small or keeps somebody out, on any screen in any look."""

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.looking import faults
from tests.browser.screens import Look, Screen, tour
from tests.pixelkeep import Pixelkeep

SCROLLING = {
    "home",
    "who you are",
    "new table",
    "find a rival",
    "seeking",
    "account",
    "watch",
    "cards",
    "credits",
    "nowhere",
    "invitation",
    "invitation refused",
    "card of the set",
    "profile",
    "ranks",
    "replays",
}
"""Pages that are read from top to bottom; a table lies in the window as a whole."""


def lies_whole(screen: Screen, look: Look) -> bool:
    return screen.name not in SCROLLING and not screen.name.startswith(("end", "leader", "admin"))


@pytest.mark.timeout(600)
def test_every_screen_fits_and_can_be_read_by_all(server: Pixelkeep, newcomer: Newcomer) -> None:
    people = [newcomer(seed=seed, bypass_csp=True) for seed in (1, 2, 3)]
    assert faults(tour(server, *people), lies_whole) == {}
