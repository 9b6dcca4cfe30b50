"""Sessions: what a browser holds that proves who somebody is, and where they are signed in."""

from sqlalchemy import Connection, and_, delete, insert, or_, select, update

from app.kernel.node import Node
from app.service.accounts.user import PERSON, Caller, user_from
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import sessions, users
from app.service.errors import Problem
from app.service.ids import hashed, new_id, new_token

LIFE_MS = 365 * 24 * 3600 * 1000
"""A session ends when nobody has used it for so long: for a guest, it is all there is."""
RECENT_MS = 10 * 60 * 1000
"""Where no password is asked, a sign-in no older than this shows that it is they."""
SEEN_MS = 3600 * 1000
"""How exactly it is kept when somebody was last here."""
AGENT = 120
"""Letters kept of what the browser says that it is."""


class SessionInfo(Node, tag=False):
    """One place where somebody is signed in."""

    id: str
    agent: str
    created_at: int
    seen_at: int


class Sessions:
    """Knows people by their sessions."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, token: str | None) -> Caller | None:
        """Whose token this is. Raises Problem `banned`."""
        if not token:
            return None
        now = self._clock.now()
        query = (
            select(*PERSON, sessions.c.id.label("session"), sessions.c.seen_at.label("last"))
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.token_hash == hashed(token), sessions.c.expires_at > now, users.c.deleted_at.is_(None))
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        user = user_from(found, now)
        if now - found.last >= SEEN_MS:
            await self._seen(user.id, found.session, now)
        return Caller(user, found.session)

    async def _seen(self, user: str, session: str, now: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                update(sessions).where(sessions.c.id == session).values(seen_at=now, expires_at=now + LIFE_MS)
            )
            connection.execute(update(users).where(users.c.id == user).values(seen_at=now))

        await self._database.write(work)

    async def listed(self, user: str) -> list[SessionInfo]:
        """Where this user is signed in, the latest first."""
        query = (
            select(sessions.c.id, sessions.c.agent, sessions.c.created_at, sessions.c.seen_at)
            .where(sessions.c.user_id == user, sessions.c.expires_at > self._clock.now())
            .order_by(sessions.c.seen_at.desc(), sessions.c.id)
        )
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [SessionInfo(*row) for row in found]

    async def close(self, token: str) -> str | None:
        """End the session of this token: whose it was."""
        mine = sessions.c.token_hash == hashed(token)

        def work(connection: Connection) -> str | None:
            user = connection.execute(select(sessions.c.user_id).where(mine)).scalar()
            connection.execute(delete(sessions).where(mine))
            return user

        return await self._database.write(work)

    async def end(self, user: str, session: str) -> None:
        """End one session of this user. Raises Problem `unknown-session`."""
        mine = delete(sessions).where(sessions.c.user_id == user, sessions.c.id == session)
        if not await self._database.write(lambda connection: connection.execute(mine).rowcount):
            raise Problem("unknown-session", "there is no such session of yours")

    async def end_all(self, user: str, but: str | None = None) -> None:
        """End every session of this user, but one where given."""
        await self._database.write(lambda connection: end_sessions(connection, user, but))


def need_recent(since: int | None, now: int) -> None:
    """Make sure that a session has begun a moment ago. Raises Problem `sign-in-again`."""
    if since is None or now - since > RECENT_MS:
        raise Problem("sign-in-again", "sign in once more, then do it within ten minutes")


def open_session(connection: Connection, user: str, agent: str, now: int, instead: str | None = None) -> str:
    """A new session, `instead` of an old one where there is one. Returns its token; only the hash is stored."""
    token = new_token()
    over = and_(sessions.c.user_id == user, sessions.c.expires_at <= now)
    connection.execute(delete(sessions).where(or_(sessions.c.id == instead, over)))
    connection.execute(
        insert(sessions),
        {
            "id": new_id(),
            "user_id": user,
            "token_hash": hashed(token),
            "agent": agent[:AGENT],
            "created_at": now,
            "seen_at": now,
            "expires_at": now + LIFE_MS,
        },
    )
    return token


def end_sessions(connection: Connection, user: str, but: str | None = None) -> None:
    """End the sessions of this user, but one where given."""
    mine = delete(sessions).where(sessions.c.user_id == user)
    connection.execute(mine.where(sessions.c.id != but) if but else mine)
