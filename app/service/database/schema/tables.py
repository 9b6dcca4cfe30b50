"""Tables and their logs."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

from app.service.database.schema.metadata import METADATA, id_of_table, id_of_user

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("mode", String(20), nullable=False, server_default="standard"),
    Column("rules_version", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(8), nullable=False),  # open, live, over
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonces", Text),  # hex, in the order of the human seats; fixed by the first row
    Column("invite_hash", String(64), unique=True),  # until the last seat is claimed
    Column("created_at", BigInteger, nullable=False),
    id_of_user("host_id", nullable=True, index=True),
    Column("visibility", String(8), nullable=False, server_default="private"),  # open: listed; private: by invite
    Column("password_hash", Text),
    Column("clock", String(16), nullable=False, server_default="relaxed"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("spectators", Boolean, nullable=False, server_default=true()),
    Column("delay_ms", Integer, nullable=False, server_default="0"),  # what spectators see is so old
    Column("progress", Text),  # JSON of what the lobby shows of the game; none while a delay hides it
    Column("touched_at", BigInteger, nullable=False, server_default="0"),
    Column("rematch_of", String(16), unique=True),
    Column("fork_of", String(16)),  # plays on from this table, after this row of it
    Column("fork_seq", Integer),
    Index("ix_tables_status", "status", "created_at"),
)

UNFINISHED = tables.c.status.in_(("open", "live"))
"""That a table is not over: of all that ever were, these few are found by the index."""

seats = Table(
    "seats",
    METADATA,
    id_of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    id_of_user(nullable=True, index=True),
    Column("bot", String(40)),
    Column("nonce", LargeBinary),
    Column("passing", Text),
    Column("again", Boolean, nullable=False, server_default=false()),  # asks for a rematch
    PrimaryKeyConstraint("table_id", "seat"),
)

rows = Table(
    "rows",
    METADATA,
    id_of_table(),
    Column("seq", Integer, nullable=False),
    Column("kind", String(12), nullable=False),  # see `RowKind`
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
    id_of_table(),
    Column("seq", Integer, nullable=False),
    Column("rules_version", String(40), nullable=False),
    Column("lines", Integer, nullable=False),  # tellings up to here
    Column("clock", Text, nullable=False, server_default="{}"),  # JSON of the clocks as they were
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id"),
)

matches = Table(
    "matches",
    METADATA,
    id_of_table(),
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
    id_of_table(),
    Column("match", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    id_of_user(nullable=True, index=True),  # none for a bot
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "match", "seat"),  # those who tie, or win together, take one each
)

results = Table(
    "results",
    METADATA,
    id_of_table(),
    Column("winner", Integer, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("scores", Text, nullable=False),
    Column("places", Text, nullable=False, server_default="[]"),  # JSON: the place of each seat, from 1
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id"),
    Index("ix_results_at", "at", "table_id"),
)

due = Table(
    "due",
    METADATA,
    id_of_table(),
    Column("kind", String(8), nullable=False),  # start, bot, fuse, beat, flag, absent, replay
    Column("seat", Integer, nullable=False),
    Column("decision", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "kind", "seat"),
    Index("ix_due_claimed_until", "claimed_until"),
)

replays = Table(
    "replays",
    METADATA,
    id_of_table(),
    Column("rules_version", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),  # compressed JSON of every open view and telling
    PrimaryKeyConstraint("table_id"),
)

tickets = Table(
    "tickets",
    METADATA,
    id_of_user(),
    Column("game", String(40), nullable=False),
    Column("mode", String(20), nullable=False),
    Column("clock", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rating", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # a ticket that nobody holds any more is removed
    Column("matched", String(16)),  # the table that was found
    Column("matched_at", BigInteger),
    PrimaryKeyConstraint("user_id"),
    Index("ix_tickets_queue", "game", "mode", "clock", "rated", "seats"),
)
