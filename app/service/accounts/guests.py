"""Guests: people without an account, known by a session that only their browser holds."""

from sqlalchemy import Connection, insert

from app.service.accounts.accounts import friendly_free_name
from app.service.accounts.sessions import open_session
from app.service.accounts.user import User
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import users
from app.service.ids import new_id


class Guests:
    """Makes guests."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def new(self, agent: str = "") -> tuple[User, str]:
        """A new guest, and the token of their session."""
        now = self._clock.now()

        def work(connection: Connection) -> tuple[User, str]:
            user = User(new_id(), friendly_free_name(connection))
            connection.execute(insert(users), {"id": user.id, "name": user.name, "created_at": now, "seen_at": now})
            return user, open_session(connection, user.id, agent, now)

        return await self._database.write(work)
