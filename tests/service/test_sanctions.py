"""Sanctions: what may be done to whom, by whom."""

import asyncio

import pytest
from sqlalchemy import select

from app.service.accounts.user import Role
from app.service.database.schema import api_tokens, audit, sessions, users
from app.service.moderation.sanctions import Sanctions
from app.service.moderation.users import Cursor, dossier, found
from tests.service.town import Town, refused


@pytest.fixture
def sanctions(town: Town) -> Sanctions:
    return Sanctions(town.database, town.clock)


RANKS: tuple[Role, ...] = ("user", "moderator", "admin")


@pytest.mark.parametrize("target", RANKS)
@pytest.mark.parametrize("actor", RANKS)
async def test_nobody_acts_on_their_own_rank_or_above(
    town: Town, sanctions: Sanctions, actor: Role, target: Role
) -> None:
    one, other = await town.person("Ann Lee", actor), await town.person("Bob Lin", target)
    until = town.clock.time + 1000
    acts = (
        lambda: sanctions.mute(one, other.id, until, "r"),
        lambda: sanctions.unmute(one, other.id, "r"),
        lambda: sanctions.ban(one, other.id, until, "r"),
        lambda: sanctions.unban(one, other.id, "r"),
        lambda: sanctions.rename(one, other.id, "Cat Low", "r"),
        lambda: sanctions.revoke(one, other.id, "r"),
        lambda: sanctions.set_role(one, other.id, "moderator", "r"),
    )
    allowed = RANKS.index(actor) > RANKS.index(target)
    before = await town.user(other.id)
    for act in acts:
        if allowed:
            await act()
        else:
            assert (await refused(act())).code == "not-allowed-target"
    assert await town.count(audit) == (len(acts) if allowed else 0)
    if not allowed:
        assert await town.user(other.id) == before


async def test_who_was_demoted_a_moment_ago_can_do_nothing_more(town: Town, sanctions: Sanctions) -> None:
    one, other = await town.person("Ann Lee", "admin"), await town.person("Bob Lin")
    await town.set(one.id, role="user")
    assert (await refused(sanctions.unban(one, other.id, "r"))).code == "not-allowed-target"


async def test_a_ban_shuts_out_every_session_until_it_ends(town: Town, sanctions: Sanctions) -> None:
    admin = await town.person("Ann Lee", "admin")
    signed = await town.sign_up("Bob Lin")
    until = town.clock.time + 1000
    await sanctions.ban(admin, signed.user.id, until, "spam")
    problem = await refused(town.people.sessions.of(signed.token))
    assert (problem.code, problem.details) == ("banned", {"reason": "spam", "until": until})
    assert (await refused(town.sign_in("Bob Lin"))).code == "banned"
    town.clock.move(1000)
    assert await town.people.sessions.of(signed.token) is not None


async def test_who_is_let_in_again_is_in(town: Town, sanctions: Sanctions) -> None:
    admin, signed = await town.person("Ann Lee", "admin"), await town.sign_up("Bob Lin")
    await sanctions.ban(admin, signed.user.id, town.clock.time + 1000, "spam")
    await sanctions.unban(admin, signed.user.id, "a mistake")
    assert await town.people.sessions.of(signed.token) is not None


async def test_who_is_muted_knows_until_when(town: Town, sanctions: Sanctions) -> None:
    moderator, signed = await town.person("Ann Lee", "moderator"), await town.sign_up("Bob Lin")
    await sanctions.mute(moderator, signed.user.id, town.clock.time + 1000, "rude")
    assert (await town.caller(signed.token)).user.muted_until == town.clock.time + 1000
    await sanctions.unmute(moderator, signed.user.id, "sorry")
    assert (await town.caller(signed.token)).user.muted_until is None


async def test_revoking_ends_sessions_and_tokens(town: Town, sanctions: Sanctions) -> None:
    admin, signed = await town.person("Ann Lee", "admin"), await town.sign_up("Bob Lin")
    await town.people.tokens.new(signed.user, "a program")
    await sanctions.revoke(admin, signed.user.id, "stolen")
    assert await town.people.sessions.of(signed.token) is None
    assert await town.count(api_tokens) == 0
    assert await town.count(sessions) == 0


