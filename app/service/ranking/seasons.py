"""Seasons: leaderboards begin anew now and then, and what was learnt of people stays."""

from sqlalchemy import Connection, func, insert, select, update

from app.kernel.node import Node
from app.service.database.schema import seasons


class Season(Node, tag=False):
    """`ended_at` is None for the season that runs; the first began with the schema, at 0."""

    id: int
    began_at: int
    ended_at: int | None = None


def listed(connection: Connection) -> list[Season]:
    """Every season, the newest first."""
    query = select(seasons.c.id, seasons.c.began_at, seasons.c.ended_at).order_by(seasons.c.id.desc())
    return [Season(*found) for found in connection.execute(query)]


def running(connection: Connection) -> int:
    """The number of the season that runs."""
    found: int = connection.execute(select(func.max(seasons.c.id))).scalar_one()
    return found


def begin_season(connection: Connection, now: int) -> Season:
    """End the season that runs and begin the next: whoever plays in it brings their rating, less sure."""
    last = running(connection)
    connection.execute(update(seasons).where(seasons.c.id == last).values(ended_at=now))
    connection.execute(insert(seasons).values(id=last + 1, began_at=now))
    return Season(last + 1, now)
