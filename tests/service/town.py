"""People in a database, for tests of accounts."""

from typing import Any

import pytest
from sqlalchemy import Table, func, insert, select, update

from app.service.accounts.accounts import SignedIn
from app.service.accounts.lookalike import looks_like
from app.service.accounts.people import People
from app.service.accounts.user import Caller, Role, User
from app.service.database.database import Database
from app.service.database.schema import messages, reports, seats, shunned, users
from app.service.errors import Problem
from app.service.ids import new_id
from tests.service.clock import HandClock

PASSWORD = "seven purple kettles"
OTHER = "nine orange ladders"


class Town:
    """People in a database, and a clock that is set by hand."""

    def __init__(self, database: Database, clock: HandClock) -> None:
        self.database = database
        self.clock = clock
        self.people = People(database, clock)

    async def guest(self) -> Caller:
        _, token = await self.people.guests.new("a browser")
        return await self.caller(token)

    async def account(self, name: str) -> Caller:
        return await self.caller((await self.sign_up(name)).token)

    async def sign_up(self, name: str, caller: Caller | None = None) -> SignedIn:
        return await self.people.accounts.sign_up(name, PASSWORD, caller, "a browser")

    async def sign_in(self, name: str, password: str = PASSWORD, caller: Caller | None = None) -> SignedIn:
        return await self.people.accounts.sign_in(name, password, caller, "a browser")

    async def person(self, name: str, role: Role = "user") -> User:
        """An account without a password, which takes no time to make."""
        user = User(new_id(), name, role, account=True)
        values = {"id": user.id, "name": name, "name_key": looks_like(name), "role": role, "created_at": 1}
        await self.database.write(lambda connection: connection.execute(insert(users), values))
        return user

    async def caller(self, token: str) -> Caller:
        caller = await self.people.sessions.of(token)
        assert caller is not None
        return caller

    async def set(self, user: str, **values: Any) -> None:
        changed = update(users).where(users.c.id == user).values(values)
        await self.database.write(lambda connection: connection.execute(changed))

    async def count(self, table: Table) -> int:
        query = select(func.count()).select_from(table)
        return await self.database.read(lambda connection: connection.execute(query).scalar_one())

    async def user(self, user: str) -> Any:
        query = select(users).where(users.c.id == user)
        return await self.database.read(lambda connection: connection.execute(query).one())


async def refused(work: Any) -> Problem:
    with pytest.raises(Problem) as found:
        await work
    return found.value


async def give(town: Town, old: str, new: str) -> None:
    """Seat `new` where `old` sits."""
    moved = update(seats).where(seats.c.user_id == old).values(user_id=new)
    await town.database.write(lambda connection: connection.execute(moved))


async def said(town: Town, user: str, accused: str | None = None) -> None:
    """Write a message of somebody, and a mute, and a report of whom they accuse."""
    other = accused or user
    message = {"channel": "lobby", "user_id": user, "text": f"hello from {user}", "at": 1}
    report = {
        "id": user,
        "reporter_id": user,
        "accused_id": other,
        "category": "chat",
        "words": "rude",
        "context": '{"channel": "lobby", "messages": [], "table": null, "seq": null}',
    }

    def work(connection: Any) -> None:
        connection.execute(insert(messages), message)
        connection.execute(insert(shunned), {"user_id": user, "other_id": other, "kind": "mute", "at": 1})
        if accused:
            connection.execute(insert(reports), {**report, "at": 1, "status": "open"})

    await town.database.write(work)
