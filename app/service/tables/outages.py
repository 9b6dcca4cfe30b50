"""Outages: when no node lived, as those that came after have written it down."""

from sqlalchemy import Connection, select

from app.service.database.schema import outages
from app.service.tables.clocks import Outages

REMEMBERED = 1_000
"""The latest outages; no decision waits through more."""


def read_outages(connection: Connection) -> Outages:
    """The latest outages in their order."""
    query = select(outages.c.began_at, outages.c.ended_at).order_by(outages.c.began_at.desc()).limit(REMEMBERED)
    return tuple([(began, ended) for began, ended in connection.execute(query)][::-1])
