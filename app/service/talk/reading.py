"""Who reads what is said at a table.

Those who sit there always read one another. While they play they do not read the gallery, so that nobody
whispers to them. Who watches reads both, but where they see the table later than it is, what is said at it
would tell how it goes on: they read that once they have seen the end.
"""

from typing import Literal, NamedTuple

from sqlalchemy import Connection, select

from app.service.database.schema import results, seats, tables
from app.service.tables.table import Status, Table
from app.service.talk.message import gallery_channel, table_channel, table_of

Place = Literal["table", "gallery"]


class Reader(NamedTuple):
    """Somebody at a table, which stands so; `seen` is how it stands for those who watch."""

    sits: bool
    status: Status
    seen: Status
    delayed: bool
    spectators: bool

    def reads(self, place: Place) -> bool:
        """Whether they read what is said there."""
        if self.sits:
            return place == "table" or self.status != "live"
        return self.spectators and (place == "gallery" or not self.delayed or self.seen == "over")

    @property
    def place(self) -> Place | None:
        """Where they would say something."""
        return "table" if self.sits else "gallery" if self.spectators else None


def reader(table: Table, seen: Status, user: str) -> Reader:
    """This user at a table that is in memory."""
    return Reader(table.seat_of(user) is not None, table.status, seen, table.delay_ms > 0, table.spectators)


def channel_at(table_id: str, place: Place) -> str:
    """The channel of this place."""
    return table_channel(table_id) if place == "table" else gallery_channel(table_id)


def may_read(connection: Connection, channel: str, user: str, now: int) -> bool:
    """Whether this user may read the channel, by what is stored."""
    table_id = table_of(channel)
    if table_id is None:
        return True
    columns = (tables.c.status, tables.c.delay_ms, tables.c.spectators, results.c.at)
    query = select(*columns).outerjoin(results, results.c.table_id == tables.c.id).where(tables.c.id == table_id)
    found = connection.execute(query).first()
    if found is None:
        return False
    sat = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user)
    sits = connection.execute(sat).first() is not None
    shown: Status = found.status if found.at is None or found.at + found.delay_ms <= now else "live"
    here = Reader(sits, found.status, shown, found.delay_ms > 0, found.spectators)
    return here.reads("table" if channel == table_channel(table_id) else "gallery")
