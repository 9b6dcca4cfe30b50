"""The schema: the same tables on PostgreSQL and SQLite.

Times are milliseconds since 1970. What the log holds is bytes of JSON that only the rules read.
"""

from app.service.database.schema.metadata import METADATA
from app.service.database.schema.people import api_tokens, messages, reports, sessions, shunned, users
from app.service.database.schema.ranking import rating_changes, ratings, seasons
from app.service.database.schema.running import announcements, audit, nodes, outages
from app.service.database.schema.tables import (
    UNFINISHED,
    due,
    matches,
    replays,
    results,
    rows,
    seats,
    snapshots,
    tables,
    tickets,
    trophies,
)

__all__ = [
    "METADATA",
    "UNFINISHED",
    "announcements",
    "api_tokens",
    "audit",
    "due",
    "matches",
    "messages",
    "nodes",
    "outages",
    "rating_changes",
    "ratings",
    "replays",
    "reports",
    "results",
    "rows",
    "seasons",
    "seats",
    "sessions",
    "shunned",
    "snapshots",
    "tables",
    "tickets",
    "trophies",
    "users",
]
