"""A guest becomes an account and keeps everything; whoever signs in elsewhere finds it there."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.signing import form, sign_in, sign_up


def test_a_guest_who_signs_up_keeps_the_running_game(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_to_first_turn()
    table, seen = player.table, player.see()
    sign_up(player, "Mossy Otter")
    player.page.locator(".resume").click()
    player.await_turn()
    assert player.table == table
    assert player.see() == seen
    expect(player.page.locator("[data-plate='0'] .seat__name")).to_have_text("Mossy Otter")


def test_a_running_game_follows_its_account_to_another_browser(newcomer: Newcomer) -> None:
    home, away = newcomer(seed=1), newcomer(seed=2)
    sign_up(home, "Quiet Badger")
    home.play_to_first_turn()
    sign_in(away, "Quiet Badger")
    away.page.locator(".resume").click()
    away.await_turn()
    assert away.table == home.table
    expect(away.page.locator(".hand .hcard")).to_have_count(home.page.locator(".hand .hcard").count())


def test_who_signs_out_is_a_new_guest(newcomer: Newcomer) -> None:
    player = newcomer()
    sign_up(player, "Brave Heron")
    player.page.get_by_role("button", name="Sign out").click()
    expect(player.page.locator("#sign-in")).to_be_visible()
    expect(player.page.locator(".acc__n")).not_to_have_text("Brave Heron")


def test_what_is_wrong_with_a_name_or_password_is_said_in_the_language_of_the_page(newcomer: Newcomer) -> None:
    player = newcomer(locale="es")
    # the browser notes every refusal
    player.expects = "422"
    part = form(player, "sign-up")
    part.locator("input").nth(1).fill("short")
    part.locator("button[type=submit]").click()
    expect(part.locator(".fail")).to_have_text("Una contraseña tiene de 8 a 128 letras.")


def test_a_session_is_ended_from_another(newcomer: Newcomer) -> None:
    one, other = newcomer(seed=1), newcomer(seed=2)
    sign_up(one, "Old Cedar")
    sign_in(other, "Old Cedar")
    places = form(one, "acc-places")
    expect(places.locator("li")).to_have_count(2)
    places.locator("li .btn").click()
    expect(places.locator("li")).to_have_count(1)
    # the other browser is told at once, and becomes a guest
    other.expects = "401"
    other.home()
    expect(other.page.locator(".scene__n")).to_contain_text("a guest")


def test_a_token_is_shown_once_and_revoked(newcomer: Newcomer) -> None:
    player = newcomer()
    sign_up(player, "Tin Smith")
    tokens = form(player, "acc-tokens")
    tokens.locator("input").fill("my bot")
    tokens.locator("button[type=submit]").click()
    expect(tokens.locator("code")).to_contain_text("pk_")
    expect(tokens.locator("li")).to_contain_text(["my bot"])
    tokens.locator("li .btn").click()
    expect(tokens.locator("li")).to_contain_text(["You have none."])
