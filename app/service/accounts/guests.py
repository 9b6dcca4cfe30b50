"""Guests: people without an account, known by a session that only their browser holds."""

from sqlalchemy import Connection, insert, select

from app.kernel.node import Node
from app.service.accounts.names import friendly_name
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import sessions, users
from app.service.ids import hashed, new_id, new_token

YEAR_MS = 365 * 24 * 3600 * 1000


class User(Node, tag=False):
    """Somebody who uses the service."""

    id: str
    name: str


class Guests:
    """Makes guests, and recognises them."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def new(self) -> tuple[User, str]:
        """A new guest, and the token that proves who it is; only the token's hash is stored."""
        user, token, now = User(new_id(), friendly_name()), new_token(), self._clock.now()
        session = {
            "id": new_id(),
            "user_id": user.id,
            "token_hash": hashed(token),
            "created_at": now,
            "seen_at": now,
            "expires_at": now + YEAR_MS,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(users), {"id": user.id, "name": user.name, "created_at": now, "seen_at": now})
            connection.execute(insert(sessions), session)

        await self._database.write(work)
        return user, token

    async def of(self, token: str | None) -> User | None:
        """Whose token this is."""
        if not token:
            return None
        query = (
            select(users.c.id, users.c.name)
            .join(sessions)
            .where(sessions.c.token_hash == hashed(token), sessions.c.expires_at > self._clock.now())
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        return User(*found) if found else None
