"""Playing on from a table that is over: from any row of it, in any seat, against bots."""

import msgspec
from sqlalchemy import Connection, update

from app.games.registry import game
from app.kernel.node import Node
from app.service.accounts.user import User
from app.service.database.schema import tables
from app.service.errors import Problem
from app.service.ids import new_id
from app.service.replays.replays import Replays
from app.service.tables import sitting
from app.service.tables.house import House
from app.service.tables.meeting import need_room
from app.service.tables.opening import Opened, Opening
from app.service.tables.sitting import Made
from app.service.tables.table import Table
from app.service.tables.wish import PERSON, Plan, Wish, planned


class Branch(Node, tag=False):
    """Where to play on: after a row of a table, in this seat, against this bot."""

    table: str
    seq: int
    seat: int
    bot: str


class Forks:
    """Opens tables that play on from others. They are private, casual, and count for no cabinet."""

    def __init__(self, house: House, opening: Opening, replays: Replays) -> None:
        self._house = house
        self._opening = opening
        self._replays = replays

    async def open(self, user: User, branch: Branch) -> Opened:
        """Open such a table. Raises Problem."""
        table = await self._replays.over(branch.table, user.id)
        plan = _plan(table, branch)
        await self._check(table, branch.seq)

        def work(connection: Connection) -> Made:
            need_room(connection, user.id)
            made = sitting.make(connection, plan, {branch.seat: user.id}, self._opening.moment(), new_id())
            source = {"fork_of": table.id, "fork_seq": branch.seq}
            connection.execute(update(tables).where(tables.c.id == made.id).values(source))
            return made

        made = await self._house.database.write(work)
        await self._opening.made(made)
        return Opened(made.id, None, branch.seat)

    async def _check(self, table: Table, seq: int) -> None:
        if game(table.game).rules_version != table.rules_version:
            raise Problem("other-rules", "this table was played under other rules: it can be looked at, not played on")
        step = (await self._replays.of(table)).step(seq)
        if step is None or not step.asked:
            raise Problem("nothing-asked", "nobody is asked anything after this row")


def _plan(table: Table, branch: Branch) -> Plan:
    """The same table, with bots in all other seats. Raises Problem."""
    if branch.seat >= len(table.seats):
        raise Problem("bad-options", f"this table has {len(table.seats)} seats")
    seats = tuple([PERSON if seat == branch.seat else f"bot:{branch.bot}" for seat in range(len(table.seats))])
    wish = Wish(table.game, mode=table.mode, seats=seats, visibility="private")
    return msgspec.structs.replace(planned(wish), options=msgspec.json.encode(table.options).decode())
