"""Those who look after the place, and their pages."""

from collections.abc import Callable, Iterator
from itertools import count

from playwright.sync_api import Locator, expect

from tests.browser.people import Player
from tests.browser.signing import sign_up
from tests.pixelkeep import Pixelkeep

_number = count(1)


def keeper(server: Pixelkeep, player: Player, role: str) -> Player:
    """The player, with an account of this role."""
    name = f"Warden Wren {next(_number)}"
    sign_up(player, name)
    server.promote(name, role)
    return player


def report(reporter: Player, text: str, words: str) -> None:
    """Report what was just said in the lobby; in English."""
    said = reporter.page.locator(".say", has_text=text).last
    said.locator(".say__who").click()
    accuse(reporter, words)


def accuse(reporter: Player, words: str, of: str = "chat") -> None:
    """Report the person whose dialog is open; in English."""
    reporter.page.get_by_role("button", name="Report").click()
    reporter.page.locator(f'dialog input[value="{of}"]').check()
    reporter.page.locator("dialog .fld input").fill(words)
    reporter.page.get_by_role("button", name="Send the report").click()
    expect(reporter.page.locator("dialog .done")).not_to_be_empty()
    reporter.page.keyboard.press("Escape")


def look_after(player: Player, path: str) -> None:
    """Go to one of the pages for those who look after the place."""
    player.page.goto(f"{player.address}/admin{path}")
    expect(player.page.locator(".adm__nav [aria-current]")).to_be_visible()


def deed(within: Locator, name: str) -> Locator:
    """Unfold something that can be done."""
    found = within.locator("details.deed", has=within.page.locator("summary", has_text=name)).first
    found.locator("summary").click()
    return found


def do(deed: Locator, reason: str) -> None:
    """Do it for this reason, where nothing is asked again."""
    deed.locator(".fld input").last.fill(reason)
    deed.locator("button[type=submit]").click()


Shown = Callable[..., Iterator[object]]


def screens(server: Pixelkeep, one: Player, other: Player, player: Player, shown: Shown) -> Iterator[object]:
    """The pages of those who look after the place, as an admin has them; `one` and `other` have just played."""
    page = player.page
    player.page.goto(f"{player.address}/admin")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield from shown("admin not yours", player)
    keeper(server, player, "admin")
    other.play_now()
    one.home()
    other.home()
    said = f"You play like turnip {next(_number)}"
    one.say(said)
    expect(other.page.locator(".say", has_text=said)).to_be_visible()
    report(other, said, "This was not kind, and not the first time")

    look_after(player, "/reports")
    told = page.locator(".rep", has_text=said)
    expect(told).to_be_visible()
    yield from shown("admin reports", player)
    deed(page.locator(".rep__m"), "Hide this message")
    yield from shown("admin deed", player)
    told.locator(".rep__n a").click()
    expect(page.locator("#history")).to_be_visible()
    do(deed(page.locator(".deeds"), "Mute"), "told twice")
    expect(page.locator(".told")).not_to_be_empty()
    yield from shown("admin person", player)
    ban = deed(page.locator(".deeds"), "Ban")
    do(ban, "told three times")
    expect(ban.locator(".deed__q")).to_be_visible()
    yield from shown("admin ban?", player)
    for path, ready in (
        ("people", ".adm__r"),
        ("tables", ".adm__r"),
        ("announcements", ".deeds"),
        ("nodes", ".facts"),
        ("statistics", ".tiles"),
        ("audit", ".ent"),
    ):
        look_after(player, f"/{path}")
        expect(page.locator(ready).first).to_be_visible()
        if path == "announcements":
            deed(page.locator(".deeds"), "Announce")
        yield from shown(f"admin {path}", player)
    look_after(player, "/tables")
    page.locator(".adm__r").first.click()
    expect(page.locator(".facts")).to_be_visible()
    yield from shown("admin table", player)
    do(deed(page.locator(".deeds"), "Look at what is hidden"), "said to have marked cards")
    expect(page.locator(".hid").first).to_be_visible()
    yield from shown("admin hidden", player)
