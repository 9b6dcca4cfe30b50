"""Whom somebody does not wish to read, or to meet."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, Select, and_, delete, func, or_, select

from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.inserting import insert_or_replace
from app.service.database.schema import shunned, users
from app.service.errors import Problem

Kind: TypeAlias = Literal["mute", "block"]
"""Mute: I no longer read them. Block: nor do they read me, nor do we meet."""

MOST = 500
"""Whom one user may shun."""


@dataclass(frozen=True, slots=True)
class ShunnedInfo:
    """Somebody whom one shuns, since when (ms since 1970); the id draws their picture."""

    user: str
    name: str
    kind: Kind
    at: int


class Shunning:
    """The lists of all users."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, user: str) -> list[ShunnedInfo]:
        """Whom this user shuns, the last first."""
        query = _shunned_by(user).order_by(shunned.c.at.desc(), shunned.c.other_id)
        return await self._database.read(lambda connection: [ShunnedInfo(*row) for row in connection.execute(query)])

    async def add(self, user: str, other: str, kind: Kind) -> ShunnedInfo:
        """Shun somebody, in the place of how they were. Raises Problem: yourself, unknown-user, too-many-shunned."""
        if other == user:
            raise Problem("yourself", "this is about others")
        now = self._clock.now()

        def work(connection: Connection) -> ShunnedInfo:
            # two requests of one user wait for each other, so that neither passes what is the most
            connection.execute(select(users.c.id).where(users.c.id == user).with_for_update())
            known = select(users.c.id).where(users.c.id == other, users.c.deleted_at.is_(None))
            if connection.execute(known).scalar() is None:
                raise Problem("unknown-user", "there is nobody of this id")
            others = select(func.count()).where(shunned.c.user_id == user, shunned.c.other_id != other)
            if connection.execute(others).scalar_one() >= MOST:
                raise Problem("too-many-shunned", f"you shun {MOST} people already", most=MOST)
            insert_or_replace(connection, shunned, {"user_id": user, "other_id": other, "kind": kind, "at": now})
            return ShunnedInfo(*connection.execute(_shunned_by(user).where(shunned.c.other_id == other)).one())

        return await self._database.write(work)

    async def remove(self, user: str, other: str) -> None:
        """Shun them no longer."""
        mine = delete(shunned).where(shunned.c.user_id == user, shunned.c.other_id == other)
        await self._database.write(lambda connection: connection.execute(mine))


def _shunned_by(user: str) -> Select[Any]:
    columns: tuple[Any, ...] = (shunned.c.other_id, users.c.name, shunned.c.kind, shunned.c.at)
    return select(*columns).join(users, users.c.id == shunned.c.other_id).where(shunned.c.user_id == user)


def unread(connection: Connection, user: str) -> frozenset[str]:
    """Those whom this user does not read: whom they shun, and who has blocked them."""
    blocked = and_(shunned.c.other_id == user, shunned.c.kind == "block")
    query = select(shunned.c.user_id, shunned.c.other_id).where(or_(shunned.c.user_id == user, blocked))
    return frozenset(other if mine == user else mine for mine, other in connection.execute(query))
