"""People in front of browsers: they see what the page shows and touch what is lit, as anybody would."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page, TimeoutError, expect

SEE = (Path(__file__).parent / "seen.js").read_text().partition("*/")[2].strip().rstrip(";")
READY = f"() => {{ const seen = ({SEE})(); return seen.ready || seen.over ? seen : null }}"
SETTLED = f"() => {{ const seen = ({SEE})(); return seen.ready || seen.over || seen.idle ? seen : null }}"

FIGHT = ("^attack", "leader", "falls", "^recruit|^leader", "^cast|^spell", "order", "draw")
"""What somebody wishes for, first things first, who wants it to be over soon; in English."""
REST = ("draw", "pass|let it|end the turn|do it")
"""What somebody wishes for who starts nothing."""

PLAIN_LEADER = "Arpeggio Pip"
"""A Leader that is dealt at first, in English, and asks nothing of anybody."""


@dataclass(frozen=True)
class Thing:
    """Something lit, or a button: how it is called, what its tab says, and where nothing covers it now."""

    kind: str
    name: str
    tab: str
    spots: str
    at: tuple[float, float] | None = field(compare=False)

    def fits(self, wish: str) -> bool:
        return any(re.search(wish, said, re.IGNORECASE) for said in (self.tab, self.name))


@dataclass(init=False)
class Seen:
    """One look at the page: what is asked, and things by their kind."""

    asked: str
    over: bool
    idle: bool
    ready: bool
    window: bool
    KINDS: ClassVar = ("aside", "verbs", "leaders", "lead", "lit", "chosen", "answers", "confirm", "passes")
    aside: list[Thing]
    verbs: list[Thing]
    leaders: list[Thing]
    lead: list[Thing]
    lit: list[Thing]
    chosen: list[Thing]
    answers: list[Thing]
    confirm: list[Thing]
    passes: list[Thing]

    def __init__(self, given: dict[str, Any]) -> None:
        self.asked = given["asked"]
        self.over = given["over"]
        self.idle = given["idle"]
        self.ready = given["ready"]
        self.window = given["window"]
        for kind in self.KINDS:
            setattr(self, kind, [Thing(**each) for each in given[kind]])


class Stuck(Exception):
    """Nothing that was waited for came."""


class Player:
    """Somebody with a browser of their own; what they choose comes from a seed."""

    def __init__(self, page: Page, address: str, seed: int = 0) -> None:
        self.page = page
        self.address = address
        self.chance = Random(seed)
        self.errors: list[str] = []
        """What the browser complained of, apart from what this person `expects`."""
        self.expects = r"^$"
        page.on("console", lambda message: self._note(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self._note(str(error)))

    def _note(self, error: str) -> None:
        if not re.search(self.expects, error):
            self.errors.append(error)

    # --- going somewhere ------------------------------------------------------------

    def home(self) -> None:
        self.page.goto(self.address)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def play_now(self) -> None:
        self.home()
        self.page.locator(".scene__b .btn--go").click()
        self.await_table()

    def play_to_first_turn(self, leader: str = PLAIN_LEADER) -> None:
        """Sit down against a bot, choose a Leader, and wait for the first turn."""
        self.play_now()
        play([(self, (leader,))], until=is_asked_to_act)

    def new_table(self) -> Locator:
        """The form for a new table."""
        self.home()
        self.page.locator(".h-row .btn--s").click()
        return self.page.locator("form.newt")

    def open_table(self, opponent: str = "person", trophies: int = 2, game: str = "pixel_tactics_5") -> str:
        """Open a table with the form; the code of its invitation, or nothing against a bot."""
        form = self.new_table()
        form.locator(f'input[value="{game}"]').check(force=True)
        form.locator(f'input[value="{opponent}"]').check(force=True)
        form.locator(f'.newt__t input[value="{trophies}"]').check(force=True)
        form.locator('button[type="submit"]').click()
        if opponent == "person":
            return self.page.locator(".invite__c strong").inner_text()
        self.await_table()
        return ""

    def join(self, code: str) -> None:
        """Follow the link of an invitation."""
        self.page.goto(f"{self.address}/join/{code}")
        self.await_table()

    def lead(self, leader: str) -> None:
        """Choose the Leader of this name, once a Leader may be chosen."""
        self.click(self.choose(self.await_turn().leaders, (leader,)))
        self.click(self.await_turn().lead[0])

    def concede(self) -> None:
        """Give the game up; in English."""
        self.page.locator(".top .tool").last.click()
        self.page.get_by_role("button", name="Concede").click()
        self.page.get_by_role("button", name="Yes").click()

    def say(self, text: str) -> None:
        """Say something where one is: in the lobby, at the table, among those who watch."""
        field = self.page.locator(".chat__f input").last
        field.fill(text)
        field.press("Enter")

    def watch(self, table: str) -> None:
        self.page.goto(f"{self.address}/t/{table}")
        self.await_table()

    def await_table(self) -> None:
        expect(self.page.locator(".floor")).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table that is looked at."""
        return self.page.url.rpartition("/t/")[2]

    # --- seeing ---------------------------------------------------------------------

    def see(self) -> Seen:
        return Seen(self.page.evaluate(SEE))

    def await_turn(self, timeout: float = 30_000) -> Seen:
        """Wait until something can be chosen here, or the game is over."""
        return self._await(READY, timeout)

    def settle(self) -> Seen:
        """Wait until what was touched had its effect."""
        return self._await(SETTLED, 30_000)

    def asked_soon(self) -> Seen | None:
        """What can be chosen here within a moment; None when the other side may be asked instead."""
        try:
            return self.await_turn(timeout=60)
        except Stuck:
            # on a busy machine the moment may pass before the first look
            seen = self.see()
            return seen if seen.ready or seen.over else None

    def _await(self, what: str, timeout: float) -> Seen:
        try:
            return Seen(self.page.wait_for_function(what, timeout=timeout, polling=15).json_value())
        except TimeoutError as late:
            raise Stuck(f"nothing to do for {timeout} ms: {self.see()}") from late

    # --- touching -------------------------------------------------------------------

    def click(self, thing: Thing) -> None:
        assert thing.at, f"{thing.kind} {thing.name!r} is covered"
        self.page.mouse.click(*thing.at)

    def choose(self, things: Sequence[Thing], wishes: Sequence[str] = ()) -> Thing:
        """One of those that fit the first wish that any fits, else one of all."""
        for wish in wishes:
            if fitting := [thing for thing in things if thing.fits(wish)]:
                return self.chance.choice(fitting)
        return self.chance.choice(things)

    def next(self, seen: Seen, wishes: Sequence[str] = ()) -> Thing | None:
        """What to touch next on the way to a whole move; None when nothing can be touched."""
        forced = seen.aside or seen.verbs or seen.confirm or seen.lead or seen.leaders
        wished = [thing for thing in seen.lit + seen.answers + seen.passes if any(map(thing.fits, wishes))]
        things = forced or wished or seen.lit + seen.answers or seen.passes
        return self.choose(things, wishes) if things else None

    def step(self, seen: Seen, wishes: Sequence[str] = ()) -> Seen:
        """Touch one of the things seen, on the way to a whole move, and see what came of it."""
        if thing := self.next(seen, wishes):
            self.click(thing)
        return self.settle()


class Tapper(Player):
    """Somebody with a phone, who has nothing but a finger."""

    PHONE: ClassVar[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

    def click(self, thing: Thing) -> None:
        assert thing.at, f"{thing.kind} {thing.name!r} is covered"
        self.page.touchscreen.tap(*thing.at)


Until = Callable[[Player, Seen], bool]


def is_asked_to_act(player: Player, seen: Seen) -> bool:
    """Whether it is the turn of who looks; in English."""
    return seen.asked.startswith("Your turn")


def play(players: Sequence[tuple[Player, Sequence[str]]], until: Until | None = None) -> Seen:
    """Everybody plays by their wishes until the game is over or `until` says so; what was seen then."""
    while True:
        for player, wishes in players:
            seen = player.asked_soon()
            while seen and seen.ready:
                if seen.over or (until and until(player, seen)):
                    return seen
                seen = player.step(seen, wishes)
            if seen and seen.over:
                return seen
