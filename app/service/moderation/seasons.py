"""Beginning a season: an admin does, and not twice by pressing twice."""

from sqlalchemy import Connection, select

from app.service.database.schema import seasons as table
from app.service.errors import Problem
from app.service.moderation.audit import Act, note
from app.service.ranking.seasons import Season, begin_season, listed

SHORTEST_MS = 24 * 3600 * 1000


def begin(connection: Connection, by: str, reason: str, now: int) -> Season:
    """End the season that runs and begin the next. Raises Problem `too-soon`."""
    # whoever begins one in the same moment waits here, and then sees that it has begun
    connection.execute(select(table.c.id).order_by(table.c.id).with_for_update())
    if now - listed(connection)[0].began_at < SHORTEST_MS:
        raise Problem("too-soon", "a season lasts a day at least: the last one has only just begun")
    begun = begin_season(connection, now)
    note(connection, Act(by, "begin-season", f"season {begun.id}", reason), now)
    return begun
