"""Accounts: how a guest becomes one, and how somebody comes back to theirs."""

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.kernel.node import Node
from app.service.accounts.devices import device_of, device_proof
from app.service.accounts.friendly import friendly_name
from app.service.accounts.lookalike import looks_like
from app.service.accounts.names import fit_name
from app.service.accounts.passwords import fit_password, hashed_password, outdated, right_password
from app.service.accounts.seats import pass_seats, running_tables
from app.service.accounts.sessions import need_recent, open_session
from app.service.accounts.user import PERSON, Caller, User, user_from
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import sessions, users
from app.service.errors import Problem
from app.service.ids import new_id

T = TypeVar("T")

SUBJECT = 255
TRIES = 20
"""Friendly names that are looked up before one gets a number."""


class SignedIn(Node, tag=False):
    """Who somebody is now: the token of the new session and, where a password was shown, the proof for the device.

    At `tables`, who sits there or how they are called has changed.
    """

    user: User
    token: str
    tables: tuple[str, ...]
    device: str | None = None


class Accounts:
    """Makes accounts, and recognises who comes back. `caller` is who asks; their session ends for the new one."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def sign_up(self, name: str, password: str, caller: Caller | None, agent: str) -> SignedIn:
        """Make the guest who asks an account, with everything they have; or somebody new. Raises Problem."""
        name = fit_name(name)
        if caller and caller.user.account:
            raise Problem("already-account", "you have an account: sign out first")
        await fit_password(password, name)
        stored = await hashed_password(password)
        signed = await write_name(
            self._database, lambda connection: self._become(connection, caller, name, agent, {"password_hash": stored})
        )
        return replace(signed, device=device_proof(signed.user.id, stored))

    async def sign_in(self, name: str, password: str, caller: Caller | None, agent: str) -> SignedIn:
        """Come back to an account. Seats of the guest who asks pass to it. Raises Problem."""
        wrong = Problem("wrong-credentials", "there is no account with this name and password")
        found = await self._stored(name)
        if found is None or not await right_password(found[1], password):
            raise wrong
        user, stored = found
        kept = await hashed_password(password) if outdated(stored) else stored

        def work(connection: Connection) -> SignedIn:
            # the password may have been changed, or the account deleted, while this one was looked at
            still = update(users).where(users.c.id == user, users.c.password_hash == stored)
            if not connection.execute(still.values(password_hash=kept)).rowcount:
                raise wrong
            return self._enter(connection, user, caller, agent)

        signed = await self._database.write(work)
        return replace(signed, device=device_proof(user, kept))

    async def sign_in_with(self, subject: str, names: list[str], caller: Caller | None, agent: str) -> SignedIn:
        """Sign in whom another service vouches for as `subject`.

        A subject that is new here is kept with the account that asks, if it has just signed in; a guest, or somebody
        new, becomes an account, by the first of `names` that can be had. Raises Problem.
        """
        if len(subject) > SUBJECT:
            raise Problem("openid-failed", "the sign-in service names you with too many letters")

        def work(connection: Connection) -> SignedIn:
            known = connection.execute(select(users.c.id).where(users.c.subject == subject)).scalar()
            if known is not None:
                return self._enter(connection, known, caller, agent)
            if caller and caller.user.account:
                # it is a way in for good: not for whoever finds a browser that was left signed in
                since = select(sessions.c.created_at).where(sessions.c.id == caller.session)
                need_recent(connection.execute(since).scalar(), self._clock.now())
                mine = update(users).where(users.c.id == caller.user.id, users.c.subject.is_(None))
                if not connection.execute(mine.values(subject=subject)).rowcount:
                    raise Problem("already-account", "your account belongs to another sign-in: sign out first")
                return self._enter(connection, caller.user.id, caller, agent)
            name = free_name(connection, [*names, *([caller.user.name] if caller else ())])
            return self._become(connection, caller, name, agent, {"subject": subject})

        return await write_name(self._database, work)

    async def device(self, name: str, proof: str) -> str | None:
        """The device of a proof, if it is one for the account of this name."""
        found = await self._stored(name)
        return device_of(proof, *found) if found else None

    async def _stored(self, name: str) -> tuple[str, str] | None:
        """The id and the stored password of the account of this name."""
        query = select(users.c.id, users.c.password_hash).where(
            users.c.name_key == looks_like(name), users.c.password_hash.is_not(None)
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        return (found.id, found.password_hash) if found else None

    def _become(
        self, connection: Connection, caller: Caller | None, name: str, agent: str, proof: dict[str, str]
    ) -> SignedIn:
        """Turn who asks into an account."""
        now = self._clock.now()
        named = {"name": name, "name_key": looks_like(name), **proof}
        if caller is None:
            user = User(new_id(), name, account=True)
            connection.execute(insert(users), {"id": user.id, "created_at": now, "seen_at": now, **named})
        else:
            user = replace(caller.user, name=name, account=True)
            guest = update(users).where(users.c.id == user.id, users.c.name_key.is_(None), users.c.deleted_at.is_(None))
            if not connection.execute(guest.values(named)).rowcount:
                raise Problem("already-account", "you have an account: sign out first")
        token = open_session(connection, user.id, agent, now, caller.session if caller else None)
        shown = {*running_tables(connection, user.id), *make_way(connection, name)}
        return SignedIn(user, token, tuple(sorted(shown)))

    def _enter(self, connection: Connection, user: str, caller: Caller | None, agent: str) -> SignedIn:
        """Open a session of an account. Raises Problem `banned`."""
        now = self._clock.now()
        known = user_from(connection.execute(select(*PERSON).where(users.c.id == user)).one(), now)
        passed: tuple[str, ...] = ()
        if caller and not caller.user.account:
            passed = pass_seats(connection, caller.user.id, user)
        token = open_session(connection, user, agent, now, caller.session if caller else None)
        return SignedIn(known, token, passed)


async def write_name(database: Database, work: Callable[[Connection], T]) -> T:
    """Run work that gives somebody a name. Raises Problem `name-taken`."""
    try:
        return await database.write(work)
    except IntegrityError:
        raise Problem("name-taken", "somebody has this name, or one that looks like it") from None


def free_name(connection: Connection, names: list[str]) -> str:
    """The first of these names that is fit and free; a friendly one with a number where none is."""
    for name in names:
        try:
            fit = fit_name(name)
        except Problem:
            continue
        if not is_taken(connection, fit):
            return fit
    while True:
        name = f"{friendly_name().replace(' ', '')} {new_id()[:3]}"
        if len(name) <= 20 and not is_taken(connection, name):
            return name


def friendly_free_name(connection: Connection) -> str:
    """A friendly name that no account has."""
    return free_name(connection, [friendly_name() for _ in range(TRIES)])


def make_way(connection: Connection, name: str) -> tuple[str, ...]:
    """Call guests otherwise who bear a name that an account has taken: the tables where they are shown.

    Names of guests that only look like it stay: their looks are not stored.
    """
    guest = users.c.name_key.is_(None) & users.c.deleted_at.is_(None)
    bearing = select(users.c.id).where(guest, func.lower(users.c.name) == func.lower(name)).order_by(users.c.id)
    shown: list[str] = []
    for user in connection.execute(bearing).scalars().all():
        other = update(users).where(users.c.id == user, guest).values(name=friendly_free_name(connection))
        if connection.execute(other).rowcount:
            shown += running_tables(connection, user)
    return tuple(shown)


def is_taken(connection: Connection, name: str) -> bool:
    """Whether an account has this name, or one that looks like it."""
    query = select(users.c.id).where(users.c.name_key == looks_like(name))
    return connection.execute(query).first() is not None
