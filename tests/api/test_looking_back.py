"""Replays, ranking and profiles over REST, and what they refuse."""

import asyncio
from typing import Any

import pytest

from tests.api.conftest import People, Person, Seat, changed
from tests.api.test_accounts import sign_up


async def over(one: Person, other: Person, **wish: Any) -> str:
    """A table of Hoard that the first has given up."""
    opened = await one.open(**wish)
    if opened["invite"]:
        await other.join(opened["invite"])
    seat = await Seat.at(one, opened["id"])
    while not seat.view:
        await seat.next()
    await seat.move(*await seat.whole())
    await seat.send({"type": "concede", "id": "c"})
    await seat.until("over")
    return str(opened["id"])


async def replay(person: Person, table: str, **more: str) -> dict[str, Any]:
    response = await person.get(f"/api/tables/{table}/replay", params=more)
    assert response.status_code == 200, response.text
    return dict(response.json())


async def test_a_replay_is_played_back_by_views_and_changes(new_person: People) -> None:
    one, other, third = [await new_person() for _ in range(3)]
    table = await over(one, other)

    page = await replay(third, table)

    assert (page["id"], page["game"], page["page"], page["pages"], page["total"]) == (table, "hoard", 0, 1, 3)
    start, crown, concede = page["steps"]
    assert [(step["kind"], step["seat"]) for step in page["steps"]] == [("start", -1), ("move", 0), ("concede", 0)]
    assert (start["path"], crown["path"][0]["is"], concede["path"]) == (None, "Crown", None)
    assert start["asked"] == [{"seat": 0, "kind": "champion"}, {"seat": 1, "kind": "champion"}]
    faces = page["view"]["faces"].values()
    assert len(faces) == 8 and all(face["card"] for face in faces), "both hands lie open"
    last = changed(changed(page["view"], crown["changes"]), concede["changes"])
    assert last["over"]["reason"] == "concession"
    lines = [line for step in page["steps"] for line in step["lines"]]
    assert [line["n"] for line in lines] == list(range(len(lines)))


