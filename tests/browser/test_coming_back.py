"""Whoever comes back finds everything as it was; nobody else notices."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import PLAIN_LEADER, Player, is_asked_to_act, play


def half_chosen(player: Player) -> None:
    """Choose what to recruit, but not yet where."""
    player.page.locator(".hand .is-act:not(.deck)").first.click()
    recruit = player.page.get_by_role("menuitem", name="Recruit")
    if recruit.is_visible():
        recruit.click()
    expect(player.page.locator(".slot.is-choose").first).to_be_visible()


def board(page: Page) -> list[str]:
    """Everything that can be touched at the table, in words."""
    return page.locator(".pt5 [data-stop]").all_text_contents()


def duel(newcomer: Newcomer) -> tuple[Player, Player]:
    """Two people at a table, at the first turn of the one who opened it."""
    one, other = newcomer(seed=1), newcomer(seed=2)
    other.join(one.open_table())
    play([(one, (PLAIN_LEADER,)), (other, ())], until=is_asked_to_act)
    return one, other


def test_reload_in_mid_decision_brings_back_seat_view_decision_and_half_chosen_move(newcomer: Newcomer) -> None:
    one, other = duel(newcomer)
    half_chosen(one)
    before, seen, others = board(one.page), one.see(), board(other.page)
    one.page.reload()
    expect(one.page.locator(".slot.is-choose").first).to_be_visible()
    assert board(one.page) == before
    assert one.see() == seen
    assert board(other.page) == others
    one.page.locator(".slot.is-choose").first.click()
    expect(other.page.locator(".unit--rival .card:not(.card--leader)")).to_have_count(1)


def test_two_tabs_of_one_person_mirror_each_other(newcomer: Newcomer) -> None:
    one, _ = duel(newcomer)
    tab = Player(one.page.context.new_page(), one.address)
    tab.watch(one.table)
    expect(tab.page.locator(".hand .hcard")).to_have_count(one.page.locator(".hand .hcard").count())
    assert board(tab.page) == board(one.page)
    half_chosen(tab)
    tab.page.locator(".slot.is-choose").first.click()
    for page in (one.page, tab.page):
        expect(page.locator(".unit--you .card:not(.card--leader)")).to_have_count(1)
    assert board(tab.page) == board(one.page)


def test_another_language_tells_the_same_table_anew(newcomer: Newcomer) -> None:
    one, _ = duel(newcomer)
    lit = one.page.locator(".is-act").count()
    one.page.locator(".top").get_by_text("Español").click()
    expect(one.page.locator(".ask__line")).to_contain_text("turno")
    expect(one.page.locator(".is-act")).to_have_count(lit)
