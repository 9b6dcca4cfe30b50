"""Those who look after the place see what was reported, act on it, end tables; nobody else gets in."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.keeping import accuse, deed, do, keeper, look_after, report
from tests.browser.people import PLAIN_LEADER, is_asked_to_act, play
from tests.browser.test_glory import sit_down
from tests.pixelkeep import Pixelkeep


def test_what_was_reported_is_hidden_its_author_muted_and_the_report_closed(
    server: Pixelkeep, newcomer: Newcomer
) -> None:
    rude, reporter, moderator = newcomer(seed=1), newcomer(seed=2), newcomer()
    keeper(server, moderator, "moderator")
    for player in (rude, reporter):
        player.home()
    rude.say("You play like a wet turnip")
    heard = reporter.page.locator(".say", has_text="wet turnip")
    expect(heard).to_be_visible()
    report(reporter, "wet turnip", "That was not kind")

    look_after(moderator, "")
    queued = moderator.page.locator(".rep", has_text="wet turnip")
    expect(queued.locator(".rep__w")).to_have_text("That was not kind")
    reported = queued.locator(".rep__m.is-it")
    do(deed(reported, "Hide this message"), "rude")
    expect(reported.locator(".chip")).to_have_text(["reported", "hidden"])
    expect(heard).to_have_count(0)

    do(deed(queued, "Mute"), "rude")
    expect(moderator.page.locator(".told")).to_contain_text("is muted")
    rude.say("And your grandmother too")
    expect(rude.page.locator(".chat .fail").first).to_contain_text("You may not write until")
    expect(reporter.page.locator(".say", has_text="grandmother")).to_have_count(0)

    do(deed(queued, "Close the report"), "hidden and muted for a day")
    expect(queued).to_have_count(0)
    moderator.page.get_by_role("button", name="Closed").click()
    expect(queued).to_contain_text("hidden and muted for a day")
    assert moderator.errors == []


def test_who_said_nothing_is_reported_from_the_table_and_from_their_profile(
    server: Pixelkeep, newcomer: Newcomer
) -> None:
    one, other, moderator = newcomer(seed=1), newcomer(seed=2), newcomer()
    keeper(server, moderator, "moderator")
    other.join(one.open_table())
    play([(one, (PLAIN_LEADER,)), (other, ())], until=is_asked_to_act)
    table = one.table

    one.page.locator(".top .tool").last.click()
    about = one.page.locator("dialog .btn", has_text="About ")
    about.click()
    accuse(one, "Sighs all the time", "other")
    one.page.locator(".top .tool").last.click()
    about.click()
    one.page.get_by_role("link", name="Profile").click()
    one.page.locator(".who .btn", has_text="About ").click()
    accuse(one, "Sighs on the profile too", "name")

    look_after(moderator, "")
    for words, category in (("Sighs all the time", "Something else"), ("Sighs on the profile too", "Their name")):
        queued = moderator.page.locator(".rep", has_text=words)
        expect(queued).to_contain_text(category)
    at_the_table = moderator.page.locator(".rep", has_text="Sighs all the time")
    expect(at_the_table.locator(f'a[href*="{table}"]')).to_be_visible()


def test_an_admin_ends_a_live_table_and_both_players_are_told(server: Pixelkeep, newcomer: Newcomer) -> None:
    one, other, admin = newcomer(seed=1), newcomer(seed=2), newcomer()
    other.join(one.open_table())
    play([(one, (PLAIN_LEADER,)), (other, ())], until=is_asked_to_act)
    keeper(server, admin, "admin")

    look_after(admin, f"/tables/{one.table}")
    abort = deed(admin.page.locator(".deeds"), "Abort")
    do(abort, "the power goes off")
    expect(abort.locator(".deed__q")).to_contain_text("End this table for good")
    abort.get_by_role("button", name="No, leave it").click()
    expect(one.page.locator(".end")).to_have_count(0)
    do(abort, "the power goes off")
    abort.get_by_role("button", name="Yes: Abort").click()

    expect(admin.page.locator(".told")).to_have_text("The table has ended without a winner.")
    expect(admin.page.locator(".deeds")).to_have_count(0)
    for player in (one, other):
        expect(player.page.locator(".end")).to_contain_text("Those who look after the place ended the table")

    look_after(admin, "/audit")
    entry = admin.page.locator(".ent", has_text="aborted a table").first
    expect(entry).to_contain_text("the power goes off")


def test_an_admin_gives_each_of_four_seats_its_place(server: Pixelkeep, newcomer: Newcomer) -> None:
    player, admin = newcomer(seed=1), newcomer()
    sit_down([player], "teams", bots=3)
    keeper(server, admin, "admin")

    look_after(admin, f"/tables/{player.table}")
    expect(admin.page.locator(".adm__n")).to_contain_text("Greedy Bot 1 · Greedy Bot 2 · Greedy Bot 3")
    adjudicate = deed(admin.page.locator(".deeds"), "Decide who wins")
    expect(adjudicate.locator("select")).to_have_count(4)
    expect(adjudicate.locator("select").first.locator("option")).to_have_text([f"place {n}" for n in range(1, 5)])
    for bot in (1, 3):
        adjudicate.get_by_label(f"Greedy Bot {bot}").select_option("place 2")
    do(adjudicate, "the bots went mad")
    expect(adjudicate.locator(".deed__q")).to_contain_text("Greedy Bot 2; 2: Greedy Bot 1, Greedy Bot 3.")
    adjudicate.get_by_role("button", name="Yes: Decide who wins").click()

    expect(admin.page.locator(".told")).to_have_text("The table has ended as decided.")
    expect(admin.page.locator(".facts")).to_contain_text("and Greedy Bot 2 won")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Victory")


def test_a_paused_table_goes_on_when_an_admin_lets_it(server: Pixelkeep, newcomer: Newcomer) -> None:
    player, admin = newcomer(seed=1), newcomer()
    player.play_now()
    keeper(server, admin, "admin")
    look_after(admin, f"/tables/{player.table}")
    deeds = admin.page.locator(".deeds")

    do(deed(deeds, "Pause"), "a question of rules")
    expect(player.page.locator(".contact--paused")).to_be_visible()

    do(deed(deeds, "Let it go on"), "answered")
    expect(player.page.locator(".contact--paused")).to_have_count(0)
    expect(deeds.locator("summary", has_text="Pause")).to_be_visible()


def test_a_moderator_is_offered_less_than_an_admin(server: Pixelkeep, newcomer: Newcomer) -> None:
    player, moderator = newcomer(seed=1), newcomer()
    player.home()
    keeper(server, moderator, "moderator")
    moderator.home()
    moderator.page.locator(".top__tools .tool:has(.ava)").click()
    moderator.page.get_by_role("link", name="Look after the place").click()
    expect(moderator.page.locator(".adm__nav a")).to_have_text(["Reports", "People", "Tables"])

    moderator.page.get_by_role("link", name="People").click()
    moderator.page.locator(".adm__r", has_not_text="Warden").first.click()
    expect(moderator.page.locator(".deeds summary")).to_have_text(re.compile("Mute|Let them speak again"))
    # an address that somebody sent them opens nothing either
    moderator.page.goto(f"{moderator.address}/admin/audit")
    expect(moderator.page.locator(".adm__no")).to_be_visible()
    expect(moderator.page.locator(".ent")).to_have_count(0)


def test_what_the_server_refuses_is_said_in_the_language_of_the_page(server: Pixelkeep, newcomer: Newcomer) -> None:
    player, admin = newcomer(seed=1), newcomer(locale="es")
    # the browser notes every refusal
    admin.expects = "422"
    player.home()
    keeper(server, admin, "admin")
    look_after(admin, "/people")
    admin.page.locator(".adm__r", has_not_text="Warden").first.click()
    rename = deed(admin.page.locator(".deeds"), "Dar otro nombre")
    rename.locator(".fld input").first.fill("Admin")
    do(rename, "nada")
    expect(rename.locator(".fail")).to_have_text("Ese nombre haría creer que eres alguien de la casa.")


def test_a_guest_sees_nothing_of_it(newcomer: Newcomer) -> None:
    guest = newcomer()
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.page.goto(f"{guest.address}/admin/people")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This is for those who look after the place")
    expect(guest.page.locator(".adm__nav")).to_have_count(0)
    assert [url for url in asked if "/api/admin" in url] == []
    guest.page.get_by_role("link", name="Home", exact=True).click()
    expect(guest.page.locator(".scene")).to_be_visible()
    guest.page.locator(".top__tools .tool:has(.ava)").click()
    expect(guest.page.get_by_role("link", name="Look after the place")).to_have_count(0)
