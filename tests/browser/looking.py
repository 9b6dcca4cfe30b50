"""What is wrong with a screen for whoever looks at it or has it read out, in every way of looking at it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tests.browser.screens import LOOKS, PHONE, Look, Screen

MISFITS = (Path(__file__).parent / "misfits.js").read_text().partition("*/")[2].strip().rstrip(";")
AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)"

FITTED = [look for look in LOOKS if look.theme == "dark" or look.language == "en"]
"""What may differ in size: a theme changes none."""
READ_OUT = (Look(), Look(PHONE, "light"), Look(PHONE, "dark", "es"), Look(PHONE, "dark", "zh-Hant"))
"""What axe may judge otherwise: contrasts differ by theme, names by language, and what is there by size."""

Whole = Callable[[Screen, Look], bool]
"""Whether a screen lies in the window as a whole and has nothing to scroll to."""


def faults(screens: Iterable[Screen], whole: Whole) -> dict[str, list[str]]:
    """What does not fit or keeps somebody out, on any screen, and in which looks; their pages bypass the CSP."""
    found: dict[str, list[str]] = {}
    for screen in screens:
        for look in FITTED:
            screen.show(look)
            faulty = screen.player.page.evaluate(MISFITS, {"touch": look.size == PHONE, "whole": whole(screen, look)})
            if look in READ_OUT:
                faulty += _violations(screen)
            for fault in faulty:
                found.setdefault(f"{screen.name}: {fault}", []).append(str(look))
        screen.show(Look())
    return found


def _violations(screen: Screen) -> list[str]:
    page = screen.player.page
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    return [
        f"{each['id']}: {node['html'][:120]} — {node['failureSummary']}" for each in found for node in each["nodes"]
    ]
