"""Shunning and reporting over REST, with a real server."""

from typing import Any

import pytest

from tests.api.conftest import People, Person, Pixelkeep
from tests.api.lookers import Looker, seek


async def shun(person: Person, other: Person, kind: str) -> Any:
    return await person.http.put(f"/api/shunned/{other.user['id']}", json={"kind": kind})


async def test_whom_one_shuns_is_listed_changed_and_let_go(new_person: People) -> None:
    one, other, third = await new_person(), await new_person(), await new_person()
    assert (await one.get("/api/shunned")).json() == []
    made = await shun(one, other, "mute")
    assert made.status_code == 200, made.text
    assert (made.json()["user"], made.json()["name"], made.json()["kind"]) == (
        other.user["id"],
        other.user["name"],
        "mute",
    )
    await shun(one, third, "block")
    await shun(one, other, "block")
    listed = (await one.get("/api/shunned")).json()
    assert {each["user"]: each["kind"] for each in listed} == {other.user["id"]: "block", third.user["id"]: "block"}
    assert (await other.get("/api/shunned")).json() == [], "they are not told"

    assert (await one.http.delete(f"/api/shunned/{other.user['id']}")).status_code == 204
    assert [each["user"] for each in (await one.get("/api/shunned")).json()] == [third.user["id"]]
    assert (await one.http.delete(f"/api/shunned/{other.user['id']}")).status_code == 204


async def test_nobody_shuns_themselves_or_nobody(new_person: People) -> None:
    one = await new_person()
    for other, status, code in (("nobody", 404, "unknown-user"), (one.user["id"], 409, "yourself")):
        refused = await one.http.put(f"/api/shunned/{other}", json={"kind": "mute"})
        assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert (await one.http.put("/api/shunned/nobody", json={"kind": "hate"})).status_code == 422


async def test_a_block_is_seen_in_the_lobby_at_once_in_both_directions(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened, theirs = await one.open(visibility="open"), await other.open(visibility="open")
    looker, looked = await Looker.at(other), await Looker.at(one)
    assert opened["id"] in looker.tables and theirs["id"] in looked.tables
    await shun(one, other, "block")
    await looker.until(lambda: opened["id"] not in looker.tables)
    await looked.until(lambda: theirs["id"] not in looked.tables)
    assert (await other.post(f"/api/tables/{opened['id']}/join", {})).json()["code"] == "unknown-table"
    await one.http.delete(f"/api/shunned/{other.user['id']}")
    await looker.until(lambda: opened["id"] in looker.tables)


async def test_those_of_whom_one_has_blocked_the_other_are_not_paired(new_person: People) -> None:
    people = [await new_person() for _ in range(3)]
    await shun(people[0], people[1], "block")
    blocker, blocked, third = [await Looker.at(person) for person in people]
    await blocker.send(seek(clock="standard"))
    await blocker.until(lambda: blocker.own["ticket"])
    await blocked.send(seek(clock="standard"))
    await blocked.until(lambda: blocked.own["ticket"])
    await third.send(seek(clock="standard"))
    await third.until(lambda: third.own["tables"])
    seats = third.own["tables"][0]["seats"]
    assert {seat["user_seed"] for seat in seats} == {people[0].user["id"], people[2].user["id"]}


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"accused": "nobody"}, 404, "unknown-user"),
        ({"accused": "self"}, 409, "yourself"),
        ({"message": 2**53}, 404, "unknown-message"),
        ({"table": "nowhere"}, 404, "unknown-table"),
        ({"category": "weather"}, 422, "malformed"),
        ({"words": "x" * 1001}, 422, "malformed"),
        ({"message": 2**70}, 422, "malformed"),
    ],
)
async def test_a_report_of_what_is_not_there_is_refused(
    new_person: People, changes: dict[str, Any], status: int, code: str
) -> None:
    one, other = await new_person(), await new_person()
    if changes.get("accused") == "self":
        changes = {"accused": one.user["id"]}
    refused = await one.post("/api/reports", {"accused": other.user["id"], "category": "name", **changes})
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert (await one.get("/api/reports")).json() == []


async def test_a_report_is_listed_for_who_made_it_and_there_are_not_many_in_an_hour(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    given = {"accused": other.user["id"], "category": "name", "words": " <b>rude</b> "}
    made = await one.post("/api/reports", given)
    assert made.status_code == 201, made.text
    assert (made.json()["status"], made.json()["words"], made.json()["outcome"]) == ("open", "<b>rude</b>", None)
    for _ in range(4):
        assert (await one.post("/api/reports", given)).status_code == 201
    refused = await one.post("/api/reports", given)
    assert (refused.status_code, refused.json()["code"]) == (429, "too-frequent")
    assert 0 < refused.json()["details"]["wait"] <= 3_600_000
    assert made.json() in (await one.get("/api/reports")).json()
    assert (await other.get("/api/reports")).json() == []


async def test_who_has_no_session_shuns_and_reports_nobody(server: Pixelkeep) -> None:
    stranger = Person(server)
    for path in ("/api/shunned", "/api/reports"):
        assert (await stranger.get(path)).json()["code"] == "no-session"
    assert (await stranger.http.put("/api/shunned/x", json={"kind": "mute"})).status_code == 401
    assert (await stranger.post("/api/reports", {"accused": "x", "category": "name"})).status_code == 401
    await stranger.http.aclose()
