"""Every screen there is, reached in real games, and the ways in which each is looked at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from playwright.sync_api import expect

from tests.browser import keeping, past
from tests.browser.people import FIGHT, PLAIN_LEADER, REST, Player, Seen, is_asked_to_act, play
from tests.pixelkeep import Pixelkeep

LANGUAGES = ("en", "es", "zh-Hant")
THEMES = ("dark", "light")
PHONE, DESK, ROOMY = (390, 844), (1280, 800), (1500, 920)

TOLD = """() => ['.ask__line', '.dealt__t', '.use__b p', '.lead-p', '.scene__p', '.rp__now']
  .map((part) => document.querySelector(part)?.textContent ?? '')"""
RETOLD = f"(before) => ({TOLD})().every((text, i) => !text === !before[i] && (!text || text !== before[i]))"


@dataclass(frozen=True)
class Look:
    """A way to look at a screen."""

    size: tuple[int, int] = DESK
    theme: str = "dark"
    language: str = "en"

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]} {self.theme} {self.language}"


LOOKS = [Look(size, theme, language) for language, size, theme in product(LANGUAGES, (PHONE, DESK, ROOMY), THEMES)]


@dataclass(frozen=True)
class Screen:
    """A screen as `player` has it before them; `again` brings back what a change of language puts away."""

    name: str
    player: Player
    again: Callable[[], None] | None = None

    def show(self, look: Look) -> None:
        page = self.player.page
        width, height = look.size
        if page.viewport_size != {"width": width, "height": height}:
            page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=look.theme)  # type: ignore[arg-type]
        if page.evaluate("document.documentElement.lang") != look.language:
            if self.again:
                page.keyboard.press("Escape")
            before = page.evaluate(TOLD)
            # an open dialog keeps clicks from the bar
            page.evaluate(f"document.querySelector('.top .langs [lang={look.language}]').click()")
            page.wait_for_function(RETOLD, arg=before)
            if self.again:
                self.again()
        page.evaluate("document.fonts.ready.then(() => undefined)")


SET_TRAPS = ("^place the trap", "trap: (saw|trap trap)", "place here", "^recruit", "^cast|^attack", "draw")
"""The wishes of somebody who lays the Traps of the deal first, then recruits."""


def tour(server: Pixelkeep, one: Player, other: Player, spectator: Player) -> Iterator[Screen]:
    """All screens on the way through a game, for a server that deals known cards; `one` sits in seat 0."""

    def shown(name: str, player: Player = one, again: Callable[[], None] | None = None) -> Iterator[Screen]:
        yield Screen(name, player, again)

    yield from outside(one, other, shown)
    code = one.open_table()
    yield from shown("invitation")
    other.join(code)
    expect(one.page.get_by_role("radio").first).to_be_enabled()
    yield from shown("leaders")
    play([(one, (PLAIN_LEADER,))], until=lambda player, seen: bool(seen.lead))
    yield from shown("leader chosen")
    one.click(one.see().lead[0])
    yield from shown("leader sealed")
    spectator.watch(one.table)
    play([(other, ("Nicky",)), (one, ())], until=is_asked_to_act)
    yield from shown("start")

    def may_answer(player: Player, seen: Seen) -> bool:
        return player is one and seen.window and bool(seen.answers)

    play([(one, SET_TRAPS), (other, SET_TRAPS)], until=may_answer)
    yield from shown("trap window")
    yield from shown("trap window of the other", other)
    yield from shown("trap window watched", spectator)

    one.click(one.see().answers[0])
    play([(other, ()), (one, ())], until=lambda player, seen: seen.window and bool(seen.answers))
    yield from shown("trap chain", other)

    def may_attack(player: Player, seen: Seen) -> bool:
        return player is one and any(thing.tab == "attack" for thing in seen.lit)

    seen = play([(one, FIGHT), (other, SET_TRAPS)], until=may_attack)
    yield from shown("turn")
    yield from shown("waiting", other)
    yield from shown("watching", spectator)
    attacker = next(thing for thing in seen.lit if thing.tab == "attack")
    yield from around_the_table(one, shown)
    one.click(next(thing for thing in one.see().lit if thing.spots == attacker.spots))
    one.await_turn()
    yield from shown("target")
    one.page.keyboard.press("Escape")

    def names_a_column(player: Player, seen: Seen) -> bool:
        return player is one and len(seen.answers) > 2

    play([(one, ("full beam", "draw")), (other, REST)], until=names_a_column)
    yield from shown("column")
    one.page.keyboard.press("Escape")
    other.page.goto("about:blank")
    expect(one.page.locator(".away:visible")).to_be_visible()
    yield from shown("rival away")
    yield from shown("player away watched", spectator)
    other.watch(one.table)
    yield from ending(one, other, spectator, shown)
    yield from past.screens(server, one, [other, spectator], shown)
    yield from keeping.screens(server, one, other, spectator, shown)


Shown = Callable[..., Iterator[Screen]]


def outside(one: Player, other: Player, shown: Shown) -> Iterator[Screen]:
    """The pages beside the table."""
    # a table and an invitation that do not exist are asked for
    one.expects = other.expects = "404"
    one.home()
    yield from shown("home")
    yield from around_the_lobby(one, shown)
    for page in ("watch", "cards", "credits", "nowhere"):
        one.page.goto(f"{one.address}/{page}" if page != "nowhere" else f"{one.address}/t/nowhere")
        expect(one.page.get_by_role("heading").first).to_be_visible()
        yield from shown(page)
    one.page.goto(f"{one.address}/cards")
    one.page.locator(".hcard").first.click()
    expect(one.page.locator(".big")).to_be_visible()
    yield from shown("card of the set")
    one.page.keyboard.press("Escape")
    other.page.goto(f"{other.address}/join/NOTACODE")
    expect(other.page.get_by_role("alert").or_(other.page.get_by_role("heading")).first).to_be_visible()
    yield from shown("invitation refused", other)


def around_the_lobby(one: Player, shown: Shown) -> Iterator[Screen]:
    """What opens over the first page, and the page of one's account."""
    page = one.page

    def opened(button: str) -> Callable[[], None]:
        return lambda: page.locator(button).click()

    def form() -> None:
        page.locator(".h-row .btn--s").click()
        page.locator(".newt summary").click()

    me = opened(".top__tools .tool:has(.ava)")
    me()
    yield from shown("who you are", one, me)
    page.keyboard.press("Escape")
    form()
    yield from shown("new table", one, form)
    page.keyboard.press("Escape")
    seek = opened(".scene__b .btn--2")
    seek()
    yield from shown("find a rival", one, seek)
    page.locator(".newt button[type=submit]").click()
    expect(page.locator(".seek")).to_be_visible()
    yield from shown("seeking")
    page.locator(".seek__b .btn").click()
    expect(page.locator(".seek")).to_have_count(0)
    page.goto(f"{one.address}/account")
    expect(page.locator("#acc-data")).to_be_visible()
    yield from shown("account")


