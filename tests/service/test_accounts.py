"""Accounts as the service keeps them: how one is made, proved, renamed and left, on both databases."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select, update

from app.service.accounts.accounts import SignedIn
from app.service.accounts.export import export_of
from app.service.accounts.people import People
from app.service.accounts.sessions import LIFE_MS, SEEN_MS
from app.service.accounts.user import FORMER, Caller
from app.service.database.database import Database, open_database
from app.service.database.schema import audit, messages, reports, seats, sessions, shunned, users
from app.service.errors import Problem
from tests.service.conftest import HandClock, Node

PASSWORD = "seven purple kettles"
OTHER = "nine orange ladders"
HOUR_MS = 3_600_000


class Town:
    """People in a database, and a clock that is set by hand."""

    def __init__(self, database: Database, clock: HandClock) -> None:
        self.database = database
        self.clock = clock
        self.people = People(database, clock)

    async def guest(self) -> Caller:
        _, token = await self.people.guests.new("a browser")
        return await self.caller(token)

    async def account(self, name: str) -> Caller:
        return await self.caller((await self.sign_up(name)).token)

    async def sign_up(self, name: str, caller: Caller | None = None) -> SignedIn:
        return await self.people.accounts.sign_up(name, PASSWORD, caller, "a browser")

    async def sign_in(self, name: str, password: str = PASSWORD, caller: Caller | None = None) -> SignedIn:
        return await self.people.accounts.sign_in(name, password, caller, "a browser")

    async def caller(self, token: str) -> Caller:
        caller = await self.people.sessions.of(token)
        assert caller is not None
        return caller

    async def set(self, user: str, **values: Any) -> None:
        changed = update(users).where(users.c.id == user).values(values)
        await self.database.write(lambda connection: connection.execute(changed))

    async def count(self, table: Table) -> int:
        query = select(func.count()).select_from(table)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    async def user(self, user: str) -> Any:
        query = select(users).where(users.c.id == user)
        return await self.database.read(lambda connection: connection.execute(query).one())


@pytest.fixture
async def town(database_url: str) -> AsyncIterator[Town]:
    database = open_database(database_url)
    yield Town(database, HandClock())
    await database.close()


async def refused(work: Any) -> Problem:
    with pytest.raises(Problem) as found:
        await work
    return found.value


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


async def give(town: Town, old: str, new: str) -> None:
    """Seat `new` where `old` sits."""
    moved = update(seats).where(seats.c.user_id == old).values(user_id=new)
    await town.database.write(lambda connection: connection.execute(moved))


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


# --- what is one's own --------------------------------------------------------


async def test_a_new_password_ends_every_other_session_and_the_old_password(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")
    other = await town.sign_in("Ann Lee")
    caller = await town.caller(signed.token)

    changed = await town.people.owning.change_password(caller, PASSWORD, OTHER, "")

    assert await town.people.sessions.of(other.token) is None
    assert await town.people.sessions.of(signed.token) is None
    assert (await town.caller(changed.token)).user == signed.user
    assert (await refused(town.sign_in("Ann Lee"))).code == "wrong-credentials"
    assert (await town.sign_in("Ann Lee", OTHER)).user == signed.user


async def test_a_password_is_changed_by_who_knows_it(town: Town) -> None:
    caller, guest = await town.account("Ann Lee"), await town.guest()
    change = town.people.owning.change_password

    assert (await refused(change(caller, OTHER, OTHER, ""))).code == "wrong-password"
    assert (await refused(change(caller, PASSWORD, "password1", ""))).code == "password-weak"
    assert (await refused(change(guest, "", OTHER, ""))).code == "account-needed"
    assert await town.sign_in("Ann Lee")


async def test_an_account_takes_another_name_and_frees_its_own(town: Town) -> None:
    caller, bob = await town.account("Ann Lee"), await town.account("Bob Lin")
    rename = town.people.owning.rename

    assert (await refused(rename(caller.user, "B0b Lin"))).code == "name-taken"
    assert (await refused(rename(caller.user, "Admin"))).code == "name-reserved"
    assert (await rename(caller.user, "ANN LEE"))[0].name == "ANN LEE"
    assert (await rename(caller.user, "Cid Moss"))[0].name == "Cid Moss"
    assert (await rename(bob.user, "Ann Lee"))[0].name == "Ann Lee"


async def test_guests_may_share_a_name_but_not_an_accounts(town: Town) -> None:
    one, other = await town.guest(), await town.guest()
    await town.sign_up("Ann Lee")
    rename = town.people.owning.rename

    for guest in (one, other):
        assert (await rename(guest.user, "Cid Moss"))[0].name == "Cid Moss"
        assert (await refused(rename(guest.user, "Ann_Lee"))).code == "name-taken"
    assert (await town.sign_up("Cid Moss")).user.account


async def test_who_leaves_is_nobody_any_more_but_what_they_did_stays(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")
    caller = await town.caller(signed.token)
    _, secret = await town.people.tokens.new(caller.user, "bot")
    await said(town, caller.user.id)

    assert (await refused(town.people.owning.delete(caller, OTHER))).code == "wrong-password"
    await town.people.owning.delete(caller, PASSWORD)

    left = await town.user(caller.user.id)
    assert (left.name, left.name_key, left.password_hash, left.subject) == (FORMER, None, None, None)
    assert left.deleted_at == town.clock.now()
    assert await town.people.sessions.of(signed.token) is None
    assert await town.people.tokens.of(secret) is None
    assert (await refused(town.sign_in("Ann Lee"))).code == "wrong-credentials"
    assert (await town.count(messages), await town.count(shunned)) == (1, 0)
    assert (await town.sign_up("Ann Lee")).user.id != caller.user.id, "the name is free again"


async def test_a_guest_leaves_without_a_password(town: Town) -> None:
    guest = await town.guest()

    await town.people.owning.delete(guest, "")

    assert (await town.user(guest.user.id)).name == FORMER


async def test_everything_kept_of_somebody_is_given_to_them_and_nothing_else(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    live, one, other = await node.pair()
    caller = await town.account("Ann Lee")
    await give(town, one.id, caller.user.id)
    await town.people.tokens.new(caller.user, "my bot")
    await said(town, caller.user.id, accused=other.id)
    await said(town, other.id)

    export = await export_of(town.database, caller.user.id)

    assert export.profile["name"] == "Ann Lee"
    assert [token["name"] for token in export.tokens] == ["my bot"]
    assert [(table["id"], table["seat"], table["places"]) for table in export.tables] == [(live.table.id, 0, None)]
    assert [message["text"] for message in export.messages] == [f"hello from {caller.user.id}"]
    assert [report["words"] for report in export.reports] == ["rude"]
    assert [each["other_id"] for each in export.shunned] == [other.id]
    assert len(export.sessions) == 1
    assert not {"password_hash", "token_hash", "name_key", "seed"} & keys_of(export)


def keys_of(export: Any) -> set[str]:
    lists = (value for name in export.__struct_fields__ if isinstance(value := getattr(export, name), list))
    return {key for entries in lists for entry in entries for key in entry} | export.profile.keys()


async def said(town: Town, user: str, accused: str | None = None) -> None:
    """Write a message of somebody, and a mute, and a report of whom they accuse."""
    other = accused or user
    message = {"channel": "lobby", "user_id": user, "text": f"hello from {user}", "at": 1}
    report = {
        "id": user,
        "reporter_id": user,
        "accused_id": other,
        "category": "chat",
        "words": "rude",
        "context": "[]",
    }

    def work(connection: Any) -> None:
        connection.execute(insert(messages), message)
        connection.execute(insert(shunned), {"user_id": user, "other_id": other, "kind": "mute", "at": 1})
        if accused:
            connection.execute(insert(reports), {**report, "context": "[]", "at": 1, "status": "open"})

    await town.database.write(work)


# --- another service's word ---------------------------------------------------


async def test_whom_another_service_vouches_for_becomes_an_account_and_comes_back_to_it(town: Town) -> None:
    guest, subject = await town.guest(), "https://id.example 7"
    with_it = town.people.accounts.sign_in_with

    first = await with_it(subject, ["no", "Ann Lee"], guest, "")
    again = await with_it(subject, [], None, "")

    assert (first.user.id, first.user.name, first.user.account) == (guest.user.id, "Ann Lee", True)
    assert again.user == first.user


async def test_a_name_that_another_service_gives_is_used_if_it_can_be_had(town: Town) -> None:
    await town.sign_up("Ann Lee")
    with_it = town.people.accounts.sign_in_with

    named = [(await with_it(f"x {number}", ["Ann Lee", "admin"], None, "")).user.name for number in range(2)]

    assert "Ann Lee" not in named
    assert named[0] != named[1]


async def test_an_account_may_add_another_way_to_sign_in(town: Town) -> None:
    caller = await town.account("Ann Lee")
    with_it = town.people.accounts.sign_in_with

    assert (await with_it("x 1", [], caller, "")).user == caller.user
    assert (await with_it("x 1", [], None, "")).user == caller.user
    details = await town.people.owning.details(caller.user.id)
    assert (details.password, details.openid) == (True, True)
    again = await town.caller((await town.sign_in("Ann Lee")).token)
    assert (await refused(with_it("x 2", [], again, ""))).code == "already-account"


async def test_who_has_no_password_proves_it_by_a_fresh_sign_in(town: Town) -> None:
    caller = await town.caller((await town.people.accounts.sign_in_with("x 1", ["Ann Lee"], None, "")).token)

    town.clock.move(11 * 60_000)
    assert (await refused(town.people.owning.delete(caller, ""))).code == "sign-in-again"
    assert (await refused(town.people.owning.change_password(caller, "", OTHER, ""))).code == "sign-in-again"

    fresh = await town.caller((await town.people.accounts.sign_in_with("x 1", [], None, "")).token)
    await town.people.owning.change_password(fresh, "", OTHER, "")
    assert (await town.sign_in("Ann Lee", OTHER)).user == caller.user


# --- roles --------------------------------------------------------------------


async def test_the_house_gives_roles_and_writes_it_down(town: Town) -> None:
    signed = await town.sign_up("Ann Lee")

    await town.people.owning.promote("ann lee", "admin")

    assert (await town.caller(signed.token)).user.role == "admin"
    assert await town.count(audit) == 1
    assert (await refused(town.people.owning.promote("Nobody", "admin"))).code == "unknown-user"
