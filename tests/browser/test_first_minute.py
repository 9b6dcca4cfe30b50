"""Somebody who was never here before plays within a minute."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer


def test_play_now_reaches_a_table_against_a_bot_within_five_seconds(newcomer: Newcomer) -> None:
    player = newcomer()
    player.home()
    player.page.locator(".scene__b .btn--go").click()
    expect(player.page.get_by_role("radio").first).to_be_enabled(timeout=5000)


def test_a_leader_is_chosen_by_looking_and_confirming(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_now()
    choices = player.page.get_by_role("radio")
    confirm = player.page.locator(".choice__f .btn--go")
    expect(choices).to_have_count(5)
    expect(confirm).to_be_disabled()
    choices.nth(1).click()
    expect(choices.nth(1)).to_be_checked()
    confirm.click()
    expect(player.page.locator(".card--leader")).to_have_count(2)


def test_a_hero_is_recruited_by_two_clicks(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_to_first_turn()
    hand = player.page.locator(".hand .hcard")
    heroes = player.page.locator(".unit--you .card:not(.card--leader)")
    held = hand.count()
    expect(heroes).to_have_count(0)
    player.page.locator(".hand .is-act:not(.deck)").first.click()
    recruit = player.page.get_by_role("menuitem").first
    if recruit.is_visible():
        recruit.click()
    player.page.locator(".slot.is-choose").first.click()
    expect(heroes).to_have_count(1)
    expect(hand).to_have_count(held - 1)


def test_a_hero_is_recruited_by_dragging_it_to_a_slot(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_to_first_turn()
    player.page.locator(".hand .is-act:not(.deck)").first.hover()
    player.page.mouse.down()
    player.page.locator(".unit--you .slot:not(.slot--r)").first.hover()
    player.page.locator(".slot.is-choose").first.hover()
    player.page.mouse.up()
    expect(player.page.locator(".unit--you .card:not(.card--leader)")).to_have_count(1)


def test_an_accidental_click_costs_nothing(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_to_first_turn()
    before = player.see()
    player.page.locator(".deck").click()
    expect(player.page.locator(".deck")).to_contain_class("is-chosen")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".deck")).to_contain_class("is-act")
    assert player.see() == before
