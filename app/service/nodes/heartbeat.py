"""Heartbeats in the database: which nodes live, which died, and when none did.

The clocks of all nodes must agree to within a second, as those of machines on NTP do.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, literal, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from app.service.database.migrations import at_head
from app.service.database.schema import nodes, outages
from app.service.tables.due import release

DEAD_MS = 3_000
"""A node whose heart has not beaten for so long is dead."""

WRITE_OUTAGE = {
    name: insert(outages).on_conflict_do_nothing()
    for name, insert in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
}


@dataclass(frozen=True, slots=True)
class Beat:
    """What a node learns when its heart beats: who else lives, and whether nobody had lived for a while.

    `fits`: the database has the schema of this program; `drain`: the node was ordered to drain.
    """

    others: frozenset[str]
    outage: bool
    fits: bool
    drain: bool


def beat(connection: Connection, node: str, started_at: int, now: int, draining: bool) -> Beat:
    """This node lives. Whoever finds a dead one buries it, and lets go of what it may have held."""
    newest = connection.execute(select(func.max(nodes.c.beat_at))).scalar()
    outage = newest is not None and newest < now - DEAD_MS
    if outage:
        # nodes that wake up together write down the same outage
        connection.execute(WRITE_OUTAGE[connection.dialect.name], {"began_at": newest, "ended_at": now})
    # whoever orders a node to drain writes it here
    said = or_(nodes.c.draining, literal(draining))
    mine = update(nodes).where(nodes.c.id == node).values(beat_at=now, draining=said)
    drain = connection.execute(mine.returning(nodes.c.draining)).scalar()
    if drain is None:
        connection.execute(insert(nodes).values(id=node, started_at=started_at, beat_at=now, draining=draining))
    if connection.execute(delete(nodes).where(nodes.c.beat_at < now - DEAD_MS)).rowcount:
        release(connection)
    others = connection.execute(select(nodes.c.id).where(nodes.c.id != node)).scalars()
    return Beat(frozenset(others), outage, at_head(connection), bool(drain))
