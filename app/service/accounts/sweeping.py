"""Guests who never came back, and sessions that have ended: what is removed after a while."""

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, or_, select

from app.service.database.schema import METADATA, api_tokens, audit, sessions, shunned, tickets, users
from app.service.repeating import every
from app.service.tables.house import House

SWEEP_SECONDS = 3600.0
AT_ONCE = 200
"""Guests who are removed in one transaction."""
DAY_MS = 24 * 3600 * 1000

OWN = (sessions, api_tokens, tickets, shunned)
NAMING = tuple([column for table in METADATA.sorted_tables for column in table.c if column.references(users.c.id)])
"""Every column that names somebody."""
GOES = tuple([column for column in NAMING if column.table in OWN])
"""What goes with somebody."""
STAYS = tuple([column for column in NAMING if column.table not in OWN])
"""What keeps somebody: what they played, said, reported, or were reported for, others may want to look at."""


class Sweeping:
    """The sweeping of one node. What another has swept already is not there any more."""

    def __init__(self, house: House) -> None:
        self._house = house

    def start(self) -> None:
        self._house.spawn(every(SWEEP_SECONDS, self.sweep, "guests who never came back could not be swept"))

    async def sweep(self) -> None:
        """Remove sessions that have ended, and guests of whom nothing has been seen for long and nothing stays."""
        now, database = self._house.clock.now(), self._house.database
        over = delete(sessions).where(sessions.c.expires_at <= now)
        await database.write(lambda connection: connection.execute(over))
        since = now - self._house.settings.guest_days * DAY_MS
        while await database.write(lambda connection: forget(connection, since)) == AT_ONCE:
            pass


def forget(connection: Connection, since: int) -> int:
    """Remove some guests of whom nothing was seen since then: how many."""
    gone = list(connection.execute(_gone(since).limit(AT_ONCE).with_for_update(of=users, skip_locked=True)).scalars())
    for whose in GOES:
        connection.execute(delete(whose.table).where(whose.in_(gone)))
    connection.execute(delete(users).where(users.c.id.in_(gone)))
    return len(gone)


def _gone(since: int) -> Select[str]:
    """Guests, and those who have left for good, who have not been here since then and are named nowhere."""
    seen = exists().where(sessions.c.user_id == users.c.id, sessions.c.seen_at >= since)
    traces: list[ColumnElement[bool]] = [exists().where(trace == users.c.id) for trace in STAYS]
    judged = exists().where(audit.c.target == "user " + users.c.id)
    guest = users.c.name_key.is_(None) & (users.c.seen_at < since) & (users.c.created_at < since)
    return select(users.c.id).where(guest, ~or_(seen, judged, *traces)).order_by(users.c.id)
