"""What runs the place: nodes, when none of them lived, what admins did and said."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false

from app.service.database.schema.metadata import METADATA, id_of_user

nodes = Table(
    "nodes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("started_at", BigInteger, nullable=False),
    Column("beat_at", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
)

outages = Table(
    "outages",
    METADATA,
    Column("began_at", BigInteger, primary_key=True),  # the last heartbeat before it
    Column("ended_at", BigInteger, nullable=False),
)

audit = Table(
    "audit",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    id_of_user("actor_id", index=True),
    Column("action", String(40), nullable=False),
    Column("target", String(64), nullable=False),  # "user ID", "table ID", "report ID", ...
    Column("reason", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON
    Index("ix_audit_target", "target", "id"),
)

announcements = Table(
    "announcements",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("texts", Text, nullable=False),  # JSON: language to text
    Column("from_at", BigInteger, nullable=False),
    Column("until_at", BigInteger, nullable=False),
    id_of_user("by_id"),
)
