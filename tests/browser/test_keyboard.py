"""One plays a whole match with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import FIGHT, REST, Player, Thing, play

FOCUSED = """() => {
  const { activeElement: on } = document;
  const { left, top, width, height } = on.getBoundingClientRect();
  return {
    name: on.getAttribute('aria-label')
      ?? (on.matches('input') ? on.value : (on.querySelector(':scope > .sr') ?? on).textContent.trim()),
    spots: on.dataset.spots ?? '',
    stop: on.matches('[data-stop]'),
    at: [left + width / 2, top + height / 2],
  };
}"""


class Typist(Player):
    """Somebody without mouse or finger."""

    def click(self, thing: Thing) -> None:
        if thing.kind == "answer":
            self.page.keyboard.press(thing.name[-1])
        elif thing.name.endswith("Space"):
            self.leave()
            self.page.keyboard.press("Space")
        elif thing.kind == "confirm":
            # the focus is still on what was touched once
            self.page.keyboard.press("Enter")
        else:
            self.reach(thing)
            self.page.keyboard.press("Enter")

    def leave(self) -> None:
        """Go from a button to the board, where Space passes."""
        while not self.page.evaluate(FOCUSED)["stop"]:
            self.page.keyboard.press("ArrowUp")

    def reach(self, thing: Thing) -> None:
        """Bring the focus there: arrows on the board and in menus, Tab from one part of the page to the next."""
        assert thing.at
        tried: set[tuple[str, str]] = set()
        for _ in range(150):
            here = self.page.evaluate(FOCUSED)
            if thing.name == here["name"] and thing.spots == here["spots"]:
                return
            dx, dy = (to - at for to, at in zip(thing.at, here["at"], strict=True))
            there = {"ArrowLeft": -dx, "ArrowRight": dx, "ArrowUp": -dy, "ArrowDown": dy}
            # the way there before the ways round
            ways = sorted(there, key=there.__getitem__, reverse=True)
            if thing.kind == "verb":
                ways = ["ArrowDown"]
            elif not (here["stop"] and thing.kind in ("leader", "choose", "act")):
                ways = []
            untried = [way for way in ways if (here["name"] + here["spots"], way) not in tried]
            key = untried[0] if untried else "Tab"
            tried.add((here["name"] + here["spots"], key))
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not reach {thing.kind} {thing.name!r}")

    def tab_to(self, name: str) -> None:
        for _ in range(60):
            if self.page.evaluate(FOCUSED)["name"] == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {name!r}")


@pytest.mark.timeout(240)
def test_a_whole_match_is_played_by_keyboard_alone(newcomer: Newcomer) -> None:
    player, rival = newcomer(kind=Typist, seed=3), newcomer(seed=4)
    player.home()
    player.tab_to("New table")
    player.page.keyboard.press("Enter")
    player.tab_to("person")
    player.page.keyboard.press("ArrowDown")
    player.page.keyboard.press("ArrowUp")
    expect(player.page.locator('[value="person"]')).to_be_checked()
    player.tab_to("Open the table")
    player.page.keyboard.press("Enter")
    rival.join(player.page.locator(".invite__c strong").inner_text())
    player.await_table()
    trophies = player.page.locator(".mend, .end")
    play([(player, FIGHT), (rival, REST)], until=lambda player, seen: trophies.count() > 0)
    expect(trophies).to_be_visible()
