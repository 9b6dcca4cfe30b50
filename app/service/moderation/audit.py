"""The audit log: who looked at what, who did what, and why. What is written there stays as it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select

from app.kernel.node import Node
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import audit, users

T = TypeVar("T")

PAGE = 50


class Act(Node, tag=False):
    """Something that somebody does for the house. A target is written `user ID`, `table ID`, `report ID`, ..."""

    actor: str
    action: str
    target: str = ""
    reason: str = ""
    details: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """Who did what, to what, why. `at` is in ms since 1970; a target is written `user ID`, `table ID`, ..."""

    id: int
    at: int
    actor: str
    actor_name: str
    action: str
    target: str
    reason: str
    details: dict[str, Any]


class Sought(Node, tag=False):
    """Which entries: of an actor, about a target, of these actions, before the entry with this number."""

    actor: str | None = None
    target: str | None = None
    actions: tuple[str, ...] = ()
    before: int | None = None


class Audit:
    """Does what is audited: the entry and what it tells of are written together, or neither is."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def do(self, act: Act, work: Callable[[Connection], T]) -> T:
        """Do this work in one transaction with its entry. Raises what the work raises."""

        def both(connection: Connection) -> T:
            done = work(connection)
            note(connection, act, self._clock.now())
            return done

        return await self._database.write(both)

    async def say(self, act: Act) -> None:
        """Write down what is about to be done elsewhere."""
        await self.do(act, lambda connection: None)


def note(connection: Connection, act: Act, now: int) -> None:
    """Write an act down."""
    values = {"at": now, "actor_id": act.actor, "action": act.action, "target": act.target, "reason": act.reason}
    connection.execute(insert(audit), {**values, "details": msgspec.json.encode(dict(act.details)).decode()})


def entries(sought: Sought) -> Callable[[Connection], list[AuditEntry]]:
    """Reads a page of entries, the newest first."""
    query = select(audit, users.c.name).join(users, users.c.id == audit.c.actor_id)
    if sought.actor is not None:
        query = query.where(audit.c.actor_id == sought.actor)
    if sought.target is not None:
        query = query.where(audit.c.target == sought.target)
    if sought.actions:
        query = query.where(audit.c.action.in_(sought.actions))
    if sought.before is not None:
        query = query.where(audit.c.id < sought.before)
    query = query.order_by(audit.c.id.desc()).limit(PAGE)

    def read(connection: Connection) -> list[AuditEntry]:
        return [
            AuditEntry(
                found.id,
                found.at,
                found.actor_id,
                found.name,
                found.action,
                found.target,
                found.reason,
                msgspec.json.decode(found.details),
            )
            for found in connection.execute(query)
        ]

    return read