def around_the_table(one: Player, shown: Shown) -> Iterator[Screen]:
    """What opens over the table."""
    page = one.page

    def verbs() -> None:
        page.keyboard.press("Escape")
        page.locator(".hand .is-act:not(.deck)").last.click()

    page.locator(".unit--you .card--leader").click(button="right")
    expect(page.locator(".big")).to_be_visible()
    yield from shown("card opened")
    page.keyboard.press("Escape")
    for name, key in (("log", "l"), ("keys", "?")):
        page.locator("#main").focus()
        page.keyboard.press(key)
        yield from shown(name)
        page.keyboard.press("Escape")
    page.locator(".top .tool").last.click()
    yield from shown("menu")
    page.get_by_role("button", name="Concede").click()
    yield from shown("concede?")
    page.keyboard.press("Escape")

    def why() -> None:
        page.locator(".unit--rival .card--leader").click()
        expect(page.locator(".ask__why")).to_be_visible()

    why()
    yield from shown("why not", one, why)
    page.keyboard.press("Escape")


def ending(one: Player, other: Player, spectator: Player, shown: Shown) -> Iterator[Screen]:
    """The end, from all sides."""
    other.concede()
    for name, player in (("end won", one), ("end lost", other), ("end watched", spectator)):
        expect(player.page.locator(".end")).to_be_visible()
        yield from shown(name, player)
