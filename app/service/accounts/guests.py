"""Guests: people without an account, known by a token that only their browser holds."""

from sqlalchemy import insert, select

from app.kernel.node import Node
from app.service.accounts.names import friendly_name
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import users
from app.service.ids import hashed, new_id, new_token


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
        user, token = User(new_id(), friendly_name()), new_token()
        values = {
            "id": user.id,
            "name": user.name,
            "token_hash": hashed(token),
            "created_at": self._clock.now(),
        }
        await self._database.write(lambda connection: connection.execute(insert(users), values))
        return user, token

    async def of(self, token: str | None) -> User | None:
        """Whose token this is."""
        if not token:
            return None
        query = select(users.c.id, users.c.name).where(users.c.token_hash == hashed(token))
        found = await self._database.read(lambda connection: connection.execute(query).first())
        return User(*found) if found else None