async def test_a_name_that_is_given_is_as_fit_as_one_that_is_chosen(town: Town, sanctions: Sanctions) -> None:
    admin, other = await town.person("Ann Lee", "admin"), await town.person("Bob Lin")
    guest = (await town.guest()).user
    assert (await refused(sanctions.rename(admin, other.id, "Ann Lee", "r"))).code == "name-taken"
    assert (await refused(sanctions.rename(admin, guest.id, "Ann Lee", "r"))).code == "name-taken"
    assert (await refused(sanctions.rename(admin, other.id, "!", "r"))).code.startswith("name-")
    await sanctions.rename(admin, other.id, "Cat Low", "rude")
    assert (await town.user(other.id)).name == "Cat Low"


async def test_the_last_admin_stays_one(town: Town, sanctions: Sanctions) -> None:
    one = await town.person("Ann Lee", "admin")
    assert (await refused(sanctions.set_role(one, one.id, "user", "tired"))).code == "last-admin"
    other = await town.person("Bob Lin")
    await sanctions.set_role(one, other.id, "admin", "help")
    await sanctions.set_role(one, one.id, "user", "tired")
    assert (await town.user(one.id)).role == "user"


async def test_of_two_admins_who_step_down_at_once_one_stays(town: Town, sanctions: Sanctions) -> None:
    one, other = await town.person("Ann Lee", "admin"), await town.person("Bob Lin", "admin")
    await asyncio.gather(
        *(sanctions.set_role(each, each.id, "user", "tired") for each in (one, other)), return_exceptions=True
    )
    query = select(users.c.id).where(users.c.role == "admin")
    assert len(await town.database.read(lambda connection: connection.execute(query).all())) == 1


async def test_guests_have_no_role_and_nobody_is_found_who_is_not_there(town: Town, sanctions: Sanctions) -> None:
    admin, guest = await town.person("Ann Lee", "admin"), (await town.guest()).user
    assert (await refused(sanctions.set_role(admin, guest.id, "moderator", "r"))).code == "account-needed"
    assert (await refused(sanctions.unban(admin, "nobody", "r"))).code == "unknown-user"


async def test_people_are_found_by_id_and_by_letters_of_their_name(town: Town) -> None:
    ann, bob = await town.person("Ann_Lee"), await town.person("Bob Lin")

    async def ids(words: str) -> set[str]:
        return {known.id for known in (await town.database.read(found(words, None)))[0]}

    assert await ids("") == {ann.id, bob.id}
    assert await ids(bob.id) == {bob.id}
    assert await ids("lin") == {bob.id}
    assert await ids("_") == {ann.id}, "a letter like any other"
    assert await ids("%") == set()


async def test_people_come_in_pages_of_which_none_is_twice(town: Town) -> None:
    made = {(await town.guest()).user.id for _ in range(52)}
    first, next = await town.database.read(found("", None))
    assert next is not None
    second, end = await town.database.read(found("", Cursor(next.at, next.user)))
    assert end is None
    assert len(first) + len(second) == len(made)
    assert {known.id for known in (*first, *second)} == made


async def test_a_dossier_has_the_history_of_sanctions(town: Town, sanctions: Sanctions) -> None:
    admin, other = await town.person("Ann Lee", "admin"), await town.person("Bob Lin")
    await sanctions.mute(admin, other.id, town.clock.time + 1000, "rude")
    await sanctions.ban(admin, other.id, town.clock.time + 2000, "spam")
    read = await town.database.read(dossier(other.id))
    assert (read.user.name, read.user.ban_reason, read.sessions, read.tokens) == ("Bob Lin", "spam", 0, 0)
    assert [(entry.action, entry.reason) for entry in read.history] == [("ban", "spam"), ("mute", "rude")]
    assert (await refused(town.database.read(dossier("nobody")))).code == "unknown-user"
