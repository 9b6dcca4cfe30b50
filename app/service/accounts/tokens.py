"""Personal tokens: what a bot or a script of somebody's proves itself with."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from app.service.accounts.sessions import SEEN_MS
from app.service.accounts.user import PERSON, Caller, User, user_from
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import api_tokens, users
from app.service.errors import Problem
from app.service.ids import hashed, new_id, new_token

PREFIX = "pk_"
"""By this, people and programs that look for lost secrets know one of ours."""
AT_MOST = 20
"""Tokens that one user may have."""


@dataclass(frozen=True, slots=True)
class TokenInfo:
    """A token. Times in ms since 1970, `used_at` to the hour and null for one never used."""

    id: str
    name: str
    created_at: int
    used_at: int | None


class Tokens:
    """Knows programs by their tokens."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, token: str) -> Caller | None:
        """Whose program this is. Raises Problem `banned`."""
        now = self._clock.now()
        query = (
            select(*PERSON, api_tokens.c.id.label("token"), api_tokens.c.used_at)
            .join(api_tokens, api_tokens.c.user_id == users.c.id)
            .where(api_tokens.c.token_hash == hashed(token), users.c.deleted_at.is_(None))
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        if found is None:
            return None
        user = user_from(found, now)
        if found.used_at is None or now - found.used_at >= SEEN_MS:
            used = update(api_tokens).where(api_tokens.c.id == found.token).values(used_at=now)
            await self._database.write(lambda connection: connection.execute(used))
        return Caller(user)

    async def new(self, user: User, name: str) -> tuple[TokenInfo, str]:
        """A new token, and its secret, which is shown this once. Raises Problem."""
        if not user.account:
            raise Problem("account-needed", "tokens are for accounts: choose a name and a password first")
        secret, made = PREFIX + new_token(), TokenInfo(new_id(), name, self._clock.now(), None)
        values = {
            "id": made.id,
            "user_id": user.id,
            "name": name,
            "token_hash": hashed(secret),
            "created_at": made.created_at,
        }

        def work(connection: Connection) -> None:
            mine = select(func.count()).select_from(api_tokens).where(api_tokens.c.user_id == user.id)
            if connection.execute(mine).scalar_one() >= AT_MOST:
                raise Problem("too-many-tokens", f"you have {AT_MOST} tokens already: revoke one first", most=AT_MOST)
            connection.execute(insert(api_tokens), values)

        await self._database.write(work)
        return made, secret

    async def listed(self, user: str) -> list[TokenInfo]:
        """The tokens of this user, the newest first."""
        query = (
            select(api_tokens.c.id, api_tokens.c.name, api_tokens.c.created_at, api_tokens.c.used_at)
            .where(api_tokens.c.user_id == user)
            .order_by(api_tokens.c.created_at.desc(), api_tokens.c.id)
        )
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [TokenInfo(*row) for row in found]

    async def revoke(self, user: str, token: str) -> None:
        """Revoke one token of this user, by its id. Raises Problem `unknown-token`."""
        mine = delete(api_tokens).where(api_tokens.c.user_id == user, api_tokens.c.id == token)
        if not await self._database.write(lambda connection: connection.execute(mine).rowcount):
            raise Problem("unknown-token", "there is no such token of yours")
