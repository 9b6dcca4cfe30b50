"""Looking after the place over REST, and that nothing of it goes unwritten."""

import asyncio
import time
from typing import Any

import pytest

from tests.api.conftest import People, Person, Pixelkeep, Seat
from tests.api.lookers import Looker
from tests.api.officials import with_role

LATER = 4_000_000_000_000


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.fixture
async def admin(new_person: People) -> Person:
    return await with_role(await new_person(), "admin")


async def last(admin: Person) -> dict[str, Any]:
    """The newest entry of the audit log."""
    return dict((await admin.get("/api/admin/audit")).json()["entries"][0])


async def test_a_ban_closes_sockets_and_says_why_until_it_is_lifted(new_person: People, admin: Person) -> None:
    person = await new_person()
    looker = await Looker.at(person)
    path = f"/api/admin/users/{person.user['id']}"
    assert (await admin.http.put(f"{path}/ban", json={"until": LATER, "reason": "spam"})).status_code == 204
    with pytest.raises(Exception, match="banned"):
        await looker.until(lambda: False)
    answer = await person.get("/api/session")
    assert code(answer) == (403, "banned")
    assert answer.json()["details"] == {"reason": "spam", "until": LATER}
    entry = await last(admin)
    assert (entry["action"], entry["target"], entry["reason"]) == ("ban", f"user {person.user['id']}", "spam")
    assert (await admin.post(f"{path}/unban", {"reason": "sorry"})).status_code == 204
    assert (await person.get("/api/session")).status_code == 200


async def test_whoever_is_found_is_shown_with_their_history(new_person: People, admin: Person) -> None:
    person = await new_person()
    path = f"/api/admin/users/{person.user['id']}"
    found = (await admin.get("/api/admin/users", params={"words": person.user["id"]})).json()
    assert [user["name"] for user in found["users"]] == [person.user["name"]]
    await admin.http.put(f"{path}/mute", json={"until": LATER, "reason": "rude"})
    detail = (await admin.get(path)).json()
    assert detail["user"]["muted_until"] == LATER
    assert [entry["action"] for entry in detail["history"]] == ["mute"]
    assert (await admin.post(f"{path}/unmute", {"reason": "sorry"})).status_code == 204
    assert (await person.get("/api/session")).json()["user"]["muted_until"] is None
    past = {"until": int(time.time() * 1000) - 1, "reason": "rude"}
    assert code(await admin.http.put(f"{path}/mute", json=past)) == (422, "bad-time")
    assert code(await admin.post(f"{path}/unmute", {"reason": "  "})) == (422, "malformed")
    assert code(await admin.get("/api/admin/users/nobody")) == (404, "unknown-user")


async def test_another_name_is_seen_and_revoked_sessions_are_over(new_person: People, admin: Person) -> None:
    person = await new_person()
    path = f"/api/admin/users/{person.user['id']}"
    assert (await admin.http.put(f"{path}/name", json={"name": "Gentle Soul", "reason": "rude"})).status_code == 204
    assert (await person.get("/api/session")).json()["user"]["name"] == "Gentle Soul"
    assert (await admin.post(f"{path}/revoke-sessions", {"reason": "stolen"})).status_code == 204
    assert (await person.get("/api/session")).status_code == 401


async def test_an_admin_makes_moderators_who_do_less(new_person: People, admin: Person) -> None:
    moderator, person = await with_role(await new_person(), "user"), await new_person()
    path = f"/api/admin/users/{moderator.user['id']}/role"
    assert code(await moderator.get("/api/admin/users")) == (403, "not-allowed-role")
    assert (await admin.http.put(path, json={"role": "moderator", "reason": "help"})).status_code == 204
    assert (await moderator.get("/api/admin/users")).status_code == 200
    assert code(await moderator.get("/api/admin/audit")) == (403, "not-allowed-role")
    ban = {"until": LATER, "reason": "spam"}
    assert code(await moderator.http.put(f"/api/admin/users/{person.user['id']}/ban", json=ban))[0] == 403
    mute = f"/api/admin/users/{admin.user['id']}/mute"
    assert code(await moderator.http.put(mute, json=ban)) == (403, "not-allowed-target")


