"""Finding people, and what is known of them to those who look after the place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select

from app.kernel.node import Node
from app.service.accounts.user import Role
from app.service.database.schema import api_tokens, reports, seats, sessions, users
from app.service.errors import Problem
from app.service.moderation.audit import AuditEntry, Sought, entries
from app.service.moderation.sanctions import SANCTIONS

PAGE = 50


@dataclass(frozen=True, slots=True)
class AdminUser:
    """Somebody, with the sanctions that hold. Times in ms since 1970."""

    id: str
    name: str
    role: Role
    account: bool
    created_at: int
    seen_at: int
    muted_until: int | None
    banned_until: int | None
    ban_reason: str | None
    deleted_at: int | None


@dataclass(frozen=True, slots=True)
class AdminUserDetail:
    """Somebody in full: how much there is of theirs, reports about them, and the history of their sanctions."""

    user: AdminUser
    sessions: int
    tokens: int
    tables: int
    accused: int
    history: list[AuditEntry]


class Cursor(Node, tag=False):
    """Where a list goes on: after who came then."""

    at: int
    user: str

    def __str__(self) -> str:
        return f"{self.at}.{self.user}"


_COLUMNS = (
    users.c.id,
    users.c.name,
    users.c.role,
    users.c.name_key.is_not(None),
    users.c.created_at,
    users.c.seen_at,
    users.c.muted_until,
    users.c.banned_until,
    users.c.ban_reason,
    users.c.deleted_at,
)


def found(words: str, after: Cursor | None) -> Callable[[Connection], tuple[list[AdminUser], Cursor | None]]:
    """Reads a page of those who have this id, or whose name has these letters in it; the newest first."""
    query = select(*_COLUMNS).order_by(users.c.created_at.desc(), users.c.id.desc()).limit(PAGE + 1)
    if words:
        named = func.lower(users.c.name).contains(words.lower(), autoescape=True)
        query = query.where(or_(users.c.id == words, named))
    if after:
        same = (users.c.created_at == after.at) & (users.c.id < after.user)
        query = query.where(or_(users.c.created_at < after.at, same))

    def read(connection: Connection) -> tuple[list[AdminUser], Cursor | None]:
        known = [_known(row) for row in connection.execute(query)]
        if len(known) <= PAGE:
            return known, None
        last = known[PAGE - 1]
        return known[:PAGE], Cursor(last.created_at, last.id)

    return read


def dossier(user: str) -> Callable[[Connection], AdminUserDetail]:
    """Reads all that is known of somebody. Raises Problem `unknown-user`."""

    def read(connection: Connection) -> AdminUserDetail:
        row = connection.execute(select(*_COLUMNS).where(users.c.id == user)).first()
        if row is None:
            raise Problem("unknown-user", "there is nobody of this id")
        history = entries(Sought(target=f"user {user}", actions=SANCTIONS))(connection)

        def count(column: ColumnElement[Any]) -> int:
            return connection.execute(select(func.count()).where(column == user)).scalar_one()

        return AdminUserDetail(
            _known(row),
            count(sessions.c.user_id),
            count(api_tokens.c.user_id),
            count(seats.c.user_id),
            count(reports.c.accused_id),
            history,
        )

    return read


def _known(row: object) -> AdminUser:
    return AdminUser(*row)  # type: ignore[misc]
