"""People bid for spells and raid the dungeon of Pixel Glory, against each other and together."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.looking import faults
from tests.browser.people import Player, Seen, play
from tests.browser.screens import PHONE, Look, Screen
from tests.pixelkeep import Pixelkeep

RAID = ("falls", "alternate", "^play")
"""What somebody wishes for who wants monsters to fall; in English."""


@pytest.fixture(scope="module")
def keep(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    with Pixelkeep(fresh_sqlite(), BOT_WORKERS=0, WINDOW_SECONDS=600, NONCE_MS=600_000) as server:
        yield server


def sit_down(people: Sequence[Player], mode: str, *, bots: int = 0) -> None:
    """Everybody at one new table of this mode, opened by the first, with so many bots beside them."""
    host, *others = people
    form = host.new_table()
    form.locator('input[value="pixel_glory"]').check(force=True)
    form.locator(f'input[value="{mode}"]').check(force=True)
    seats = form.locator(f'.newt__t input[value="{len(people) + bots}"]')
    if seats.count():
        seats.check(force=True)
    choosers = form.locator("fieldset select")
    for number in range(choosers.count()):
        choosers.nth(number).select_option("person" if number < len(others) else "bot:greedy")
    if len(people) + bots == 2:
        form.locator(f'input[value="{"person" if others else "bot:greedy"}"]').check(force=True)
    form.locator('.newt__t input[value="hardcore"]').check(force=True)
    form.locator('button[type="submit"]').click()
    if others:
        code = host.page.locator(".invite__c strong").inner_text()
        for other in others:
            other.page.goto(f"{other.address}/join/{code}")
    for each in people:
        each.await_table()


def title(player: Player) -> str:
    return player.page.locator("h1").text_content() or ""


def plate(player: Player, seat: int) -> str:
    """What is said of a seat."""
    return player.page.locator(f'[data-plate="{seat}"] .sr').first.inner_text()


def bid(player: Player, n: int) -> None:
    seen = player.await_turn()
    player.click(next(thing for thing in seen.lit if thing.spots == f"bid:{n}"))
    player.click(player.await_turn().confirm[0])


@pytest.mark.timeout(300)
def test_three_people_bid_in_secret_and_raid_to_the_end(newcomer: Newcomer, keep: Pixelkeep) -> None:
    one, two, three = people = [newcomer(keep, seed) for seed in (1, 2, 3)]
    sit_down(people, "free-for-all")
    bid(one, 9)
    one.page.reload()

    expect(one.page.locator(".bids .is-chosen")).to_contain_text("auction card 9, your bid")
    expect(two.page.locator(".bids .is-chosen")).to_have_count(0)
    expect(two.page.locator('[data-plate="0"] .seal.is-sealed')).to_be_visible()
    assert "sealed" in plate(two, 0)
    assert "9" not in plate(two, 0)
    assert [thing.spots for thing in three.await_turn().lit] == [f"bid:{n}" for n in range(1, 10)]

    bid(two, 4)
    bid(three, 5)

    expect(two.page.locator('[data-plate="0"]')).to_contain_text("bids 9, picks now")
    expect(one.page.locator(".phase")).to_contain_text("Auction round 1 of 9")

    play([(player, RAID) for player in people])

    for player in people:
        expect(player.page.locator(".gend")).to_be_visible()
    fame = [player.page.locator(".gend__s > .row-h .fame .sr").all_inner_texts() for player in people]
    assert fame[0] == fame[1] == fame[2]
    titles = sorted(title(player) for player in people)
    assert titles == ["Defeat", "Defeat", "Victory"]


@pytest.mark.timeout(300)
def test_four_people_raid_to_the_end(newcomer: Newcomer, keep: Pixelkeep) -> None:
    people = [newcomer(keep, seed) for seed in (7, 8, 9, 10)]
    sit_down(people, "free-for-all")

    play([(player, RAID) for player in people])

    for player in people:
        expect(player.page.locator(".gend")).to_be_visible()
    assert sorted(title(player) for player in people) == ["Defeat", "Defeat", "Defeat", "Victory"]


@pytest.mark.timeout(300)
def test_two_people_stand_together_to_the_end_and_look_back(newcomer: Newcomer, keep: Pixelkeep) -> None:
    people = [newcomer(keep, seed) for seed in (4, 5)]
    sit_down(people, "cooperative")

    play([(player, RAID) for player in people])

    ends = []
    for player in people:
        expect(player.page.locator(".gend")).to_be_visible()
        ends.append(title(player))
    assert ends[0] == ends[1]
    assert ends[0] in ("The village is saved", "The village is lost")
    people[0].page.get_by_role("link", name="Replay").click()
    looking = people[0].page
    expect(looking.locator(".gscene .spell").first).to_be_visible()
    looking.keyboard.press("End")
    expect(looking.locator(".gscene .mon").first).to_be_visible()


def screens(player: Player) -> Iterator[Screen]:
    """The Town and the Dungeon as somebody meets them who plays against bots, to the end, and looks back."""
    sit_down([player], "free-for-all", bots=3)
    player.await_turn()
    yield Screen("auction", player)
    player.click(player.see().lit[3])
    player.await_turn()
    yield Screen("bid armed", player)
    player.click(player.see().confirm[0])

    def asked(words: str) -> Callable[[Player, Seen], bool]:
        return lambda _, seen: words in seen.asked

    play([(player, RAID)], until=asked("Choose a spell"))
    yield Screen("picking", player)
    play([(player, RAID)], until=asked("Your turn"))
    yield Screen("turn in the dungeon", player)
    play([(player, RAID)], until=asked("Choose a monster"))
    yield Screen("monster to choose", player)
    player.page.keyboard.press("Escape")
    player.concede()
    expect(player.page.locator(".gend, .ask--idle").first).to_be_visible()
    sit_down([player], "free-for-all", bots=1)
    play([(player, RAID)], until=asked("Your turn"))
    player.concede()
    expect(player.page.locator(".gend")).to_be_visible()
    yield Screen("end", player)
    player.page.get_by_role("link", name="Replay").click()
    expect(player.page.locator(".gscene .spell").first).to_be_visible()
    yield Screen("town looked back on", player)
    player.page.keyboard.press("End")
    expect(player.page.locator(".gscene .mon").first).to_be_visible()
    yield Screen("dungeon looked back on", player)


@pytest.mark.timeout(300)
def test_the_town_and_the_dungeon_fit_and_can_be_read_by_all(newcomer: Newcomer, keep: Pixelkeep) -> None:
    def lies_whole(screen: Screen, look: Look) -> bool:
        return look.size != PHONE and screen.name != "end"

    assert faults(screens(newcomer(keep, 6, bypass_csp=True)), lies_whole) == {}
