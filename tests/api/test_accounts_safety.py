"""What keeps accounts safe: cookies, origins, kinds of bodies, headers, limits, roles and bans."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy.engine import make_url

from app.api.services import role
from app.service.accounts.user import Role, User
from app.service.errors import Problem
from tests.api.conftest import Person, Pixelkeep, Seat
from tests.pixelkeep import ROOT

PASSWORD = "seven purple kettles"


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """A server without HTTPS, and without limits that a test would meet."""
    with Pixelkeep(fresh_sqlite()) as running:
        yield running


@pytest.fixture(scope="module")
def secure(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """A server behind HTTPS, with the limits of production."""
    limits = {"SIGN_INS_PER_MINUTE": 10, "SIGN_UPS_PER_MINUTE": 10, "SESSIONS_PER_MINUTE": 30}
    with Pixelkeep(fresh_sqlite(), SECURE_COOKIE=True, **limits) as running:
        yield running


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def credentials(name: str, password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


# --- cookies ------------------------------------------------------------------


async def test_behind_https_cookies_belong_to_this_host_alone(secure: Pixelkeep) -> None:
    async with Person(secure) as person:
        answers = [
            await person.post("/api/session", {}),
            await person.post("/api/accounts", credentials("Cookie Person")),
        ]
    cookies = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]
    assert {cookie.partition("=")[0] for cookie in cookies} == {"__Host-pixelkeep", "__Host-pixelkeep-device"}
    for cookie in cookies:
        flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
        assert {"httponly", "secure", "samesite=lax", "path=/"} <= flags
        assert not any(flag.startswith("domain") for flag in flags)


async def test_without_https_the_cookie_is_sent_but_stays_out_of_reach(server: Pixelkeep) -> None:
    async with Person(server) as person:
        person.http.cookies.clear()
        (cookie,) = (await person.post("/api/session", {})).headers.get_list("set-cookie")
    flags = {flag.strip().lower() for flag in cookie.split(";")[1:]}
    assert cookie.startswith("pixelkeep=")
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags


async def test_behind_https_a_cookie_of_another_name_is_nobodys(secure: Pixelkeep) -> None:
    async with Person(secure) as person:
        name, _, value = (await person.post("/api/session", {})).headers["set-cookie"].partition(";")[0].partition("=")
        assert (await person.get("/api/session", headers={"Cookie": f"{name}={value}"})).status_code == 200
        assert (await person.get("/api/session", headers={"Cookie": f"pixelkeep={value}"})).status_code == 401


# --- where requests come from -------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 403),
        ({"Origin": "OWN"}, 200),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
        ({"Origin": "OWN", "Sec-Fetch-Site": "same-origin"}, 200),
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "same-origin"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
    ],
)
async def test_what_changes_something_comes_from_a_page_of_ours(
    server: Pixelkeep, headers: dict[str, str], status: int
) -> None:
    async with Person(server) as person:
        del person.http.headers["Origin"]
        given = {name: value.replace("OWN", server.address) for name, value in headers.items()}
        answer = await person.post("/api/session", {}, headers=given)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] == "foreign-origin"
        assert (await person.get("/api/session", headers=given)).status_code == 200, "looking changes nothing"


async def test_a_page_of_another_site_cannot_sign_a_visitor_in(server: Pixelkeep) -> None:
    async with Person(server) as person:
        person.http.cookies.clear()
        foreign = {"Origin": "https://elsewhere.example"}
        for path, body in (("/api/session/sign-in", credentials("Ann Lee")), ("/api/session/openid", {})):
            assert code(await person.post(path, body, headers=foreign)) == (403, "foreign-origin")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_a_body_is_json_and_says_so(server: Pixelkeep, kind: str) -> None:
    async with Person(server) as person:
        answer = await person.http.post("/api/session", content=b"{}", headers={"Content-Type": kind})
        assert code(answer) == (415, "not-json")
        said = {"Content-Type": "application/json; charset=utf-8"}
        assert (await person.http.post("/api/session", content=b"{}", headers=said)).status_code == 200


@pytest.mark.parametrize(
    "body", [b"{", b'{"name": "a\\u0000b"}', b'{"name": "\\ud800"}', b'{"name": "\xff"}', b"[" * 5000, b"NaN"]
)
async def test_what_is_no_text_that_can_be_stored_is_refused(server: Pixelkeep, body: bytes) -> None:
    async with Person(server) as person:
        kind = {"Content-Type": "application/json"}
        answer = await person.http.post("/api/session/sign-in", content=body, headers=kind)
        assert code(answer) == (422, "malformed")
        for path in ("/api/account/sessions/a%00b", "/api/account/sessions?but_this=%00"):
            assert code(await person.http.request("DELETE", path)) == (422, "malformed")


# --- headers ------------------------------------------------------------------

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize("path", ["/api/session", "/api/nothing", "/healthz", "/openapi.json"])
async def test_every_answer_tells_browsers_to_be_careful(secure: Pixelkeep, server: Pixelkeep, path: str) -> None:
    for each in (secure, server):
        async with Person(each) as person:
            answer = await person.get(path)
        assert {name: answer.headers.get(name) for name in ALWAYS} == ALWAYS
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert not any("unsafe" in value or "*" in value for value in policy.values())
        assert ("strict-transport-security" in answer.headers) == (each is secure)
        assert "server" not in answer.headers


async def test_personal_answers_are_kept_nowhere_and_public_ones_may_be(server: Pixelkeep) -> None:
    async with Person(server) as person:
        for path in ("/api/session", "/api/account/export", "/api/tables/mine"):
            assert (await person.get(path)).headers["cache-control"] == "no-store"
        assert (await person.get("/api/games/hoard/cards")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("name", ["token", "session", "access_token", "authorization", "pixelkeep"])
async def test_what_proves_who_somebody_is_is_not_believed_in_an_address(server: Pixelkeep, name: str) -> None:
    async with Person(server) as owner, Person(server) as stranger:
        await owner.post("/api/accounts", credentials(f"Owner {name[:4]}"))
        secret = (await owner.post("/api/account/tokens", {"name": "a bot"})).json()["secret"]
        table = (await owner.open())["id"]
        stranger.http.cookies.clear()
        for proof in (secret, owner.http.cookies["pixelkeep"], f"Bearer {secret}"):
            query = urlencode({name: proof})
            assert code(await stranger.get(f"/api/session?{query}")) == (401, "no-session")
            socket = await stranger.socket(f"tables/{table}?{query}")
            assert await Seat(socket).closed() == (4401, "no session")


# --- limits -------------------------------------------------------------------


async def test_whoever_guesses_passwords_is_slowed_down_but_not_the_owners_device(
    fresh_sqlite: Callable[[], str],
) -> None:
    with Pixelkeep(fresh_sqlite(), SIGN_INS_PER_MINUTE=4, TRUSTED_PROXIES='["127.0.0.1"]') as server:
        async with Person(server) as owner:
            await owner.post("/api/accounts", credentials("Ann Lee"))
            answers = [await guess(server, "Ann Lee", address) for address in range(6)]
            assert [answer.status_code for answer in answers] == [401] * 4 + [429] * 2
            assert answers[-1].json()["code"] == "too-frequent"

            await owner.http.request("DELETE", "/api/session")
            assert (await owner.post("/api/session/sign-in", credentials("Ann Lee"))).status_code == 200
            assert (await guess(server, "Bob Lin", 7)).status_code == 401, "other names are not slowed down"


async def guess(server: Pixelkeep, name: str, address: int) -> Any:
    """A wrong guess from some address."""
    person = Person(server)
    forwarded = {"X-Forwarded-For": f"192.0.2.{address}"}
    answer = await person.post("/api/session/sign-in", credentials(name, "a wrong guess"), headers=forwarded)
    await person.http.aclose()
    return answer


async def test_one_address_makes_so_many_accounts_and_no_more(secure: Pixelkeep) -> None:
    async with Person(secure) as person:
        answers = []
        for _ in range(11):
            answers.append(await person.post("/api/accounts", credentials("Al")))
    assert code(answers[0]) == (422, "name-length")
    assert code(answers[-1]) == (429, "too-frequent")


# --- roles and bans -----------------------------------------------------------


async def test_the_first_admin_is_made_on_the_command_line(server: Pixelkeep) -> None:
    async with Person(server) as person:
        await person.post("/api/accounts", credentials("First Captain"))

        made = command(server, "promote", "first captain", "admin")

        assert (made.returncode, made.stdout) == (0, "First Captain is admin now\n")
        assert (await person.get("/api/session")).json()["user"]["role"] == "admin"
    missing = command(server, "promote", "Nobody Here", "admin")
    assert (missing.returncode, missing.stderr) == (1, "error: there is no account called Nobody Here\n")


def command(server: Pixelkeep, *words: str) -> subprocess.CompletedProcess[str]:
    given = [sys.executable, "-m", "app", *words]
    return subprocess.run(given, cwd=ROOT, env=server.options()["env"], capture_output=True, text=True)


async def test_who_is_banned_is_told_why_and_may_do_nothing(server: Pixelkeep) -> None:
    async with Person(server) as person:
        opened = await person.open()
        ban(server, person.user["id"], 4_000_000_000_000, "spam")

        answer = await person.get("/api/session")
        assert code(answer) == (403, "banned")
        assert answer.json()["details"] == {"reason": "spam", "until": 4_000_000_000_000}
        assert code(await person.post("/api/session", {})) == (403, "banned")
        assert await Seat(await person.connect(opened["id"])).closed() == (4401, "banned")


async def test_who_is_banned_bars_nobody_else_at_the_same_browser(server: Pixelkeep) -> None:
    async with Person(server) as other:
        other.user = (await other.post("/api/accounts", credentials("Second Captain"))).json()["user"]
    async with Person(server) as person:
        ban(server, person.user["id"], 4_000_000_000_000, "spam")

        assert (await person.post("/api/session/sign-in", credentials("Second Captain"))).json()["user"] == other.user
        ban(server, other.user["id"], 4_000_000_000_000, "spam")
        assert code(await person.post("/api/session/sign-in", credentials("Second Captain"))) == (403, "banned")
        assert (await person.http.request("DELETE", "/api/session")).status_code == 204
        assert (await person.post("/api/session", {})).status_code == 200


def ban(server: Pixelkeep, user: str, until: int, reason: str) -> None:
    with sqlite3.connect(make_url(str(server.settings["DATABASE_URL"])).database or "") as connection:
        values = (until, reason, user)
        connection.execute("UPDATE users SET banned_until = ?, ban_reason = ? WHERE id = ?", values)
    connection.close()


@pytest.mark.parametrize(
    ("given", "moderates", "runs"), [("user", False, False), ("moderator", True, False), ("admin", True, True)]
)
async def test_a_role_opens_its_doors_and_no_other(given: Role, moderates: bool, runs: bool) -> None:
    user = User("x", "Ann Lee", given, True)

    for let_in, allowed in ((role("moderator", "admin"), moderates), (role("admin"), runs)):
        if allowed:
            assert await let_in(user) == user
        else:
            with pytest.raises(Problem) as refused:
                await let_in(user)
            assert refused.value.code == "not-allowed-role"


# --- several nodes ------------------------------------------------------------


async def test_a_session_that_ends_at_one_node_ends_at_all(fresh_postgres: Callable[[], str], redis_url: str) -> None:
    database = fresh_postgres()
    with Pixelkeep(database, REDIS_URL=redis_url) as here, Pixelkeep(database, REDIS_URL=redis_url) as there:
        async with Person(here) as person, Person(there) as elsewhere:
            elsewhere.http.cookies = person.http.cookies
            opened = await person.open()
            seats = [await Seat.at(each, opened["id"]) for each in (person, elsewhere)]

            await person.http.request("DELETE", "/api/session")

            for seat in seats:
                assert await seat.closed() == (4401, "session ended")
