"""Open tables that nobody waits at any more."""

from collections.abc import Collection

from sqlalchemy import Connection, select, update

from app.service.database.schema import seats, tables
from app.service.tables.sitting import vanish

FORGOTTEN_MS = 10 * 60_000
"""How long a table waits while nobody who sits there is connected."""
FORGOTTEN_LATER_MS = 3 * 24 * 3600_000
"""The same where people play by correspondence."""


def swept(connection: Connection, present: Collection[str], now: int) -> list[str]:
    """Note which tables somebody still waits at; remove those that were forgotten, and say which."""
    waits = (tables.c.status == "open") & tables.c.invite_hash.is_not(None)
    query = select(tables.c.id, tables.c.clock, seats.c.user_id).join(seats).where(waits, seats.c.user_id.is_not(None))
    awaited, alone = set(), {}
    for table_id, clock, user in connection.execute(query):
        if user in present:
            awaited.add(table_id)
        alone[table_id] = FORGOTTEN_LATER_MS if clock == "correspondence" else FORGOTTEN_MS
    if awaited:
        connection.execute(update(tables).where(tables.c.id.in_(awaited)).values(touched_at=now))
    return [
        table_id
        for table_id, allowed in alone.items()
        if table_id not in awaited and _forgotten(connection, table_id, now - allowed)
    ]


def _forgotten(connection: Connection, table_id: str, since: int) -> bool:
    """Remove the table if nobody has waited there since then, and nobody does in this moment."""
    query = select(tables.c.id).where(
        tables.c.id == table_id,
        tables.c.status == "open",
        tables.c.invite_hash.is_not(None),
        tables.c.touched_at < since,
    )
    if connection.execute(query.with_for_update()).scalar() is None:
        return False
    vanish(connection, table_id)
    return True
