"""The REST interface: what is asked of it, and what it refuses."""

import asyncio
import json
from collections.abc import Callable

import pytest

from tests.api.conftest import People, Person, Pixelkeep, Seat


async def test_a_guest_is_the_same_person_at_every_request(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    assert (await one.get("/api/session")).json() == {"user": one.user}
    assert (await one.post("/api/session", {})).json() == {"user": one.user}
    assert one.user["id"] != other.user["id"]
    assert len(one.user["name"].split()) == 2


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Pixelkeep) -> None:
    async with Person(server) as person:
        person.http.cookies.clear()
        header = (await person.post("/api/session", {})).headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=lax" in header


async def test_nobody_without_a_session_opens_or_joins_or_has_tables(new_person: People) -> None:
    person = await new_person()
    person.http.cookies.clear()
    for response in (
        await person.get("/api/session"),
        await person.get("/api/tables/mine"),
        await person.post("/api/tables", {"game": "hoard", "opponent": "person"}),
        await person.post("/api/tables/join", {"invite": "ABCDEFGH"}),
    ):
        assert response.status_code == 401
        assert response.json()["code"] == "no-session"


async def test_a_table_is_opened_joined_and_found(new_person: People) -> None:
    one, other, third = await new_person(), await new_person(), await new_person()
    opened = await one.open(trophies=3, visibility="open")
    assert opened["seat"] == 0
    waiting = (await third.get(f"/api/tables/{opened['id']}")).json()
    assert (waiting["status"], waiting["options"]["trophies"]) == ("open", 3)
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open"]

    assert await other.join(opened["invite"].lower()) == {"id": opened["id"], "seat": 1}

    live = (await third.get(f"/api/tables/{opened['id']}")).json()
    assert live["status"] == "live"
    assert [seat["name"] for seat in live["seats"]] == [one.user["name"], other.user["name"]]
    listed = (await third.get("/api/tables?status=live")).json()
    assert opened["id"] in [table["id"] for table in listed]
    assert [table["id"] for table in (await one.get("/api/tables/mine")).json()] == [opened["id"]]
    assert (await third.get("/api/tables/mine")).json() == []
    assert not {"seed", "invite", "nonces"} & live.keys()


async def test_an_invitation_is_used_up(new_person: People) -> None:
    one, other, late = await new_person(), await new_person(), await new_person()
    opened = await one.open()
    await other.join(opened["invite"])
    for response in (
        await late.post("/api/tables/join", {"invite": opened["invite"]}),
        await late.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invite"]}),
    ):
        assert (response.status_code, response.json()["code"]) == (404, "unknown-invite")
    again = await other.post(f"/api/tables/{opened['id']}/join", {"invite": opened["invite"]})
    assert again.json() == {"id": opened["id"], "seat": 1}, "who sits there stays"


async def test_many_who_join_at_once_get_one_seat(new_person: People) -> None:
    one, *others = [await new_person() for _ in range(5)]
    opened = await one.open()
    answers = await asyncio.gather(*(each.post("/api/tables/join", {"invite": opened["invite"]}) for each in others))
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]


async def test_an_invitation_to_another_table_opens_no_door(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    here, there = await one.open(), await one.open()
    response = await other.post(f"/api/tables/{here['id']}/join", {"invite": there["invite"]})
    assert response.json()["code"] == "unknown-invite"
    await other.join(there["invite"])


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "opponent": "person"}, 404, "unknown-game"),
        ({"game": "hoard", "opponent": "bot:deep"}, 422, "unknown-opponent"),
        ({"game": "hoard", "options": {"trophies": 7}}, 422, "bad-options"),
        ({"game": "hoard", "options": {"cards": 7}}, 422, "bad-options"),
        ({"game": "hoard", "options": {"trophies": []}}, 422, "malformed"),
        ({"game": "hoard", "mode": "blind"}, 422, "bad-options"),
        ({"game": "hoard", "seats": ["person"] * 3}, 422, "bad-options"),
        ({"game": "hoard", "seats": ["bot:random", "bot:random"]}, 422, "bad-options"),
        ({"game": "hoard", "seats": ["person", "person"], "rated": True}, 403, "account-needed"),
        ({"game": "hoard", "opponent": "bot:random", "rated": True}, 422, "bad-options"),
        ({"game": "hoard", "clock": "sundial"}, 422, "malformed"),
        ({"game": "hoard", "delay_ms": 600_001}, 422, "malformed"),
        ({"game": "hoard", "password": ""}, 422, "malformed"),
        ({"game": "hoard", "opponent": "person", "seed": "0"}, 422, "malformed"),
        ({"game": "hoard", "opponent": "person", "nonce": "0" * 32}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(new_person: People, body: object, status: int, code: str) -> None:
    response = await (await new_person()).post("/api/tables", body)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert response.json()["message"]


async def test_a_body_that_is_no_json_is_refused(new_person: People) -> None:
    person = await new_person()
    response = await person.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["code"]) == (422, "malformed")


