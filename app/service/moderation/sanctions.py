"""Sanctions: what those who run the place do to people. Nobody acts on somebody of their own rank, or above."""

from typing import Any

from sqlalchemy import Connection, delete, select, update

from app.kernel.node import Node
from app.service.accounts.accounts import write_name
from app.service.accounts.names import fit_name
from app.service.accounts.owning import named, need_another_admin
from app.service.accounts.sessions import end_sessions
from app.service.accounts.user import Role, User
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import api_tokens, tickets, users
from app.service.errors import Problem
from app.service.moderation.audit import Act, note

RANK = {"user": 0, "moderator": 1, "admin": 2}

SANCTIONS = ("mute", "unmute", "ban", "unban", "rename", "revoke-sessions", "set-role", "promote")
"""The actions of the audit log that make up somebody's history."""


class Target(Node, tag=False):
    """Whom it is about, as they were before."""

    id: str
    name: str
    role: Role
    account: bool


class Sanctions:
    """Everything here raises Problem: unknown-user, not-allowed-target, and what each says."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def mute(self, actor: User, user: str, until: int, reason: str) -> None:
        """Let nobody hear them until then (ms since 1970)."""
        await self._set(actor, user, Act(actor.id, "mute", _target(user), reason, {"until": until}), muted_until=until)

    async def unmute(self, actor: User, user: str, reason: str) -> None:
        """Let them be heard again."""
        await self._set(actor, user, Act(actor.id, "unmute", _target(user), reason), muted_until=None)

    async def ban(self, actor: User, user: str, until: int, reason: str) -> None:
        """Shut them out until then (ms since 1970).

        Their sessions stay, and are refused with the reason and the end: a guest would lose all they have.
        """

        def work(connection: Connection) -> None:
            self._meet(connection, actor, user)
            _change(connection, user, banned_until=until, ban_reason=reason)
            connection.execute(delete(tickets).where(tickets.c.user_id == user))
            act = Act(actor.id, "ban", _target(user), reason, {"until": until})
            note(connection, act, self._clock.now())

        await self._database.write(work)

    async def unban(self, actor: User, user: str, reason: str) -> None:
        """Let them in again."""
        act = Act(actor.id, "unban", _target(user), reason)
        await self._set(actor, user, act, banned_until=None, ban_reason=None)

    async def revoke(self, actor: User, user: str, reason: str) -> None:
        """End all their sessions and tokens."""

        def work(connection: Connection) -> None:
            self._meet(connection, actor, user)
            end_sessions(connection, user)
            connection.execute(delete(api_tokens).where(api_tokens.c.user_id == user))
            note(connection, Act(actor.id, "revoke-sessions", _target(user), reason), self._clock.now())

        await self._database.write(work)

    async def rename(self, actor: User, user: str, wish: str, reason: str) -> tuple[str, ...]:
        """Give them another name: the tables where it is shown. Raises Problem `name-taken`, and what names do."""
        name = fit_name(wish)

        def work(connection: Connection) -> tuple[str, ...]:
            target = self._meet(connection, actor, user)
            act = Act(actor.id, "rename", _target(user), reason, {"from": target.name, "to": name})
            note(connection, act, self._clock.now())
            return named(connection, user, target.account, name)

        return await write_name(self._database, work)

    async def set_role(self, actor: User, user: str, role: Role, reason: str) -> None:
        """Give an account a role. An admin may step down, unless nobody else is one.

        Raises Problem: account-needed, last-admin.
        """

        def work(connection: Connection) -> None:
            target = _found(connection, user) if user == actor.id else self._meet(connection, actor, user)
            if not target.account:
                raise Problem("account-needed", "a guest has no role")
            if role != "admin":
                need_another_admin(connection, user)
            _change(connection, user, role=role)
            act = Act(actor.id, "set-role", _target(user), reason, {"from": target.role, "to": role})
            note(connection, act, self._clock.now())

        await self._database.write(work)

    async def _set(self, actor: User, user: str, act: Act, **values: Any) -> None:
        def work(connection: Connection) -> None:
            self._meet(connection, actor, user)
            _change(connection, user, **values)
            note(connection, act, self._clock.now())

        await self._database.write(work)

    def _meet(self, connection: Connection, actor: User, user: str) -> Target:
        """Whom the actor is about to act on; both as they are now."""
        target, mine = _found(connection, user), _found(connection, actor.id).role
        if RANK[target.role] >= RANK[mine]:
            raise Problem("not-allowed-target", "this is for people of a lower role than yours")
        return target


def _target(user: str) -> str:
    return f"user {user}"


def _found(connection: Connection, user: str) -> Target:
    query = select(users.c.id, users.c.name, users.c.role, users.c.name_key).where(users.c.deleted_at.is_(None))
    found = connection.execute(query.where(users.c.id == user)).first()
    if found is None:
        raise Problem("unknown-user", "there is nobody of this id")
    return Target(found.id, found.name, found.role, found.name_key is not None)


def _change(connection: Connection, user: str, **values: Any) -> None:
    connection.execute(update(users).where(users.c.id == user).values(values))