async def test_a_table_is_paused_goes_on_and_is_ended(pair: tuple[str, Person, Person], admin: Person) -> None:
    table, one, _ = pair
    seat = await Seat.at(one, table)
    path, why = f"/api/admin/tables/{table}", {"reason": "a dispute"}
    seq = (await admin.post(f"{path}/pause", why)).json()["seq"]
    await seat.until("update")
    assert (await admin.get(path)).json()["paused"] is True
    assert code(await admin.post(f"{path}/pause", why)) == (409, "paused")
    assert (await admin.post(f"{path}/resume", why)).json() == {"seq": seq + 1}
    assert (await admin.get(path)).json()["paused"] is False
    assert code(await admin.get(f"{path}/record")) == (409, "not-over")
    assert code(await admin.post(f"{path}/adjudicate", {**why, "winner": 9})) == (422, "bad-places")
    assert (await admin.post(f"{path}/adjudicate", {**why, "winner": 1})).json() == {"seq": seq + 2}
    await seat.until("over")
    assert (await admin.get(path)).json()["result"]["winner"] == 1
    assert (await admin.get(f"{path}/record")).json()["rows"][-1]["kind"] == "adjudicate"
    assert code(await admin.post(f"{path}/abort", why)) == (409, "over")
    assert code(await admin.post("/api/admin/tables/none/abort", why)) == (404, "unknown-table")
    listed = (await admin.get("/api/admin/tables", params={"status": "over", "user": one.user["id"]})).json()
    assert [each["id"] for each in listed["tables"]] == [table]


async def test_what_is_hidden_is_seen_for_a_reason_that_is_written_down(
    pair: tuple[str, Person, Person], admin: Person
) -> None:
    table, one, _ = pair
    seat = await Seat.at(one, table)
    while not seat.view:
        await seat.next()
    path = f"/api/admin/tables/{table}/look"
    assert code(await admin.post(path, {})) == (422, "malformed")
    looked = (await admin.post(path, {"reason": "a report of cheating"})).json()
    assert looked["view"]
    entry = await last(admin)
    assert (entry["action"], entry["target"], entry["reason"]) == (
        "look-into-table",
        f"table {table}",
        "a report of cheating",
    )
    assert entry["details"] == {"seq": looked["seq"]}