async def test_a_replay_is_told_in_the_language_that_is_asked_for(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    table = await over(one, other)
    for lang in ("en", "es", "zh-Hant"):
        page = await replay(one, table, lang=lang)
        assert page["lang"] == lang
        assert page["steps"][0]["lines"][0]["spans"][0]["text"].startswith(f"{lang}: match")


async def test_a_replay_that_has_not_changed_is_not_sent_again(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    address = f"/api/tables/{await over(one, other)}/replay"
    first = await one.get(address)
    again = await other.get(address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    spanish = await one.get(address, params={"lang": "es"}, headers={"If-None-Match": first.headers["etag"]})
    assert spanish.status_code == 200


async def test_a_table_that_is_live_is_not_looked_back_at_even_by_those_who_sit_there(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    table, one, other = pair
    for person in (one, other, await new_person()):
        for what in ("replay", "record"):
            response = await person.get(f"/api/tables/{table}/{what}")
            assert (response.status_code, response.json()["code"]) == (409, "not-over")
    assert table not in [each["id"] for each in (await one.get("/api/replays")).json()["tables"]]


async def test_where_nobody_may_watch_a_stranger_learns_neither_how_it_goes_nor_how_it_went(new_person: People) -> None:
    one, other, stranger = [await new_person() for _ in range(3)]
    running = await one.open(visibility="open", spectators=False)
    await other.join(running["invite"])
    seat = await Seat.at(one, running["id"])
    while not seat.decision:
        await seat.next()
    assert (await other.get(f"/api/tables/{running['id']}")).json()["progress"]
    assert (await stranger.get(f"/api/tables/{running['id']}")).json()["progress"] is None

    ended = await over(one, other, visibility="open", spectators=False)
    for what in ("replay", "record"):
        assert (await other.get(f"/api/tables/{ended}/{what}")).status_code == 200
        response = await stranger.get(f"/api/tables/{ended}/{what}")
        assert (response.status_code, response.json()["code"]) == (403, "not-seated")
    fork = await stranger.post(f"/api/tables/{ended}/fork", {"seq": 1, "seat": 0, "bot": "random"})
    assert (fork.status_code, fork.json()["code"]) == (403, "not-seated")


async def test_a_record_holds_what_verifies_it(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    record = (await one.get(f"/api/tables/{await over(one, other)}/record")).json()
    assert record["seats"] == ["person", "person"]
    assert all(len(row["told"]) == 64 for row in record["rows"])
    assert record["result"] == {"winner": 1, "reason": "concession", "scores": [0, 0], "places": [2, 1]}


async def test_tables_that_are_over_are_listed_for_those_who_may_know(new_person: People) -> None:
    one, other, third = [await new_person() for _ in range(3)]
    private, shown = await over(one, other), await over(one, other, visibility="open")

    async def ids(person: Person, **wanted: str) -> list[str]:
        found = (await person.get("/api/replays", params={"user": one.user["id"], **wanted})).json()
        assert found["next"] is None
        return [each["id"] for each in found["tables"]]

    assert await ids(other) == [shown, private]
    assert await ids(third) == [shown]
    assert await ids(other, game="hoard") == [shown, private]
    assert await ids(other, game="chess") == []
    found = (await third.get("/api/replays", params={"user": one.user["id"]})).json()["tables"][0]
    assert [(seat["name"], seat["user"]) for seat in found["seats"]] == [
        (person.user["name"], person.user["id"]) for person in (one, other)
    ]
    assert (found["rows"], found["result"]["winner"]) == (3, 1)
    assert found["took_ms"] >= 0 and found["ended_at"] > 0
    assert await replay(third, private), "whoever was given its address may look"


async def test_a_profile_and_a_history_tell_what_somebody_has_played(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    table = await over(one, other, visibility="open")
    profile = (await other.get(f"/api/users/{one.user['id']}")).json()
    assert (profile["name"], profile["seed"], profile["ratings"]) == (one.user["name"], one.user["id"], [])
    assert profile["since"] > 0
    history = (await other.get(f"/api/users/{one.user['id']}/history")).json()
    (entry,) = history["entries"]
    assert (entry["table"]["id"], entry["seat"], entry["before"], entry["after"]) == (table, 0, None, None)
    assert history["next"] is None


async def test_a_rated_table_is_on_the_leaderboard_and_in_both_profiles_when_it_ends(new_person: People) -> None:
    winner, loser = await new_person(), await new_person()
    for person in (winner, loser):
        await sign_up(person)
    table = await over(loser, winner, rated=True, visibility="open")

    places = (await winner.get("/api/leaderboards/hoard/standard")).json()["places"]

    first, second = [each for each in places if each["user"] in (winner.user["id"], loser.user["id"])]
    assert (first["user"], first["won"], first["played"], first["provisional"]) == (winner.user["id"], 1, 1, True)
    assert (second["user"], second["won"], second["played"]) == (loser.user["id"], 0, 1)
    assert first["points"] > 1000 > second["points"]
    profile = (await loser.get(f"/api/users/{winner.user['id']}")).json()
    (rating,) = profile["ratings"]
    assert (rating["game"], rating["mode"], rating["points"]) == ("hoard", "standard", first["points"])
    assert [point["points"] for point in rating["curve"]] == [first["points"]]
    history = (await loser.get(f"/api/users/{loser.user['id']}/history")).json()["entries"]
    assert [(each["table"]["id"], each["before"], each["after"]) for each in history] == [
        (table, 1000, second["points"])
    ]


async def test_a_leaderboard_has_a_season_and_its_pages(new_person: People) -> None:
    person = await new_person()
    found = (await person.get("/api/leaderboards/pebbles/free")).json()
    assert found == {"season": 1, "page": 0, "places": [], "more": False}
    assert (await person.get("/api/leaderboards/pebbles/free?season=7&page=3")).json()["places"] == []
    assert (await person.get("/api/seasons")).json() == [{"id": 1, "began_at": 0, "ended_at": None}]


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nowhere/replay", 404, "unknown-table"),
        ("/api/tables/nowhere/replay?page=-1", 422, "malformed"),
        ("/api/tables/nowhere/replay?lang=tlh", 422, "malformed"),
        ("/api/replays?before=now", 422, "malformed"),
        ("/api/replays?before=1.' OR 1=1", 422, "malformed"),
        ("/api/leaderboards/chess/standard", 404, "unknown-game"),
        ("/api/leaderboards/hoard/blitz", 404, "unknown-mode"),
        ("/api/leaderboards/hoard/standard?page=x", 422, "malformed"),
        ("/api/leaderboards/hoard/standard?season=0", 422, "malformed"),
        ("/api/users/nobody", 404, "unknown-user"),
        ("/api/users/nobody/history", 404, "unknown-user"),
        ("/api/users/nobody/history?before=", 422, "malformed"),
    ],
)
async def test_what_cannot_be_shown_is_refused_with_a_reason(
    new_person: People, path: str, status: int, code: str
) -> None:
    response = await (await new_person()).get(path)
    assert (response.status_code, response.json()["code"]) == (status, code), response.text


async def test_a_page_that_there_is_not_is_refused(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    response = await one.get(f"/api/tables/{await over(one, other)}/replay?page=1")
    assert (response.status_code, response.json()["code"]) == (404, "unknown-page")


async def test_many_who_look_at_once_see_the_same(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    address = f"/api/tables/{await over(one, other)}/replay"
    answers = await asyncio.gather(*(one.get(address) for _ in range(8)))
    assert {answer.content for answer in answers} == {answers[0].content}


async def test_a_table_that_is_over_is_played_on_from_against_a_bot(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    table = await over(one, other)
    wish = {"seq": 1, "seat": 1, "bot": "random"}

    response = await other.post(f"/api/tables/{table}/fork", wish)

    assert response.status_code == 201, response.text
    opened = response.json()
    assert opened["seat"] == 1
    seat = await Seat.at(other, opened["id"])
    while not seat.view:
        await seat.next()
    assert seat.sync["log"][0]["spans"][0]["text"] == "This table plays on from another, with new dice."
    assert seat.sync["table"]["seats"][0]["kind"] == "bot"
    assert (await other.get(f"/api/tables/{opened['id']}")).json()["visibility"] == "private"


async def test_what_cannot_be_played_on_from_is_refused_with_a_reason(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    live, one, other = pair
    table = await over(one, other)
    wish = {"seq": 0, "seat": 0, "bot": "random"}
    refusals = (
        (live, wish, 409, "not-over"),
        ("nowhere", wish, 404, "unknown-table"),
        (table, {**wish, "seq": 99}, 409, "nothing-asked"),
        (table, {**wish, "seq": 2}, 409, "nothing-asked"),
        (table, {**wish, "seat": 7}, 422, "bad-options"),
        (table, {**wish, "bot": "deep"}, 422, "unknown-opponent"),
        (table, {**wish, "seq": -1}, 422, "malformed"),
        (table, {**wish, "dice": "mine"}, 422, "malformed"),
    )
    for where, body, status, code in refusals:
        response = await one.post(f"/api/tables/{where}/fork", body)
        assert (response.status_code, response.json()["code"]) == (status, code), response.text
    stranger = await new_person()
    stranger.http.cookies.clear()
    assert (await stranger.post(f"/api/tables/{table}/fork", wish)).json()["code"] == "no-session"
