"""Rematches: when everybody at a table that is over asks for one, it is made, once."""

from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import Connection, select, update

from app.games.registry import game
from app.service.accounts.user import User
from app.service.database.schema import seats, users
from app.service.errors import Problem
from app.service.ids import new_id
from app.service.tables import log as read
from app.service.tables import sitting
from app.service.tables.attendance import known
from app.service.tables.clocks import SPEEDS
from app.service.tables.house import House
from app.service.tables.meeting import blocked, need_room
from app.service.tables.opening import Opening, unknown_table
from app.service.tables.sitting import Made, Moment
from app.service.tables.table import Table
from app.service.tables.wish import Plan


class Rematch(msgspec.Struct, frozen=True):
    """Which seats ask for a rematch, and the table that it led to, where the one who asked sits at `seat`."""

    asked: tuple[int, ...]
    table: str | None = None
    seat: int | None = None


class Rematches:
    """Asks for rematches, at whichever node."""

    def __init__(self, house: House, opening: Opening) -> None:
        self._house = house
        self._opening = opening

    async def ask(self, user: User, table_id: str) -> Rematch:
        """Ask for a rematch; the last who does makes it. Against bots alone it is made at once. Raises Problem.

        Who asked and then left the table asks no longer: nobody is drawn into a game that they do not see.
        """
        (people,) = await self._house.presence.look([table_id])
        here = {known(each)[0] for each in people}

        def work(connection: Connection) -> tuple[Rematch, Made | None]:
            return _ask(connection, sitting.locked(connection, table_id), user.id, here, self._opening.moment())

        try:
            rematch, made = await self._house.database.write(work)
        except read.NoSuchTable:
            raise unknown_table() from None
        if made:
            await self._opening.made(made)
        await self._house.seats_changed(table_id)
        return rematch

    async def withdraw(self, user: User, table_id: str) -> None:
        """No longer ask for it, unless it is there already. Raises Problem."""

        def work(connection: Connection) -> None:
            seat = _seat_of(sitting.locked(connection, table_id), user.id)
            _again(connection, table_id, seat, False)

        try:
            await self._house.database.write(work)
        except read.NoSuchTable:
            raise unknown_table() from None
        await self._house.seats_changed(table_id)


def _ask(
    connection: Connection, table: Table, user: str, here: Collection[str], moment: Moment
) -> tuple[Rematch, Made | None]:
    seat, count = _seat_of(table, user), len(table.seats)
    people = {each.seat: each.user for each in table.seats if each.user}
    there = _there(connection, table, list(people.values()), here)
    asked = tuple(
        number for number, each in people.items() if number == seat or (table.seats[number].again and each in there)
    )
    after = (seat - 1) % count
    if table.rematch:
        return Rematch(tuple(people), table.rematch, after), None
    if blocked(connection, list(people.values())):
        raise Problem("not-welcome", "you do not all wish to meet again")
    need_room(connection, user)
    for number in people:
        _again(connection, table.id, number, number in asked)
    if len(asked) < len(people):
        return Rematch(asked), None
    sitters = {(number - 1) % count: each for number, each in people.items()}
    made = sitting.make(connection, _plan(table), sitters, moment, new_id(), table.id)
    return Rematch(asked, made.id, after), made


def _there(connection: Connection, table: Table, people: list[str], here: Collection[str]) -> set[str]:
    """Those of these users who are there to play: at the table, or somewhere in the days that a move may take."""
    if SPEEDS[table.clock].away is not None:
        return set(people).intersection(here)
    query = select(users.c.id).where(users.c.id.in_(people), users.c.deleted_at.is_(None))
    return set(connection.execute(query).scalars())


def _plan(table: Table) -> Plan:
    """The same once more; everybody moves on by a seat."""
    played = game(table.game)
    bots = [each.bot for each in table.seats]
    return Plan(
        table.game,
        table.mode,
        played.rules_version,
        msgspec.json.encode(played.options(table.options)).decode(),
        tuple(_turned(bots)),
        table.clock,
        table.visibility,
        table.spectators,
        table.delay_ms,
        table.rated,
    )


def _turned(bots: list[str | None]) -> Iterable[str | None]:
    return (*bots[1:], bots[0])


def _seat_of(table: Table, user: str) -> int:
    seat = table.seat_of(user)
    if seat is None:
        raise Problem("not-seated", "you do not sit at this table")
    if table.status != "over":
        raise Problem("not-over", "a rematch follows when the table is over")
    return seat


def _again(connection: Connection, table_id: str, seat: int, again: bool) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(again=again))