async def test_who_sits_at_a_table_or_watches_it_does_not_look_into_it(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    table, one, _ = pair
    await with_role(one, "admin")
    await Seat.at(one, table)
    watcher = await with_role(await new_person(), "admin")
    await Seat.at(watcher, table)
    for person in (one, watcher):
        look = await person.post(f"/api/admin/tables/{table}/look", {"reason": "curious"})
        assert code(look) == (403, "own-table")
    for order in ("pause", "abort"):
        assert code(await one.post(f"/api/admin/tables/{table}/{order}", {"reason": "losing"})) == (403, "own-table")
    assert (await watcher.post(f"/api/admin/tables/{table}/pause", {"reason": "a dispute"})).status_code == 200


async def test_announcements_reach_the_lobby_and_everybody_who_asks(new_person: People, admin: Person) -> None:
    looker = await Looker.at(await new_person())
    texts = {"en": "We restart at noon", "es": "Reiniciamos a mediodía", "zh-Hant": "中午重新啟動"}
    wish = {"texts": texts, "from_at": 0, "until_at": LATER, "reason": "an upgrade"}
    made = (await admin.post("/api/admin/announcements", wish)).json()
    told = await looker.frame("announced")
    assert [each["texts"] for each in told["announcements"]] == [texts]
    assert [each["id"] for each in (await admin.get("/api/announcements")).json()] == [made["id"]]
    late = await Looker.at(await new_person())
    assert (await late.frame("announced"))["announcements"] == told["announcements"]

    withdraw = f"/api/admin/announcements/{made['id']}/withdraw"
    assert (await admin.post(withdraw, {"reason": "done"})).status_code == 204
    await looker.until(lambda: looker.received[-1] == {"type": "announced", "announcements": []})
    assert (await admin.get("/api/announcements")).json() == []
    assert code(await admin.post(withdraw, {"reason": "done"})) == (404, "unknown-announcement")
    backwards = {**wish, "from_at": LATER + 1}
    assert code(await admin.post("/api/admin/announcements", backwards)) == (422, "bad-time")
    one_language = {**wish, "texts": {"en": "Hello"}}
    assert code(await admin.post("/api/admin/announcements", one_language)) == (422, "malformed")


async def test_what_is_yet_to_come_is_told_only_then(admin: Person) -> None:
    texts = {"en": "Hello", "es": "Hola", "zh-Hant": "你好"}
    wish = {"texts": texts, "from_at": LATER, "until_at": LATER + 1, "reason": "a feast"}
    made = (await admin.post("/api/admin/announcements", wish)).json()
    assert (await admin.get("/api/announcements")).json() == []
    assert made in (await admin.get("/api/admin/announcements")).json()


async def test_the_only_node_is_not_drained(server: Pixelkeep, admin: Person) -> None:
    (node,) = (await admin.get("/api/admin/nodes")).json()
    assert (node["here"], node["draining"]) == (True, False)
    drain = await admin.post(f"/api/admin/nodes/{node['id']}/drain", {"reason": "an upgrade"})
    assert code(drain) == (409, "last-node")
    assert code(await admin.post("/api/admin/nodes/none/drain", {"reason": "an upgrade"})) == (404, "unknown-node")


async def test_statistics_count_people_tables_and_days(pair: tuple[str, Person, Person], admin: Person) -> None:
    before = (await admin.get("/api/admin/statistics")).json()
    table, _, _ = pair
    await admin.post(f"/api/admin/tables/{table}/adjudicate", {"reason": "a dispute", "winner": 0})
    after = (await admin.get("/api/admin/statistics")).json()

    def ended(statistics: Any) -> int:
        return sum(day["ended"] for day in statistics["days"] if day["game"] == "hoard")

    assert ended(after) == ended(before) + 1
    assert after["users"] >= 3 and after["accounts"] >= 1
    assert {"game": "hoard", "status": "over"} in [
        {name: each[name] for name in ("game", "status")} for each in after["tables"]
    ]
    (length,) = [each for each in after["lengths"] if each["game"] == "hoard"]
    assert length["rows"] >= 2


async def test_every_call_is_written_down(admin: Person, new_person: People) -> None:
    user = (await new_person()).user["id"]
    opened = (await (await new_person()).open())["id"]
    reads = {
        "/api/admin/users": "find-users",
        f"/api/admin/users/{user}": "read-user",
        "/api/admin/tables": "list-tables",
        f"/api/admin/tables/{opened}": "read-table",
        "/api/admin/reports": "list-reports",
        "/api/admin/announcements": "list-announcements",
        "/api/admin/nodes": "list-nodes",
        "/api/admin/statistics": "read-statistics",
        "/api/admin/audit": "read-audit",
    }
    for path, action in reads.items():
        assert (await admin.get(path)).status_code == 200, path
        entry = await last(admin)
        assert (entry["actor"], entry["action"]) == (admin.user["id"], action)


async def test_a_season_is_begun_once_however_often_the_button_is_pressed(admin: Person) -> None:
    why = {"reason": "spring"}
    answers = await asyncio.gather(*(admin.post("/api/admin/seasons", why) for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409]
    assert {code(answer)[1] for answer in answers if answer.status_code == 409} == {"too-soon"}

    newest, before = (await admin.get("/api/seasons")).json()[:2]
    (begun,) = [answer.json() for answer in answers if answer.status_code == 201]
    assert begun == newest
    assert (newest["id"], newest["ended_at"], before["ended_at"]) == (before["id"] + 1, None, newest["began_at"])
    entry = await last(admin)
    assert (entry["action"], entry["target"], entry["reason"]) == ("begin-season", f"season {newest['id']}", "spring")
