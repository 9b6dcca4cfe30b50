"""What people do with what is theirs: password, name, data, ways to sign in, leaving, roles; on both databases."""

import asyncio
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert, select

from app.service.accounts.export import export_of
from app.service.accounts.friendly import ADJECTIVES, ANIMALS
from app.service.accounts.lookalike import looks_like
from app.service.accounts.user import FORMER
from app.service.database.schema import audit, messages, reports, shunned, tickets, users
from app.service.errors import Problem
from app.service.moderation.reports import queue
from app.service.safety.reports import Accusation, Reports
from tests.service.conftest import Node
from tests.service.town import OTHER, PASSWORD, Town, give, refused, said

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
    assert (await town.sign_up("cid moss")).user.account
    for guest in (one, other):
        assert looks_like((await town.user(guest.user.id)).name) != looks_like("Cid Moss"), "an account has it now"


async def test_a_guest_gives_way_to_an_account_wherever_they_are_shown(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    live, one, other = await node.pair()
    caller = await town.account("Ann Lee")
    await town.set(one.id, name="Cid Moss")
    await town.set(other.id, name="Bob Lin")

    assert (await town.sign_up("Cid Moss")).tables == (live.table.id,)
    assert (await town.people.owning.rename(caller.user, "Bob Lin"))[1] == (live.table.id,)

    names = {(await town.user(user.id)).name for user in (one, other)}
    assert not names & {"Cid Moss", "Bob Lin"}


async def test_a_guest_is_given_no_name_of_an_account(town: Town) -> None:
    taken = {looks_like(f"{adjective} {animal}") for adjective in ADJECTIVES for animal in ANIMALS}
    everybody = [{"id": f"u{n}", "name": key, "name_key": key, "created_at": 1} for n, key in enumerate(taken)]
    await town.database.write(lambda connection: connection.execute(insert(users), everybody))

    assert looks_like((await town.guest()).user.name) not in taken


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


async def test_who_leaves_is_named_in_no_report_either(town: Town) -> None:
    leaving, staying = await town.account("Ann Lee"), await town.person("Bob Lin")
    await said(town, leaving.user.id)
    await said(town, staying.id)
    accusation = Accusation(leaving.user.id, "chat", "rude")
    await Reports(town.database, town.clock).make(staying.id, accusation)

    await town.people.owning.delete(leaving, PASSWORD)

    (report,) = await town.database.read(queue("open"))
    spoken = [(said.user, said.name, said.text) for said in report.context.messages]
    assert spoken == [
        (leaving.user.id, FORMER, f"hello from {leaving.user.id}"),
        (staying.id, "Bob Lin", f"hello from {staying.id}"),
    ]
    (stored,) = await town.database.read(lambda connection: connection.execute(select(reports.c.context)).scalars())
    assert "Ann Lee" not in stored


async def test_a_guest_leaves_without_a_password(town: Town) -> None:
    guest = await town.guest()

    await town.people.owning.delete(guest, "")

    assert (await town.user(guest.user.id)).name == FORMER


async def test_the_last_admin_does_not_leave(town: Town) -> None:
    one, other = await town.account("Ann Lee"), await town.account("Bob Lin")
    await town.set(one.user.id, role="admin")
    delete = town.people.owning.delete

    assert (await refused(delete(one, PASSWORD))).code == "last-admin"
    assert (await town.caller((await town.sign_in("Ann Lee")).token)).user.role == "admin"

    await town.set(other.user.id, role="admin")
    await delete(one, PASSWORD)
    assert (await refused(delete(other, PASSWORD))).code == "last-admin"


async def test_of_two_admins_who_leave_at_once_one_stays(town: Town) -> None:
    admins = [await town.account("Ann Lee"), await town.account("Bob Lin")]
    for admin in admins:
        await town.set(admin.user.id, role="admin")

    left = [town.people.owning.delete(admin, PASSWORD) for admin in admins]
    refusals = [each for each in await asyncio.gather(*left, return_exceptions=True) if each]

    assert [each.code for each in refusals if isinstance(each, Problem)] == ["last-admin"]
    assert sorted([(await town.user(admin.user.id)).role for admin in admins]) == ["admin", "user"]


async def test_everything_kept_of_somebody_is_given_to_them_and_nothing_else(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    live, one, other = await node.pair()
    caller = await town.account("Ann Lee")
    await give(town, one.id, caller.user.id)
    await town.people.tokens.new(caller.user, "my bot")
    await said(town, caller.user.id, accused=other.id)
    await said(town, other.id)
    for seat in (0, 1):
        await node.move(live, seat, live.decision_of(seat).options[0].step)
    wish = {"game": "hoard", "mode": "standard", "clock": "relaxed", "rated": False, "seats": 2, "rating": 0.0}
    waiting = [{**wish, "user_id": user, "at": 1, "seen_at": 1} for user in (caller.user.id, other.id)]
    await town.database.write(lambda connection: connection.execute(insert(tickets), waiting))

    export = await export_of(town.database, caller.user.id)

    assert export.profile["name"] == "Ann Lee"
    assert [token["name"] for token in export.tokens] == ["my bot"]
    assert [(table["id"], table["seat"], table["places"]) for table in export.tables] == [(live.table.id, 0, None)]
    assert [(table["share"], table["passing"]) for table in export.tables] == [(bytes(16).hex(), None)]
    assert [(move["table_id"], move["kind"]) for move in export.moves] == [(live.table.id, "move")]
    assert export.moves[0]["path"], "what was chosen"
    assert [ticket["game"] for ticket in export.tickets] == ["hoard"]
    assert [message["text"] for message in export.messages] == [f"hello from {caller.user.id}"]
    assert [report["words"] for report in export.reports] == ["rude"]
    assert [each["other_id"] for each in export.shunned] == [other.id]
    assert len(export.sessions) == 1
    assert not {"password_hash", "token_hash", "name_key", "seed"} & keys_of(export)


def keys_of(export: Any) -> set[str]:
    lists = (value for value in asdict(export).values() if isinstance(value, list))
    return {key for entries in lists for entry in entries for key in entry} | export.profile.keys()


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


async def test_a_browser_left_signed_in_is_not_enough_to_add_a_way_in(town: Town) -> None:
    caller = await town.account("Ann Lee")
    with_it = town.people.accounts.sign_in_with

    town.clock.move(11 * 60_000)
    assert (await refused(with_it("x 1", [], caller, ""))).code == "sign-in-again"
    assert not (await town.people.owning.details(caller.user.id)).openid

    fresh = await town.caller((await town.sign_in("Ann Lee")).token)
    assert (await with_it("x 1", [], fresh, "")).user == caller.user


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
