"""The audit log: written with what it tells of, and never changed."""

from typing import Any

import pytest
from sqlalchemy import delete, insert, text, update
from sqlalchemy.exc import DBAPIError

from app.service.database.schema import audit, users
from app.service.moderation.audit import PAGE, Act, Audit, Sought, entries
from tests.service.town import Town


def audited(town: Town) -> Audit:
    return Audit(town.database, town.clock)


async def test_an_entry_says_who_did_what_when_and_why(town: Town) -> None:
    actor = await town.person("Ann Lee")
    act = Act(actor.id, "pause-table", "table t", "a dispute", {"seq": 3})
    await audited(town).say(act)
    (entry,) = await town.database.read(entries(Sought()))
    assert (entry.actor, entry.actor_name, entry.at) == (actor.id, "Ann Lee", town.clock.time)
    assert (entry.action, entry.target, entry.reason, entry.details) == (act.action, act.target, act.reason, {"seq": 3})


async def test_what_fails_is_neither_done_nor_written_down(town: Town) -> None:
    actor = await town.person("Ann Lee")

    def fails(connection: Any) -> None:
        connection.execute(update(users).values(name="nobody"))
        raise LookupError

    with pytest.raises(LookupError):
        await audited(town).do(Act(actor.id, "rename"), fails)
    assert await town.count(audit) == 0
    assert (await town.user(actor.id)).name == "Ann Lee"


async def test_what_cannot_be_written_down_is_not_done(town: Town) -> None:
    actor = await town.person("Ann Lee")
    changed = update(users).values(name="nobody")
    with pytest.raises(DBAPIError):
        await audited(town).do(Act("no such user", "rename"), lambda connection: connection.execute(changed))
    assert (await town.user(actor.id)).name == "Ann Lee"


@pytest.mark.parametrize("change", [update(audit).values(reason="another"), delete(audit)])
async def test_nobody_changes_the_audit_log(town: Town, change: Any) -> None:
    actor = await town.person("Ann Lee")
    await audited(town).say(Act(actor.id, "read-user", reason="the reason"))
    with pytest.raises(DBAPIError, match="the audit log cannot be changed"):
        await town.database.write(lambda connection: connection.execute(change))
    (entry,) = await town.database.read(entries(Sought()))
    assert entry.reason == "the reason"


async def test_nobody_empties_the_audit_log(town: Town) -> None:
    actor = await town.person("Ann Lee")
    await audited(town).say(Act(actor.id, "read-user"))

    def empty(connection: Any) -> None:
        # SQLite has no other way than to delete
        connection.execute(text("TRUNCATE audit" if connection.dialect.name == "postgresql" else "DELETE FROM audit"))

    with pytest.raises(DBAPIError, match="the audit log cannot be changed"):
        await town.database.write(empty)
    assert await town.count(audit) == 1


async def test_entries_are_found_by_actor_target_and_action_and_come_in_pages(town: Town) -> None:
    ann, bob = await town.person("Ann Lee"), await town.person("Bob Lin")
    rows = [
        {"at": n, "actor_id": (ann, bob)[n % 2].id, "action": f"act-{n % 3}", "target": f"user {n % 5}"}
        for n in range(PAGE + 10)
    ]
    await town.database.write(
        lambda connection: connection.execute(insert(audit), [{**row, "reason": "", "details": "{}"} for row in rows])
    )

    async def found(sought: Sought) -> list[int]:
        return [entry.at for entry in await town.database.read(entries(sought))]

    first = await town.database.read(entries(Sought()))
    assert [entry.at for entry in first] == list(range(PAGE + 9, 9, -1))
    assert await found(Sought(before=first[-1].id)) == list(range(9, -1, -1))
    assert await found(Sought(actor=bob.id)) == list(range(PAGE + 9, 0, -2))
    assert await found(Sought(target="user 3", actions=("act-0",))) == [n for n in range(59, -1, -1) if n % 15 == 3]