async def test_a_body_that_is_too_large_is_refused(new_person: People) -> None:
    person = await new_person()
    response = await person.post("/api/tables", {"game": "x" * 20_000, "opponent": "person"})
    assert (response.status_code, response.json()["code"]) == (413, "too-large")


async def test_what_does_not_exist_is_not_found(new_person: People) -> None:
    person = await new_person()
    assert (await person.get("/api/tables/nowhere")).json()["code"] == "unknown-table"
    assert (await person.get("/api/tables/nowhere/record")).json()["code"] == "unknown-table"
    assert (await person.get("/api/games/chess/cards")).json()["code"] == "unknown-game"
    assert (await person.get("/api/nothing")).json()["code"] == "not-found"


async def test_a_record_is_shown_once_the_table_is_over(new_person: People) -> None:
    one = await new_person()
    opened = await one.open(opponent="bot:random")
    early = await one.get(f"/api/tables/{opened['id']}/record")
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    seat = await Seat.at(one, opened["id"])
    await seat.send({"type": "concede", "id": "c"})
    await seat.until("over")
    record = (await one.get(f"/api/tables/{opened['id']}/record")).json()
    assert record["nonces"] == record["rows"][0]["payload"] == [""], "a share that nobody gave is empty"
    summary = (await one.get(f"/api/tables/{opened['id']}")).json()
    assert summary["result"]["reason"] == "concession"


async def test_pages_of_other_sites_change_nothing(new_person: People) -> None:
    person = await new_person()
    wish = {"game": "hoard", "opponent": "person"}
    response = await person.post("/api/tables", wish, headers={"Origin": "https://elsewhere.example"})
    assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
    own = await person.post("/api/tables", wish, headers={"Origin": person.server.address})
    assert own.status_code == 201


async def test_every_answer_carries_the_headers_that_keep_a_page_safe(new_person: People) -> None:
    person = await new_person()
    for response in (await person.get("/healthz"), await person.get("/api/tables/nowhere")):
        policy = response.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"


async def test_cards_are_sent_once_for_each_version_of_the_rules(new_person: People) -> None:
    person = await new_person()
    first = await person.get("/api/games/hoard/cards?lang=es")
    assert len(first.json()["cards"]) == 12
    assert first.json()["cards"][0]["name"] == "c01 (es)"
    tag = first.headers["etag"]
    again = await person.get("/api/games/hoard/cards?lang=es", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = await person.get("/api/games/hoard/cards?lang=en", headers={"If-None-Match": tag})
    assert other.status_code == 200
    assert (await person.get("/api/games/hoard/cards?lang=tlh")).json()["code"] == "malformed"


async def test_a_node_says_whether_it_lives_and_whether_it_can_serve(new_person: People) -> None:
    person = await new_person()
    assert (await person.get("/healthz")).json() == {"status": "ok"}
    assert (await person.get("/readyz")).json() == {"status": "ok"}


async def test_the_documents_describe_every_route_and_every_frame(new_person: People) -> None:
    person = await new_person()
    openapi = (await person.get("/openapi.json")).json()
    operations = [each for path in openapi["paths"].values() for each in path.values()]
    assert len({each["operationId"] for each in operations}) == len(operations) >= 12
    asyncapi = (await person.get("/asyncapi.json")).json()
    assert {"Hello", "Make", "Sync", "Update", "TableOver"} <= asyncapi["components"]["messages"].keys()
    text = json.dumps(asyncapi)
    for reference in set(text.split('"$ref": "')[1:]):
        target: object = asyncapi
        for part in reference.split('"')[0].removeprefix("#/").split("/"):
            assert isinstance(target, dict)
            target = target[part]


async def test_one_person_has_so_many_tables_and_no_more(new_person: People) -> None:
    person = await new_person()
    for _ in range(20):
        await person.open()
    response = await person.post("/api/tables", {"game": "hoard", "opponent": "person"})
    assert (response.status_code, response.json()["code"]) == (409, "too-many-tables")


async def test_too_many_new_guests_from_one_address_are_refused(fresh_sqlite: Callable[[], str]) -> None:
    with Pixelkeep(fresh_sqlite(), SESSIONS_PER_MINUTE=3) as server:
        person = Person(server)
        codes = []
        for _ in range(4):
            person.http.cookies.clear()
            codes.append((await person.post("/api/session", {})).status_code)
        assert codes == [200, 200, 200, 429]
        await person.http.aclose()


def test_a_server_without_a_built_client_says_how_to_build_it(
    fresh_sqlite: Callable[[], str], tmp_path: object
) -> None:
    from app.api.client import add_client

    with pytest.raises(RuntimeError, match="npm run build"):
        add_client(None, tmp_path)  # type: ignore[arg-type]
