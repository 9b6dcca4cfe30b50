"""What people do about each other, and what those do who look after the place."""

from tests.tour.person import Person
from tests.tour.steps import LATER, PASSWORD, Tour, pair_at

WHY = {"reason": "the tour"}


async def talk_and_be_left_alone(tour: Tour) -> None:
    """Two talk in the lobby; one mutes and blocks the other, and reports what was said."""
    one, other = await tour.guest(), await tour.guest()
    here, there = await one.enter("lobby"), await other.enter("lobby")
    await there.send("say", id="s", text="Anybody for a game?")
    said = (await there.until("heard"))["message"]
    await here.until("said")
    await one.ask("PUT", f"/api/shunned/{other.id}", {"kind": "block"})
    assert await one.ask("GET", "/api/shunned")
    await one.ask("DELETE", f"/api/shunned/{other.id}")
    await one.ask("POST", "/api/reports", {"accused": other.id, "category": "chat", "message": said})
    assert await one.ask("GET", "/api/reports")


async def sign_in_elsewhere(tour: Tour) -> None:
    """With an account of another service, by its page and back."""
    person = await tour.guest()
    away = (await person.ask("POST", "/api/session/openid", {"back": "/"}))["url"]
    back = (await person.http.get(away)).headers["location"]
    await person.ask("GET", back)


async def moderate(tour: Tour, admin: Person) -> None:
    """An admin makes a moderator, who hides what was said, mutes, and closes what was reported."""
    keeper, person = await tour.guest(), await tour.guest()
    await keeper.ask("POST", "/api/accounts", {"name": f"Keeper {tour.tag}", "password": PASSWORD})
    await admin.ask("PUT", f"/api/admin/users/{keeper.id}/role", {**WHY, "role": "moderator"})
    lobby, path = await person.enter("lobby"), f"/api/admin/users/{person.id}"
    _, _, (seat, _) = await pair_at(tour)
    for socket in (lobby, seat):
        await socket.send("say", id="s", text="Something rude")
        message = (await socket.until("heard"))["message"]
        await keeper.ask("POST", f"/api/admin/messages/{message}/hide", WHY)
        await socket.until("unsaid")
    await seat.send("say", id="long", text="x" * 301)
    await seat.until("unheard")
    await keeper.ask("GET", "/api/admin/users", params={"words": person.user["name"]})
    await keeper.ask("GET", path)
    await keeper.ask("PUT", f"{path}/mute", {**WHY, "until": LATER})
    await lobby.send("say", id="m", text="May I?")
    await lobby.until("unheard")
    await keeper.ask("POST", f"{path}/unmute", WHY)
    for report in await keeper.ask("GET", "/api/admin/reports"):
        await keeper.ask("POST", f"/api/admin/reports/{report['id']}/close", {"outcome": "spoken with"})
    await keeper.ask("PUT", f"{path}/ban", {**WHY, "until": LATER}, refused="not-allowed-role")


async def shut_out(tour: Tour, admin: Person) -> None:
    """An admin renames somebody, shuts them out, lets them in again, and ends their sessions."""
    person = await tour.guest()
    path = f"/api/admin/users/{person.id}"
    await admin.ask("PUT", f"{path}/name", {**WHY, "name": f"Gentle {tour.tag}"})
    await admin.ask("PUT", f"{path}/ban", {**WHY, "until": LATER})
    await person.ask("GET", "/api/session", refused="banned")
    await admin.ask("POST", f"{path}/unban", WHY)
    await person.ask("GET", "/api/session")
    await admin.ask("POST", f"{path}/revoke-sessions", WHY)
    await person.ask("GET", "/api/session", refused="no-session")


async def umpire_tables(tour: Tour, admin: Person) -> None:
    """An admin pauses, resumes, looks into, adjudicates and aborts tables."""
    table, _, (seat, _) = await pair_at(tour)
    path = f"/api/admin/tables/{table}"
    await seat.until_asked()
    await admin.ask("GET", "/api/admin/tables")
    await admin.ask("GET", path)
    for what in ("look", "pause", "resume"):
        await admin.ask("POST", f"{path}/{what}", WHY)
    await admin.ask("POST", f"{path}/adjudicate", {**WHY, "winner": 0, "places": [1, 2]})
    await seat.until("over")
    await admin.ask("GET", f"{path}/record")
    table, _, (seat, _) = await pair_at(tour)
    await seat.until_asked()
    await admin.ask("POST", f"/api/admin/tables/{table}/abort", WHY)
    await seat.until("over")


async def run_the_place(tour: Tour, admin: Person) -> None:
    """An admin announces something, begins a season, counts, and reads the audit log."""
    lobby = await (await tour.guest()).enter("lobby")
    texts = {"en": "Soon", "es": "Pronto", "zh-Hant": "快了"}
    told = await admin.ask("POST", "/api/admin/announcements", {**WHY, "texts": texts, "from_at": 0, "until_at": LATER})
    await lobby.until("announced")
    await admin.ask("GET", "/api/admin/announcements")
    await admin.ask("POST", f"/api/admin/announcements/{told['id']}/withdraw", WHY)
    await admin.ask("POST", "/api/admin/seasons", WHY)
    await admin.ask("GET", "/api/admin/statistics")
    assert (await admin.ask("GET", "/api/admin/audit"))["entries"]


async def drain(admin: Person) -> None:
    """An admin sends everybody of one node to others."""
    nodes = await admin.ask("GET", "/api/admin/nodes")
    other = next(node["id"] for node in nodes if not node["here"])
    await admin.ask("POST", f"/api/admin/nodes/{other}/drain", WHY)
