"""Accounts as the service keeps them: how one is made and proved, by password, session or token, on both databases."""

import asyncio

import pytest
from sqlalchemy import select

from app.service.accounts.accounts import SignedIn
from app.service.accounts.sessions import LIFE_MS, SEEN_MS
from app.service.accounts.user import Caller
from app.service.database.schema import sessions, users
from app.service.errors import Problem
from tests.service.conftest import Node
from tests.service.town import OTHER, PASSWORD, Town, give, refused

HOUR_MS = 3_600_000


# --- signing up ---------------------------------------------------------------


async def test_a_guest_who_signs_up_stays_the_same_user(town: Town) -> None:
    guest = await town.guest()

    signed = await town.sign_up("Ann Lee", guest)

    assert (signed.user.id, signed.user.name, signed.user.account) == (guest.user.id, "Ann Lee", True)
    assert (await town.caller(signed.token)).user == signed.user
    assert await town.count(sessions) == 1, "the guest's session has ended for the new one"


async def test_somebody_without_a_session_signs_up_as_a_new_user(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")

    assert (await town.caller(signed.token)).user.name == "Ann Lee"


async def test_a_name_that_looks_like_an_accounts_is_taken(town: Town) -> None:
    await town.sign_up("Bob Lin")

    for name in ("bob lin", "B0b_L1n", "BobLin"):
        assert (await refused(town.sign_up(name))).code == "name-taken"
    assert await town.count(users) == 1


async def test_of_many_who_want_a_name_at_once_one_gets_it(town: Town) -> None:
    answers = await asyncio.gather(*(town.sign_up("Ann Lee") for _ in range(4)), return_exceptions=True)

    assert [type(answer) for answer in answers].count(SignedIn) == 1
    assert {answer.code for answer in answers if isinstance(answer, Problem)} == {"name-taken"}


async def test_an_account_does_not_sign_up_again(town: Town) -> None:
    caller = await town.account("Ann Lee")

    assert (await refused(town.sign_up("Bob Lin", caller))).code == "already-account"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("x" * 129, "password-length"),
        ("password1", "password-weak"),
        ("annlee12", "password-weak"),
        ("aaaaaaaaaaaa", "password-weak"),
    ],
)
async def test_a_password_that_is_guessed_soon_is_refused(town: Town, password: str, code: str) -> None:
    assert (await refused(town.people.accounts.sign_up("Ann Lee", password, None, ""))).code == code
    assert await town.count(users) == 0


