"""Who people are, by what they are recognised, and whom they wish not to meet."""

from sqlalchemy import BigInteger, Column, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from app.service.database.schema.metadata import METADATA, id_of_user

users = Table(
    "users",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(160), unique=True),  # what looks alike has the same; none for guests
    Column("password_hash", Text),
    Column("subject", String(255), unique=True),  # "issuer subject" of an OpenID Connect sign-in
    Column("role", String(10), nullable=False, server_default="user"),  # user, moderator, admin
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("muted_until", BigInteger),
    Column("banned_until", BigInteger),
    Column("ban_reason", Text),
    Column("deleted_at", BigInteger),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(16), primary_key=True),
    id_of_user(index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("agent", String(120), nullable=False, server_default=""),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

api_tokens = Table(
    "api_tokens",
    METADATA,
    Column("id", String(16), primary_key=True),
    id_of_user(index=True),
    Column("name", String(40), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

shunned = Table(
    "shunned",
    METADATA,
    id_of_user(),
    id_of_user("other_id", index=True),
    Column("kind", String(5), nullable=False),  # mute: not read; block: not met either
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "other_id"),
)

messages = Table(
    "messages",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("channel", String(24), nullable=False),  # lobby, table:ID, gallery:ID
    id_of_user(index=True),
    Column("phrase", String(24)),  # a quick phrase, told in each reader's language
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("hidden_at", BigInteger),  # by a moderator
    Index("ix_messages_channel", "channel", "id"),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    id_of_user("reporter_id", index=True),
    id_of_user("accused_id", index=True),
    Column("table_id", String(16)),
    Column("message_id", BigInteger),
    Column("category", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("context", Text, nullable=False),  # JSON: the messages around it, as they were
    Column("at", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),  # open, closed
    Column("outcome", Text),
    id_of_user("handled_by", nullable=True, index=True),
    Column("handled_at", BigInteger),
    Index("ix_reports_status", "status", "at"),
)
