"""Somebody, as the rest of the service knows them, and how they proved who they are."""

from typing import Any, Literal

from app.kernel.node import Node
from app.service.database.schema import users
from app.service.errors import Problem

Role = Literal["user", "moderator", "admin"]

FORMER = "former player"
"""The name of who has left: what they did stays, without them."""


class User(Node, tag=False):
    """Somebody who uses the service. `muted_until` (ms since 1970) is None for who may speak."""

    id: str
    name: str
    role: Role = "user"
    account: bool = False
    muted_until: int | None = None


class Caller(Node, tag=False):
    """Somebody who asks, and the session they ask in; None for a program with a token."""

    user: User
    session: str | None = None


PERSON = (
    users.c.id,
    users.c.name,
    users.c.role,
    users.c.name_key,
    users.c.muted_until,
    users.c.banned_until,
    users.c.ban_reason,
)
"""The columns that `user_from` reads."""


def user_from(found: Any, now: int) -> User:
    """The user of a row with the columns of PERSON. Raises Problem `banned`."""
    if found.banned_until is not None and found.banned_until > now:
        raise Problem("banned", "you are banned for now", reason=found.ban_reason or "", until=found.banned_until)
    muted = found.muted_until if found.muted_until is not None and found.muted_until > now else None
    return User(found.id, found.name, found.role, found.name_key is not None, muted)
