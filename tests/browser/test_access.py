"""axe finds nothing on any screen that keeps somebody out."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Newcomer
from tests.browser.screens import PHONE, Look, Screen, tour
from tests.pixelkeep import Pixelkeep

AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
LOOKS = [Look(), Look(PHONE, "light", "es"), Look(PHONE, "dark", "zh-Hant")]
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)"


def violations(screen: Screen) -> list[str]:
    page = screen.player.page
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{each['id']}: {node['html'][:120]} — {node['failureSummary']}" for each in found for node in each["nodes"]
    ]


@pytest.mark.timeout(300)
def test_axe_finds_no_violation_on_any_screen(server: Pixelkeep, newcomer: Newcomer) -> None:
    found: dict[str, list[str]] = {}
    people = [newcomer(seed=seed, bypass_csp=True) for seed in (1, 2, 3)]
    for screen in tour(server, *people):
        for look in LOOKS:
            screen.show(look)
            for violation in violations(screen):
                found.setdefault(f"{screen.name}: {violation}", []).append(str(look))
    assert found == {}