async def test_passwords_and_tokens_are_not_stored(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")

    stored = await town.user(signed.user.id)
    query = select(sessions.c.token_hash)
    hashes = await town.database.read(lambda connection: connection.execute(query).scalars().all())
    assert stored.password_hash.startswith("$argon2id$")
    assert PASSWORD not in stored.password_hash
    assert signed.token not in hashes


# --- signing in ---------------------------------------------------------------


async def test_whoever_shows_name_and_password_is_signed_in(town: Town) -> None:
    one = await town.account("Ann Lee")

    signed = await town.sign_in("ann lee")

    assert signed.user == one.user
    assert len(await town.people.sessions.listed(one.user.id)) == 2


async def test_a_password_may_be_typed_on_any_keyboard(town: Town) -> None:
    await town.people.accounts.sign_up("Ann Lee", "se\u0301ptimo o\u0301leo azul", None, "")

    assert await town.sign_in("Ann Lee", "séptimo óleo azul")


@pytest.mark.parametrize(("name", "password"), [("Ann Lee", OTHER), ("Nobody Here", PASSWORD), ("Ann Lee", "")])
async def test_a_wrong_name_is_told_like_a_wrong_password(town: Town, name: str, password: str) -> None:
    await town.sign_up("Ann Lee")

    problem = await refused(town.sign_in(name, password))

    assert (problem.code, problem.message) == (
        "wrong-credentials",
        "there is no account with this name and password",
    )


async def test_a_guest_has_no_password_to_sign_in_with(town: Town) -> None:
    guest = await town.guest()

    assert (await refused(town.sign_in(guest.user.name, ""))).code == "wrong-credentials"


async def test_a_device_where_one_signed_in_is_known_until_the_password_changes(town: Town) -> None:
    accounts, signed = town.people.accounts, await town.sign_up("Ann Lee")
    await town.sign_up("Bob Lin")
    proof = (await town.sign_in("Ann Lee")).device or ""

    assert await accounts.device("Ann Lee", proof) not in (None, await accounts.device("Ann Lee", signed.device or ""))
    assert await accounts.device("Bob Lin", proof) is None
    assert await accounts.device("Ann Lee", proof[:-1] + "x") is None
    assert await accounts.device("Ann Lee", "") is None

    await town.people.owning.change_password(await town.caller(signed.token), PASSWORD, OTHER, "")
    assert await accounts.device("Ann Lee", proof) is None


# --- a guest's seats ----------------------------------------------------------


async def test_a_guests_running_tables_pass_to_the_account_that_signs_in(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    live, one, other = await node.pair()
    account, guest = await town.account("Ann Lee"), await town.guest()
    await give(town, one.id, guest.user.id)

    signed = await town.sign_in("Ann Lee", caller=guest)

    assert signed.tables == (live.table.id,)
    for table in signed.tables:
        await node.house.seats_changed(table)
    assert [seat.user for seat in live.table.seats] == [account.user.id, other.id]
    assert live.table.seats[0].name == "Ann Lee"
    assert await town.people.sessions.listed(guest.user.id) == []


async def test_at_a_table_where_the_account_sits_the_guests_seat_stays_the_guests(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    live, one, other = await node.pair()
    account, guest = await town.account("Ann Lee"), await town.guest()
    await give(town, one.id, guest.user.id)
    await give(town, other.id, account.user.id)

    signed = await town.sign_in("Ann Lee", caller=guest)

    assert signed.tables == ()
    await node.house.seats_changed(live.table.id)
    assert [seat.user for seat in live.table.seats] == [guest.user.id, account.user.id]


async def test_an_account_that_signs_in_as_another_brings_no_seats(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    _, one, _ = await node.pair()
    await town.sign_up("Ann Lee")
    bob = await town.account("Bob Lin")
    await give(town, one.id, bob.user.id)

    assert (await town.sign_in("Ann Lee", caller=bob)).tables == ()


# --- sessions -----------------------------------------------------------------


async def test_a_session_lasts_as_long_as_it_is_used_and_is_written_once_an_hour(town: Town) -> None:
    _, token = await town.people.guests.new()
    began = town.clock.now()

    town.clock.move(SEEN_MS - 1)
    caller = await town.caller(token)
    assert [each.seen_at for each in await town.people.sessions.listed(caller.user.id)] == [began]

    town.clock.move(1)
    await town.caller(token)
    assert [each.seen_at for each in await town.people.sessions.listed(caller.user.id)] == [began + HOUR_MS]
    assert (await town.user(caller.user.id)).seen_at == began + HOUR_MS

    town.clock.move(LIFE_MS - 1)
    await town.caller(token)
    town.clock.move(LIFE_MS)
    assert await town.people.sessions.of(token) is None


async def test_a_session_is_known_by_its_token_alone(town: Town) -> None:
    await town.guest()

    for token in (None, "", "x", "pk_x"):
        assert await town.people.sessions.of(token) is None


async def test_somebody_ends_one_session_or_all_but_nobody_elses(town: Town) -> None:
    one, bob = await town.account("Ann Lee"), await town.account("Bob Lin")
    second = await town.caller((await town.sign_in("Ann Lee")).token)
    await town.sign_in("Ann Lee")
    ends = town.people.sessions

    assert (await refused(ends.end(bob.user.id, one.session or ""))).code == "unknown-session"
    await ends.end(one.user.id, second.session or "")
    assert len(await ends.listed(one.user.id)) == 2
    await ends.end_all(one.user.id, one.session)
    assert [each.id for each in await ends.listed(one.user.id)] == [one.session]
    await ends.end_all(one.user.id)
    assert await ends.listed(one.user.id) == []
    assert len(await ends.listed(bob.user.id)) == 1


async def test_a_banned_user_is_told_why_and_until_when(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")
    _, secret = await town.people.tokens.new(signed.user, "bot")
    until = town.clock.now() + 5000
    await town.set(signed.user.id, banned_until=until, ban_reason="spam")

    for work in (town.people.sessions.of(signed.token), town.people.tokens.of(secret), town.sign_in("Ann Lee")):
        problem = await refused(work)
        assert (problem.code, problem.details) == ("banned", {"reason": "spam", "until": until})

    town.clock.move(5000)
    assert await town.caller(signed.token)


async def test_a_mute_is_known_until_it_is_over(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")
    until = town.clock.now() + 5000
    await town.set(signed.user.id, muted_until=until)

    assert (await town.caller(signed.token)).user.muted_until == until
    town.clock.move(5000)
    assert (await town.caller(signed.token)).user.muted_until is None


# --- tokens -------------------------------------------------------------------


async def test_a_token_proves_its_user_until_it_is_revoked(town: Town) -> None:
    one, bob = await town.account("Ann Lee"), await town.account("Bob Lin")
    tokens = town.people.tokens
    made, secret = await tokens.new(one.user, "my bot")

    assert secret.startswith("pk_")
    assert await tokens.of(secret) == Caller(one.user)
    assert [(each.name, each.used_at) for each in await tokens.listed(one.user.id)] == [("my bot", town.clock.now())]
    assert await tokens.of(secret + "x") is None
    assert (await refused(tokens.revoke(bob.user.id, made.id))).code == "unknown-token"

    await tokens.revoke(one.user.id, made.id)
    assert await tokens.of(secret) is None


async def test_tokens_are_for_accounts_and_so_many_for_each(town: Town) -> None:
    guest, one = await town.guest(), await town.account("Ann Lee")
    tokens = town.people.tokens

    assert (await refused(tokens.new(guest.user, "bot"))).code == "account-needed"
    for number in range(20):
        await tokens.new(one.user, f"bot {number}")
    assert (await refused(tokens.new(one.user, "bot 20"))).code == "too-many-tokens"
