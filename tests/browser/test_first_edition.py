"""People play the first edition of Pixel Tactics: equal Leaders, no Reserve, and to the end."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DEALT, Newcomer
from tests.browser.looking import faults
from tests.browser.people import FIGHT, REST, Player, Seen, Tapper, is_asked_to_act, play
from tests.browser.screens import Look, Screen
from tests.pixelkeep import Pixelkeep

PETRA = "Petra Ironapron"
"""The one Leader that both are dealt at first."""

MUSTER = ("recruit here", "^recruit", "order:", "draw")
"""What somebody wishes for who gathers Heroes; in English."""


@pytest.fixture(scope="module")
def keep(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    games = json.dumps({"pixel_tactics": "tests.browser.dealt:FIRST_13"})
    with Pixelkeep(fresh_sqlite(), **{**DEALT, "GAMES": games}) as server:
        yield server


def sit_down(one: Player, other: Player) -> None:
    """Face to face at a new table; `one` is in seat 0 and begins."""
    other.join(one.open_table(game="pixel_tactics"))


def spoken(player: Player) -> list[str]:
    """What a screen reader finds on the board: rows, cards and Slots."""
    return player.page.locator(".board [aria-label], .board .card > .sr").evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent)"
    )


@pytest.mark.timeout(300)
def test_two_people_play_a_best_of_three_in_which_both_choose_the_same_leader(
    newcomer: Newcomer, keep: Pixelkeep
) -> None:
    one, other = newcomer(keep, 1, Tapper, **Tapper.PHONE), newcomer(keep, 2)
    sit_down(one, other)
    one.lead(PETRA)
    expect(other.page.locator(".clash")).to_have_count(0)
    other.lead(PETRA)

    for player, drawn in ((one, "Wat the Eleventh"), (other, "Celeste of the Attic")):
        expect(player.page.locator(".clash")).to_contain_text(f"{PETRA}Both chose the same Leader")
        leaders = [thing.name for thing in player.await_turn().leaders]
        assert len(leaders) == 5
        assert not any(PETRA in leader for leader in leaders)
        expect(player.page.locator(".dealt", has_text="drawn")).to_contain_text(drawn)

    one.lead("Big Clementine")
    other.lead("Brother Wick")
    play([(one, REST), (other, REST)], until=is_asked_to_act)

    assert any("Big Clementine, Leader" in said for said in spoken(one))
    assert not [said for said in spoken(one) + spoken(other) if "Reserve" in said]
    expect(one.page.locator(".row")).to_have_count(6)

    play([(one, FIGHT), (other, REST)])

    for player in (one, other):
        expect(player.page.locator(".end")).to_be_visible()
    ends = [player.page.locator("#end-title").text_content() for player in (one, other)]
    assert ends == ["Victory", "Defeat"]
    expect(one.page.locator(".shelf__n").first).to_have_text("2")


def screens(one: Player, other: Player, spectator: Player) -> Iterator[Screen]:
    """The table of the first edition from the choice of Leaders to its replay, and its cards."""
    sit_down(one, other)
    one.lead(PETRA)
    spectator.watch(one.table)
    other.lead(PETRA)
    one.await_turn()
    yield Screen("leaders again", one)
    one.lead("Big Clementine")
    other.lead("Old King Glug")

    def may_attack(player: Player, seen: Seen) -> bool:
        return player is one and any(thing.tab == "attack" for thing in seen.lit)

    seen = play([(one, MUSTER), (other, MUSTER)], until=may_attack)
    yield Screen("turn of the first edition", one)
    yield Screen("watching the first edition", spectator)
    one.click(next(thing for thing in one.see().lit if thing.tab == "attack"))
    seen = one.await_turn()
    if seen.verbs:
        one.click(one.choose(seen.verbs, ("attack",)))
        one.await_turn()
    yield Screen("whom to attack", one)
    one.page.keyboard.press("Escape")

    def takes_a_blow(player: Player, seen: Seen) -> bool:
        return player is other and "takes the blow" in seen.asked

    play([(one, FIGHT), (other, MUSTER)], until=takes_a_blow)
    yield Screen("who takes the blow", other)
    play([(other, ()), (one, REST)], until=holds(one, 9))
    yield Screen("a large Hand", one)
    one.page.locator(".unit--you .card:not(.card--leader)").first.click(button="right")
    expect(one.page.locator(".big")).to_be_visible()
    yield Screen("a Hero opened", one)
    one.page.keyboard.press("Escape")
    other.concede()
    expect(one.page.locator(".end")).to_be_visible()
    yield Screen("end of the first edition", one)
    one.page.get_by_role("link", name="Replay").click()
    expect(one.page.get_by_role("slider")).to_be_visible()
    one.page.keyboard.press("End")
    yield Screen("replay of the first edition", one)
    other.page.goto(f"{other.address}/cards")
    other.page.get_by_role("button", name="Pixel Tactics", exact=True).click()
    expect(other.page.locator(".hcard")).to_have_count(25)
    yield Screen("cards of the first edition", other)


def holds(player: Player, cards: int) -> Callable[[Player, Seen], bool]:
    """Whether the player, asked to act, has so many cards in Hand."""
    hand = player.page.locator(".hand .hcard")
    return lambda asked, seen: asked is player and is_asked_to_act(asked, seen) and hand.count() >= cards


@pytest.mark.timeout(300)
def test_the_table_without_reserves_fits_and_can_be_read_by_all(newcomer: Newcomer, keep: Pixelkeep) -> None:
    one, other, spectator = (newcomer(keep, seed, bypass_csp=True) for seed in (3, 4, 5))

    def lies_whole(screen: Screen, look: Look) -> bool:
        return not screen.name.startswith(("leaders", "end", "cards"))

    assert faults(screens(one, other, spectator), lies_whole) == {}
