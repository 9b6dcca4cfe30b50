"""The schema: the same tables on PostgreSQL and SQLite.

Times are milliseconds since 1970. What the log holds is bytes of JSON that only the rules read.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id"), nullable=False)


users = Table(
    "users",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(8), nullable=False),  # open, live, over
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonces", Text),  # hex, in the order of the human seats; fixed by the first row
    Column("invite_hash", String(64), unique=True),  # until it is claimed
    Column("created_at", BigInteger, nullable=False),
    Index("ix_tables_status", "status", "created_at"),
)

seats = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    Column("user_id", String(16), ForeignKey("users.id"), index=True),
    Column("bot", String(40)),
    Column("nonce", LargeBinary),
    Column("passing", Text),
    PrimaryKeyConstraint("table_id", "seat"),
)

rows = Table(
    "rows",
    METADATA,
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("kind", String(12), nullable=False),  # start, move, lapse, concede, runaway
    Column("seat", Integer, nullable=False),  # -1: the house
    Column("move_id", String(64), nullable=False),
    Column("decision", Integer, nullable=False),  # 0: answers none
    Column("payload", LargeBinary, nullable=False),  # the path of the move
    Column("told", LargeBinary, nullable=False),  # its tellings
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "move_id"),
)

snapshots = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("seq", Integer, nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("lines", Integer, nullable=False),  # tellings up to here
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

matches = Table(
    "matches",
    METADATA,
    _table_id(),
    Column("match", Integer, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("leaders", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "match"),
)

trophies = Table(
    "trophies",
    METADATA,
    _table_id(),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(16), ForeignKey("users.id"), index=True),  # none for a bot
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "match"),
)

results = Table(
    "results",
    METADATA,
    _table_id(),
    Column("winner", Integer, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("scores", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

due = Table(
    "due",
    METADATA,
    _table_id(),
    Column("kind", String(8), nullable=False),  # start, bot, fuse, beat
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "kind", "seat"),
    Index("ix_due_claimed_until", "claimed_until"),
)
