"""Nothing is cut off, spills over, scrolls sideways or is too small, on any screen in any look."""

from pathlib import Path

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.screens import LANGUAGES, LOOKS, PHONE, tour
from tests.pixelkeep import Pixelkeep

MISFITS = (Path(__file__).parent / "misfits.js").read_text().partition("*/")[2].strip().rstrip(";")

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


@pytest.mark.timeout(300)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_every_size_and_theme(server: Pixelkeep, newcomer: Newcomer, language: str) -> None:
    misfits: dict[str, list[str]] = {}
    for screen in tour(server, newcomer(seed=1), newcomer(seed=2), newcomer()):
        whole = screen.name not in SCROLLING and not screen.name.startswith(("end", "leader", "admin"))
        for look in (look for look in LOOKS if look.language == language):
            screen.show(look)
            for misfit in screen.player.page.evaluate(MISFITS, {"touch": look.size == PHONE, "whole": whole}):
                misfits.setdefault(f"{screen.name}: {misfit}", []).append(str(look))
    assert misfits == {}
