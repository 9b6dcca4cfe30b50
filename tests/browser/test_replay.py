"""A game that is over is looked back on, shared at a moment, and played on."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.people import Player


def played(player: Player) -> str:
    """A table that this player sat at and gave up."""
    player.play_to_first_turn()
    table = player.table
    player.page.locator(".top .tool").last.click()
    player.page.get_by_role("button", name="Concede").click()
    player.page.get_by_role("button", name="Yes").click()
    player.page.get_by_role("link", name="Replay").click()
    expect(player.page.get_by_role("slider")).to_be_visible()
    return table


def moment(page: Page) -> tuple[str | None, str, str]:
    """Which step is shown, what was told at it, and how the table stands."""
    told = page.locator(".story .new").all_inner_texts()
    return (
        page.get_by_role("slider").get_attribute("aria-valuetext"),
        "\n".join(told),
        page.locator(".rail").inner_text(),
    )


def test_a_link_opens_the_same_moment_in_another_browser(newcomer: Newcomer) -> None:
    one, other = newcomer(), newcomer()
    table = played(one)
    way = one.page.get_by_role("slider")
    expect(one.page).to_have_url(re.compile(rf"/replay/{table}#0$"))

    way.focus()
    one.page.keyboard.press("End")
    last = way.input_value()
    one.page.keyboard.press("Home")
    expect(way).to_have_js_property("value", "0")
    one.page.get_by_role("button", name="One step on").click()
    expect(way).not_to_have_js_property("value", "0")
    at = way.input_value()
    assert 0 < int(at) < int(last)
    expect(one.page).to_have_url(re.compile(rf"#{at}$"))

    other.page.goto(one.page.url)
    expect(other.page.get_by_role("slider")).to_have_js_property("value", at)
    assert moment(other.page) == moment(one.page)


def test_a_line_of_the_log_leads_to_its_moment_and_from_there_one_can_play_on(newcomer: Newcomer) -> None:
    one = newcomer()
    table = played(one)
    way = one.page.get_by_role("slider")

    line = one.page.locator(".story a").filter(has_text="turn: 2 actions").first
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    assert line.get_attribute("href") == f"#{way.input_value()}"

    one.page.get_by_role("button", name="Play on").click()
    one.page.get_by_role("button", name="Play as").first.click()
    one.await_table()
    assert one.table != table
    one.await_turn()
