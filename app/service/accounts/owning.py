"""What people do with what is theirs: a new password, a new name, leaving for good."""

from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from app.kernel.node import Node
from app.service.accounts.accounts import SignedIn, is_taken, make_way, write_name
from app.service.accounts.devices import device_proof
from app.service.accounts.lookalike import looks_like
from app.service.accounts.names import fit_name
from app.service.accounts.passwords import fit_password, hashed_password, right_password
from app.service.accounts.seats import running_tables
from app.service.accounts.sessions import end_sessions, need_recent, open_session
from app.service.accounts.user import FORMER, Caller, Role, User
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import api_tokens, audit, sessions, shunned, tickets, users
from app.service.errors import Problem
from app.service.safety.reports import forget_name


class Details(Node, tag=False):
    """What somebody alone may know of their account."""

    password: bool
    openid: bool
    created_at: int


class Owning:
    """Changes what belongs to who asks."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def details(self, user: str) -> Details:
        """The account of this user."""
        query = select(users.c.password_hash, users.c.subject, users.c.created_at).where(users.c.id == user)
        found = await self._database.read(lambda connection: connection.execute(query).one())
        return Details(found.password_hash is not None, found.subject is not None, found.created_at)

    async def change_password(self, caller: Caller, current: str, new: str, agent: str) -> SignedIn:
        """Set a password; every other session ends. Raises Problem."""
        user = caller.user
        if not user.account:
            raise Problem("account-needed", "a guest has no password: sign up")
        await self._prove(caller, current)
        await fit_password(new, user.name)
        stored = await hashed_password(new)

        def work(connection: Connection) -> str:
            connection.execute(update(users).where(users.c.id == user.id).values(password_hash=stored))
            end_sessions(connection, user.id)
            return open_session(connection, user.id, agent, self._clock.now())

        token = await self._database.write(work)
        return SignedIn(user, token, (), device_proof(user.id, stored))

    async def rename(self, user: User, wish: str) -> tuple[User, tuple[str, ...]]:
        """Another name: the user now, and the tables where it is shown. Raises Problem.

        Guests may share a name, but take none that looks like an account's, and lose theirs to an account.
        """
        name = fit_name(wish)
        work = partial(named, user=user.id, account=user.account, name=name)
        return replace(user, name=name), await write_name(self._database, work)

    async def delete(self, caller: Caller, password: str) -> tuple[str, ...]:
        """Leave for good: the tables where they still sit. Raises Problem; `last-admin` for who alone runs the place.

        What others took part in stays, under a name that is nobody's; everything else goes, but for what the audit
        log says of them: nothing is ever changed there.
        """
        await self._prove(caller, password)
        user = caller.user.id

        def work(connection: Connection) -> tuple[str, ...]:
            need_another_admin(connection, user)
            sitting = running_tables(connection, user)
            gone = {"name": FORMER, "name_key": None, "password_hash": None, "subject": None, "role": "user"}
            connection.execute(update(users).where(users.c.id == user).values(**gone, deleted_at=self._clock.now()))
            end_sessions(connection, user)
            forget_name(connection, user)
            for table in (api_tokens, tickets, shunned):
                connection.execute(delete(table).where(table.c.user_id == user))
            return sitting

        return await self._database.write(work)

    async def promote(self, name: str, role: Role) -> User:
        """Give the account of this name a role, from the command line of the house. Raises Problem."""

        def work(connection: Connection) -> User:
            query = select(users.c.id, users.c.name, users.c.role).where(users.c.name_key == looks_like(name))
            found = connection.execute(query).first()
            if found is None:
                raise Problem("unknown-user", f"there is no account called {name}")
            connection.execute(update(users).where(users.c.id == found.id).values(role=role))
            connection.execute(
                insert(audit),
                {
                    "at": self._clock.now(),
                    "actor_id": found.id,
                    "action": "promote",
                    "target": f"user {found.id}",
                    "reason": "command line",
                    "details": f'{{"from":"{found.role}","to":"{role}"}}',
                },
            )
            return User(found.id, found.name, role, True)

        return await self._database.write(work)

    async def _prove(self, caller: Caller, password: str) -> None:
        """Make sure that it is they who ask, not somebody at their browser. Raises Problem."""
        query = (
            select(users.c.password_hash, sessions.c.created_at)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(users.c.id == caller.user.id, sessions.c.id == caller.session)
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise Problem("no-session", "this session has ended")
        if found.password_hash is not None:
            if not await right_password(found.password_hash, password):
                raise Problem("wrong-password", "this is not your password")
        elif caller.user.account:
            need_recent(found.created_at, self._clock.now())


def need_another_admin(connection: Connection, user: str) -> None:
    """Make sure that the place has an admin without this user. Raises Problem `last-admin`."""
    # whoever else takes a role away waits for this: two admins cannot both be the other's rest
    admins = select(users.c.id).where(users.c.role == "admin").order_by(users.c.id).with_for_update()
    if connection.execute(admins).scalars().all() == [user]:
        raise Problem("last-admin", "nobody else is an admin: make somebody one first")


def named(connection: Connection, user: str, account: bool, name: str) -> tuple[str, ...]:
    """Give somebody a name that is fit: the tables where it is shown. Raises Problem `name-taken`."""
    if not account and is_taken(connection, name):
        raise Problem("name-taken", "somebody has this name, or one that looks like it")
    values = {"name": name, "name_key": looks_like(name)} if account else {"name": name}
    connection.execute(update(users).where(users.c.id == user, users.c.deleted_at.is_(None)).values(values))
    shown = {*running_tables(connection, user), *(make_way(connection, name) if account else ())}
    return tuple(sorted(shown))
