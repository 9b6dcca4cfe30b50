"""Signing in with another service: a real provider, a real server, and a browser that follows both."""

from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx2
import pytest

from tests.api.conftest import Person, Pixelkeep
from tests.api.provider import Provider, new_key


@pytest.fixture(scope="module")
def running() -> Iterator[Provider]:
    with Provider() as provider:
        yield provider


@pytest.fixture(scope="module")
def server(running: Provider, fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """A server that trusts the provider."""
    with Pixelkeep(fresh_sqlite(), **running.settings()) as server:
        yield server


@pytest.fixture
def provider(running: Provider, request: pytest.FixtureRequest) -> Provider:
    """The provider, at which somebody signs in whom no other test knows."""
    running.forget()
    running.person["sub"] = request.node.name
    return running


@pytest.fixture
async def person(server: Pixelkeep, provider: Provider) -> AsyncIterator[Person]:
    async with Person(server) as somebody:
        yield somebody


async def depart(person: Person, back: str = "/") -> str:
    """Begin a sign-in: the page of the provider."""
    answer = await person.post("/api/session/openid", {"back": back})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["url"])


async def come_back(person: Person, **changed: str) -> httpx2.Response:
    """Go through a whole sign-in, with what the provider sends back changed on the way."""
    sent_back = httpx2.URL((await person.get(await depart(person))).headers["location"])
    return await person.get(str(sent_back.copy_merge_params(changed)))


async def user(person: Person) -> Any:
    return (await person.get("/api/session")).json()["user"]


async def test_a_guest_who_signs_in_elsewhere_becomes_an_account_and_can_come_back(
    person: Person, server: Pixelkeep
) -> None:
    assert (await person.get("/api/session/ways")).json() == {"password": True, "openid": "Test ID"}
    guest = await user(person)

    sent_back = (await person.get(await depart(person, "/t/abc"))).headers["location"]
    landed = await person.get(sent_back)

    assert (landed.status_code, landed.headers["location"]) == (303, "/t/abc")
    assert await user(person) == {**guest, "name": "Ann Lee", "account": True}
    assert (await person.get("/api/account")).json()["openid"] is True

    async with Person(server) as elsewhere:
        assert (await come_back(elsewhere)).headers["location"] == "/"
        assert (await user(elsewhere))["id"] == guest["id"]


async def test_an_account_that_signs_in_elsewhere_can_do_so_from_now_on(person: Person, server: Pixelkeep) -> None:
    password = "seven purple kettles"
    await person.post("/api/accounts", {"name": "Bob Lin", "password": password})
    mine = await user(person)

    await come_back(person)

    assert await user(person) == mine
    async with Person(server) as elsewhere:
        await come_back(elsewhere)
        assert await user(elsewhere) == mine


async def test_a_sign_in_is_finished_by_the_browser_that_began_it_and_once(person: Person, server: Pixelkeep) -> None:
    sent_back = (await person.get(await depart(person))).headers["location"]
    async with Person(server) as other:
        stolen = await other.get(sent_back)
        assert stolen.headers["location"] == "/?sign-in=openid-failed"
        assert (await user(other))["account"] is False

    assert (await person.get(sent_back)).headers["location"] == "/"
    assert (await person.get(sent_back)).headers["location"] == "/?sign-in=openid-failed"


@pytest.mark.parametrize("changed", [{"state": "x"}, {"code": "x"}, {"iss": "https://elsewhere.example"}])
async def test_what_comes_back_must_be_what_was_asked_for(person: Person, changed: dict[str, str]) -> None:
    landed = await come_back(person, **changed)

    assert landed.headers["location"] == "/?sign-in=openid-failed"
    assert (await user(person))["account"] is False


@pytest.mark.parametrize(
    "spoil",
    [
        {"nonce": "x"},
        {"aud": "another"},
        {"iss": "https://elsewhere.example"},
        {"exp": 1},
        {"aud": ["pixelkeep", "another"], "azp": "another"},
    ],
    ids=lambda spoil: "-".join(spoil),
)
async def test_a_token_that_is_not_for_this_sign_in_is_refused(
    person: Person, provider: Provider, spoil: dict[str, Any]
) -> None:
    provider.spoil = spoil

    assert (await come_back(person)).headers["location"] == "/?sign-in=openid-failed"
    assert (await user(person))["account"] is False


async def test_a_token_that_another_key_signed_is_refused(person: Person, provider: Provider) -> None:
    provider.signs_with = new_key()

    assert (await come_back(person)).headers["location"] == "/?sign-in=openid-failed"


@pytest.mark.parametrize(
    "back", ["//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example", "t/abc", ""]
)
async def test_nobody_is_sent_to_another_site_afterwards(person: Person, back: str) -> None:
    answer = await person.post("/api/session/openid", {"back": back})

    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


async def test_a_provider_that_does_not_answer_is_told_as_such(person: Person, provider: Provider) -> None:
    provider.broken = True

    answer = await person.post("/api/session/openid", {})

    assert (answer.status_code, answer.json()["code"]) == (502, "openid-unavailable")


async def test_who_comes_back_too_often_is_slowed_down(running: Provider, fresh_sqlite: Callable[[], str]) -> None:
    running.forget()
    with Pixelkeep(fresh_sqlite(), SIGN_INS_PER_MINUTE=2, **running.settings()) as server:
        async with Person(server) as person:
            landed = [await come_back(person), await come_back(person)]
            landed.append(await person.get("/api/session/openid/callback"))

    assert [each.headers["location"] for each in landed] == ["/", "/", "/?sign-in=too-frequent"]


async def test_where_no_provider_is_named_nobody_signs_in_so(plain: Pixelkeep) -> None:
    async with Person(plain) as person:
        assert (await person.get("/api/session/ways")).json() == {"password": True, "openid": None}
        answer = await person.post("/api/session/openid", {})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-openid")
