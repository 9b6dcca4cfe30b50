"""Signing up and in, by the page of one's account."""

from playwright.sync_api import Locator, expect

from tests.browser.people import Player

PASSWORD = "several words are better"


def form(player: Player, heading: str) -> Locator:
    """The part of the account page under this heading."""
    player.page.goto(f"{player.address}/account")
    return player.page.locator(f"section:has(> #{heading})")


def sign_up(player: Player, name: str) -> None:
    part = form(player, "sign-up")
    part.locator("input").nth(0).fill(name)
    part.locator("input").nth(1).fill(PASSWORD)
    part.locator("button[type=submit]").click()
    expect(player.page.locator("#acc-tokens")).to_be_visible()


def sign_in(player: Player, name: str) -> None:
    part = form(player, "sign-in")
    part.locator("input").nth(0).fill(name)
    part.locator("input").nth(1).fill(PASSWORD)
    part.locator("button[type=submit]").click()
    expect(player.page.locator("#acc-tokens")).to_be_visible()
