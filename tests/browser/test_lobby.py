"""People find each other: in the queue, at open tables, again after a game; others watch, and all can talk."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.people import FIGHT, PLAIN_LEADER, Player, Seen, is_asked_to_act, play
from tests.browser.screens import SET_TRAPS


def seek(player: Player) -> None:
    """Look for a rival with what the form proposes."""
    player.home()
    player.page.locator(".scene__b .btn--2").click()
    player.page.locator("form.newt button[type=submit]").click()


def stands_a_hero_of_the_other(player: Player, seen: Seen) -> bool:
    return player.page.locator(".unit--rival .card:not(.card--leader)").count() > 0


def test_two_who_look_for_a_rival_meet_and_play(newcomer: Newcomer) -> None:
    one, other = newcomer(seed=1), newcomer(seed=2)
    seek(one)
    expect(one.page.locator(".seek [role=timer]")).to_be_visible()
    expect(one.page.locator(".scene__b .btn--2")).to_be_disabled()
    seek(other)
    for player in (one, other):
        player.await_table()
    assert one.table == other.table
    play([(one, (PLAIN_LEADER, *FIGHT)), (other, FIGHT)], until=stands_a_hero_of_the_other)


def test_whoever_looks_for_a_rival_can_stop(newcomer: Newcomer) -> None:
    player = newcomer()
    seek(player)
    player.page.locator(".seek__b .btn").last.click()
    expect(player.page.locator(".seek")).to_have_count(0)
    expect(player.page.locator(".scene__b .btn--2")).to_be_enabled()


def test_whoever_looks_for_several_says_how_many_sit_at_the_table(newcomer: Newcomer) -> None:
    player = newcomer()
    player.home()
    player.page.locator(".scene__b .btn--2").click()
    form = player.page.locator("form.newt")
    expect(form.locator(".newt__t")).to_have_count(0)
    form.locator('input[value="pixel_glory"]').check(force=True)
    seats = form.locator(".newt__t input")
    expect(seats).to_have_count(3)
    expect(seats.first).to_be_checked()
    seats.last.check(force=True)
    form.locator("button[type=submit]").click()
    expect(player.page.locator(".seek [role=status]")).to_contain_text("4 seats")


def test_the_search_goes_on_while_one_looks_around(newcomer: Newcomer) -> None:
    player, other = newcomer(seed=1), newcomer(seed=2)
    seek(player)
    player.page.locator(".nav a[href='/cards']").click()
    expect(player.page.locator(".seek")).to_be_visible()
    seek(other)
    player.await_table()


def test_whoever_waits_for_long_is_offered_a_bot(newcomer: Newcomer) -> None:
    player = newcomer()
    player.page.clock.install()
    seek(player)
    expect(player.page.locator(".seek__b .btn")).to_have_count(1)
    player.page.clock.run_for("00:31")
    player.page.locator(".seek__b .btn--go").click()
    player.await_table()


def test_an_open_table_appears_to_others_and_is_taken_with_one_click(newcomer: Newcomer) -> None:
    host, guest = newcomer(seed=1), newcomer(seed=2)
    guest.home()
    host.open_table()
    guest.page.locator(".tb .btn").first.click()
    for player in (host, guest):
        player.await_table()
    assert host.table == guest.table


def test_a_locked_table_asks_for_its_password(newcomer: Newcomer) -> None:
    host, guest = newcomer(seed=1), newcomer(seed=2)
    form = host.new_table()
    form.locator("summary").click()
    form.locator("input[maxlength='72']").fill("sesame")
    form.locator("button[type=submit]").click()
    expect(host.page.locator(".room")).to_be_visible()
    # that it is refused is told to the console as well
    guest.expects = "403"
    guest.home()
    guest.page.locator(".tb .btn").first.click()
    password = guest.page.locator("dialog input")
    password.fill("open up")
    password.press("Enter")
    expect(guest.page.locator("dialog .fail")).not_to_be_empty()
    password.fill("sesame")
    password.press("Enter")
    host.await_table()
    guest.await_table()


def test_whoever_leaves_a_table_that_waits_ends_it(newcomer: Newcomer) -> None:
    host, guest = newcomer(seed=1), newcomer(seed=2)
    host.open_table()
    guest.home()
    expect(guest.page.locator(".tb")).to_have_count(1)
    host.page.get_by_role("button", name="Leave the table").click()
    expect(host.page.locator(".scene")).to_be_visible()
    expect(guest.page.locator(".tb")).to_have_count(0)


def test_a_running_game_is_one_click_away_from_the_first_page(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_now()
    table = player.table
    player.home()
    player.page.locator(".resume").click()
    player.await_table()
    assert player.table == table


def test_spectators_see_a_table_later_by_its_delay(newcomer: Newcomer) -> None:
    one, other, spectator = newcomer(seed=1), newcomer(seed=2), newcomer()
    one.home()
    opened = one.page.evaluate(
        """() => fetch('/api/tables', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ game: 'pixel_tactics_5', visibility: 'open', delay_ms: 8000 }),
        }).then((answer) => answer.json())"""
    )
    one.page.goto(f"{one.address}/t/{opened['id']}")
    other.join(opened["invite"])
    play([(one, (PLAIN_LEADER,)), (other, ())], until=is_asked_to_act)
    spectator.watch(one.table)
    expect(spectator.page.locator(".ask__late")).to_have_text("8 seconds late")
    expect(spectator.page.locator(".card--leader")).to_have_count(2)
    expect(one.page.locator(".top__where")).to_contain_text("1 person is watching")

    def hero(player: Player, side: str) -> bool:
        return player.page.locator(f".unit--{side} .card:not(.card--leader)").count() > 0

    play([(one, ("^recruit",))], until=lambda player, seen: hero(player, "you"))
    expect(other.page.locator(".unit--rival .card:not(.card--leader)")).to_have_count(1)
    assert not hero(spectator, "you")
    expect(spectator.page.locator(".unit--you .card:not(.card--leader)")).to_have_count(1)


def test_a_trap_that_was_laid_is_taken_back(newcomer: Newcomer) -> None:
    player = newcomer()
    player.play_to_first_turn()
    held = player.page.locator(".hand .hcard").count()
    traps = player.page.locator(".unit--you .rcard")
    play([(player, SET_TRAPS)], until=lambda player, seen: traps.count() > 0)
    player.page.locator(".ask__undo").click()
    expect(traps).to_have_count(0)
    expect(player.page.locator(".hand .hcard")).to_have_count(held)


def test_a_rematch_is_made_when_both_ask_for_it(newcomer: Newcomer) -> None:
    one, other = newcomer(seed=1), newcomer(seed=2)
    other.join(one.open_table())
    first = other.table
    one.await_table()
    one.concede()
    other.page.get_by_role("button", name="Rematch").click()
    expect(other.page.locator(".again")).to_contain_text("You ask for a rematch")
    expect(one.page.locator(".again")).to_contain_text("would like a rematch")
    one.page.get_by_role("button", name="Rematch").click()
    for player in (one, other):
        player.page.wait_for_url(lambda url: first not in url)
        player.await_table()
    assert one.table == other.table


def test_what_is_said_is_text_for_everybody_but_those_who_mute(newcomer: Newcomer) -> None:
    one, other = newcomer(seed=1), newcomer(seed=2)
    one.home()
    other.home()
    one.say("<img src=x onerror=alert(1)> hello")
    heard = other.page.locator(".say", has_text="<img src=x")
    expect(heard).to_be_visible()
    heard.locator(".say__who").click()
    other.page.get_by_role("button", name="Mute").click()
    expect(other.page.locator(".person .done")).not_to_be_empty()
    expect(heard).to_have_count(0)


def test_those_who_play_do_not_read_those_who_watch(newcomer: Newcomer) -> None:
    one, other, spectator = newcomer(seed=1), newcomer(seed=2), newcomer()
    other.join(one.open_table())
    one.await_table()
    spectator.watch(one.table)
    spectator.say("the middle one is a Trap")
    expect(spectator.page.locator(".say")).to_have_count(1)
    one.say("good luck")
    expect(other.page.locator(".say p")).to_contain_text(["good luck"])
    expect(one.page.locator(".say")).to_have_count(1)
