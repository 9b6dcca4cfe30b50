"""Accounts over REST: what a browser and a program may do, and how sockets follow."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.api.conftest import People, Person, Pixelkeep, Seat

PASSWORD = "seven purple kettles"
OTHER = "nine orange ladders"
NO_SESSION = 4401


class Names:
    """Names that no other test of the module has."""

    used = 0

    @classmethod
    def next(cls) -> str:
        cls.used += 1
        letters = "".join("bcdfghjkpqtvwxz"[int(digit)] for digit in str(cls.used))
        return f"Person {letters}"


async def sign_up(person: Person, name: str = "") -> str:
    """The person becomes an account; their name."""
    name = name or Names.next()
    answer = await person.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    person.user = answer.json()["user"]
    return name


async def sign_in(person: Person, name: str, password: str = PASSWORD) -> Any:
    return await person.post("/api/session/sign-in", {"name": name, "password": password})


async def delete(person: Person, path: str, body: Any = None) -> Any:
    return await person.http.request("DELETE", path, **({} if body is None else {"json": body}))


async def put(person: Person, path: str, body: Any) -> Any:
    return await person.http.put(path, json=body)


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_guest_becomes_an_account_and_keeps_everything(new_person: People) -> None:
    person = await new_person()
    guest, table = person.user, (await person.open())["id"]
    assert (guest["role"], guest["account"], guest["muted_until"]) == ("user", False, None)

    name = await sign_up(person)

    assert person.user == {**guest, "name": name, "account": True}
    assert (await person.get("/api/session")).json() == {"user": person.user}
    assert [each["id"] for each in (await person.get("/api/tables/mine")).json()] == [table]
    seats = (await person.get(f"/api/tables/{table}")).json()["seats"]
    assert seats[0]["name"] == name, "who looks on sees the new name at once"
    assert code(await person.post("/api/accounts", {"name": "Another", "password": PASSWORD})) == (
        409,
        "already-account",
    )


async def test_a_session_begins_anew_whenever_somebody_proves_who_they_are(new_person: People) -> None:
    person = await new_person()
    tokens = [person.cookie()]

    name = await sign_up(person)
    tokens.append(person.cookie())
    await sign_in(person, name)
    tokens.append(person.cookie())
    await put(person, "/api/account/password", {"current": PASSWORD, "new": OTHER})
    tokens.append(person.cookie())

    assert len({str(token) for token in tokens}) == 4
    now = person.cookie()
    person.http.cookies.clear()
    for cookie in tokens:
        answer = await person.get("/api/session", headers=cookie)
        assert answer.status_code == (200 if cookie == now else 401)


async def test_names_and_passwords_that_cannot_be_are_refused_with_a_reason(new_person: People) -> None:
    taken = await sign_up(await new_person())
    person = await new_person()

    for name, password, refusal in (
        ("Al", PASSWORD, (422, "name-length")),
        ("Al<b>", PASSWORD, (422, "name-characters")),
        ("Нello", PASSWORD, (422, "name-scripts")),
        ("admin", PASSWORD, (422, "name-reserved")),
        (taken.upper(), PASSWORD, (409, "name-taken")),
        (Names.next(), "short", (422, "password-length")),
        (Names.next(), "password1", (422, "password-weak")),
        ("", PASSWORD, (422, "malformed")),
    ):
        answer = await person.post("/api/accounts", {"name": name, "password": password})
        assert code(answer) == refusal
        assert answer.json()["message"]
    assert (await person.get("/api/session")).json()["user"]["account"] is False


async def test_a_guest_who_signs_in_brings_their_running_tables(new_person: People) -> None:
    home, away, opponent = await new_person(), await new_person(), await new_person()
    name = await sign_up(home)
    opened = await away.open()
    await opponent.join(opened["invite"])
    seat = await Seat.at(away, opened["id"])

    answer = await sign_in(away, name)

    assert answer.json()["user"] == home.user
    assert (await seat.closed())[0] == NO_SESSION, "the guest is nobody any more"
    back = await Seat.at(away, opened["id"])
    assert back.sync["seat"] == 0
    assert [each["name"] for each in back.sync["table"]["seats"]] == [name, opponent.user["name"]]


async def test_a_wrong_password_signs_nobody_in(new_person: People) -> None:
    name = await sign_up(await new_person())
    person = await new_person()

    assert code(await sign_in(person, name, OTHER)) == (401, "wrong-credentials")
    assert code(await sign_in(person, Names.next())) == (401, "wrong-credentials")
    assert (await person.get("/api/session")).json()["user"] == person.user


async def test_who_signs_out_is_out_and_so_are_their_sockets(new_person: People) -> None:
    person = await new_person()
    await sign_up(person)
    opened = await person.open()
    seat, cookie = await Seat.at(person, opened["id"]), person.cookie()

    assert (await delete(person, "/api/session")).status_code == 204

    assert await seat.closed() == (NO_SESSION, "session ended")
    assert person.cookie() == {"Cookie": f"pixelkeep-device={person.http.cookies['pixelkeep-device']}"}
    assert code(await person.get("/api/session")) == (401, "no-session")
    assert code(await person.get("/api/session", headers=cookie)) == (401, "no-session")


async def test_sessions_are_listed_and_ended_one_by_one_or_all(new_person: People, server: Pixelkeep) -> None:
    one, other, third = await new_person(), await new_person(), await new_person()
    name = await sign_up(one)
    one.http.headers["User-Agent"] = "A browser/1 " + "x" * 200
    for person in (one, other, third):
        assert (await sign_in(person, name)).status_code == 200

    listed = (await one.get("/api/account/sessions")).json()
    assert [each["agent"][:11] for each in listed if each["current"]] == ["A browser/1"]
    assert {len(each["agent"]) <= 120 for each in listed} == {True}
    assert len(listed) == 3

    mine = next(each["id"] for each in (await other.get("/api/account/sessions")).json() if each["current"])
    assert (await delete(one, f"/api/account/sessions/{mine}")).status_code == 204
    assert code(await delete(one, f"/api/account/sessions/{mine}")) == (404, "unknown-session")
    assert (await other.get("/api/session")).status_code == 401

    assert (await delete(one, "/api/account/sessions?but_this=true")).status_code == 204
    assert (await third.get("/api/session")).status_code == 401
    assert (await one.get("/api/session")).status_code == 200
    assert (await delete(one, "/api/account/sessions")).status_code == 204
    assert (await one.get("/api/session")).status_code == 401


async def test_a_name_is_changed_and_shown_at_once(new_person: People) -> None:
    person, opponent = await new_person(), await new_person()
    await sign_up(person)
    opened = await person.open()
    await opponent.join(opened["invite"])
    seat = await Seat.at(opponent, opened["id"])
    name = Names.next()

    answer = await put(person, "/api/account/name", {"name": f"  {name} "})

    assert answer.json()["user"]["name"] == name
    await seat.until("table", true=lambda frame: name in [each["name"] for each in frame["table"]["seats"]])
    assert code(await put(person, "/api/account/name", {"name": "moderator"})) == (422, "name-reserved")
    assert code(await put(opponent, "/api/account/name", {"name": name})) == (409, "name-taken")


async def test_whoever_leaves_for_good_is_nobody_and_the_table_shows_it(new_person: People) -> None:
    person, opponent = await new_person(), await new_person()
    name = await sign_up(person)
    opened = await person.open()
    await opponent.join(opened["invite"])
    seat = await Seat.at(opponent, opened["id"])

    assert code(await delete(person, "/api/account", {"password": OTHER})) == (403, "wrong-password")
    assert (await delete(person, "/api/account", {"password": PASSWORD})).status_code == 204

    await seat.until("table", true=lambda frame: frame["table"]["seats"][0]["name"] == "former player")
    assert code(await person.get("/api/session")) == (401, "no-session")
    assert code(await sign_in(person, name)) == (401, "wrong-credentials")


async def test_what_is_kept_of_somebody_is_theirs_to_take(new_person: People) -> None:
    person = await new_person()
    name = await sign_up(person)
    table = (await person.open())["id"]

    answer = await person.get("/api/account/export")

    assert answer.headers["content-disposition"] == 'attachment; filename="pixelkeep.json"'
    assert answer.json()["profile"]["name"] == name
    assert [each["id"] for each in answer.json()["tables"]] == [table]
    assert "argon2" not in answer.text


# --- programs -----------------------------------------------------------------


@asynccontextmanager
async def program_of(person: Person) -> AsyncIterator[tuple[str, Person]]:
    """A token of the person, by its id, and a program that has it."""
    made = (await person.post("/api/account/tokens", {"name": "my bot"})).json()
    program = Person(person.server)
    program.http.headers["Authorization"] = f"Bearer {made['secret']}"
    del program.http.headers["Origin"]
    try:
        yield made["token"]["id"], program
    finally:
        await program.__aexit__()


async def test_a_program_plays_with_a_token(new_person: People) -> None:
    person = await new_person()
    await sign_up(person)
    async with program_of(person) as (id, program):
        assert (await program.get("/api/session")).json()["user"] == person.user
        opened = await program.open(opponent="bot:random")
        seat = Seat(await program.connect(opened["id"], Authorization=program.http.headers["Authorization"]))
        await seat.hello()
        assert seat.sync["table"]["seats"][0]["name"] == person.user["name"]
        (listed,) = (await person.get("/api/account/tokens")).json()
        assert (listed["id"], listed["name"], listed["used_at"] is None) == (id, "my bot", False)

        assert (await delete(person, f"/api/account/tokens/{id}")).status_code == 204
        assert await seat.closed() == (NO_SESSION, "bad-token")
        assert code(await program.get("/api/session")) == (401, "bad-token")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/session", {}),
        ("DELETE", "/api/session", None),
        ("POST", "/api/session/sign-in", {"name": "Ann Lee", "password": PASSWORD}),
        ("POST", "/api/session/openid", {}),
        ("POST", "/api/accounts", {"name": "Ann Lee", "password": PASSWORD}),
        ("GET", "/api/account", None),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("PUT", "/api/account/name", {"name": "Ann Lee"}),
        ("PUT", "/api/account/password", {"current": PASSWORD, "new": OTHER}),
        ("GET", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions/x", None),
        ("GET", "/api/account/tokens", None),
        ("POST", "/api/account/tokens", {"name": "another"}),
        ("DELETE", "/api/account/tokens/x", None),
        ("GET", "/api/account/export", None),
    ],
)
async def test_a_program_may_not_touch_what_proves_who_somebody_is(
    new_person: People, method: str, path: str, body: Any
) -> None:
    person = await new_person()
    await sign_up(person)
    async with program_of(person) as (_, program):
        answer = await program.http.request(method, path, **({} if body is None else {"json": body}))
        assert code(answer) == (403, "session-needed")


async def test_where_a_token_is_shown_the_cookie_does_not_count(new_person: People) -> None:
    person = await new_person()

    answer = await person.get("/api/session", headers={"Authorization": "Bearer pk_wrong"})
    assert code(answer) == (401, "bad-token")
    proxied = await person.get("/api/session", headers={"Authorization": "Basic b3BlbjpzZXNhbWU="})
    assert proxied.json()["user"] == person.user, "a proxy in front may ask for a password of its own"


async def test_a_guest_has_no_tokens_and_no_password(new_person: People) -> None:
    guest = await new_person()

    assert code(await guest.post("/api/account/tokens", {"name": "bot"})) == (403, "account-needed")
    assert code(await put(guest, "/api/account/password", {"new": OTHER})) == (403, "account-needed")
    assert (await guest.get("/api/account")).json()["password"] is False


@pytest.mark.parametrize("path", ["", "/sessions", "/tokens", "/export"])
async def test_nobody_has_nothing(new_person: People, path: str) -> None:
    person = await new_person()
    person.http.cookies.clear()

    assert code(await person.get(f"/api/account{path}")) == (401, "no-session")


async def test_who_leaves_for_good_keeps_nobody_waiting(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    alone, waiting = [await one.open(game="pebbles", mode="three", visibility="open") for _ in range(2)]
    await other.join(waiting["invite"])
    begun = await one.open()
    await other.join(begun["invite"])

    assert (await one.http.request("DELETE", "/api/account", json={})).status_code == 204

    assert (await other.get(f"/api/tables/{alone['id']}")).status_code == 404
    table = (await other.get(f"/api/tables/{waiting['id']}")).json()
    assert [seat["kind"] for seat in table["seats"]] == ["open", "person", "open"]
    assert table["host"] == other.user["id"]
    seats = (await other.get(f"/api/tables/{begun['id']}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["former player", other.user["name"]]
