"""The house: accounts, lobby, ranking, moderation, nodes"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

YEAR_MS = 365 * 24 * 3600 * 1000

SESSIONS_OF_GUESTS = f"""
INSERT INTO sessions (id, user_id, token_hash, created_at, seen_at, expires_at)
SELECT id, id, token_hash, created_at, created_at, created_at + {YEAR_MS} FROM users
"""
LATEST_SESSION = """
UPDATE users SET token_hash = coalesce(
    (SELECT token_hash FROM sessions WHERE user_id = users.id ORDER BY seen_at DESC, id LIMIT 1), id
)
"""
UNALTERABLE = {
    "sqlite": [
        f"CREATE TRIGGER audit_no_{change} BEFORE {change} ON audit"
        " BEGIN SELECT RAISE(ABORT, 'the audit log cannot be changed'); END"
        for change in ("UPDATE", "DELETE")
    ],
    "postgresql": [
        "CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'the audit log cannot be changed'; END $$",
        "CREATE TRIGGER audit_unalterable BEFORE UPDATE OR DELETE OR TRUNCATE ON audit"
        " FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()",
    ],
}
"""What is written in the audit log stays as it is, whoever asks."""


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("beat_at", sa.BigInteger(), nullable=False),
        sa.Column("draining", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "outages",
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began_at", name=op.f("pk_outages")),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seasons")),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.Column("from_at", sa.BigInteger(), nullable=False),
        sa.Column("until_at", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["by_id"], ["users.id"], name=op.f("fk_announcements_by_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcements")),
    )
    op.create_table(
        "api_tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_api_tokens_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_api_tokens")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_api_tokens_token_hash")),
    )
    op.create_index(op.f("ix_api_tokens_user_id"), "api_tokens", ["user_id"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor_id", sa.String(length=16), nullable=False),
        sa.Column("action", sa.String(length=40), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["actor_id"], ["users.id"], name=op.f("fk_audit_actor_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index("ix_audit_target", "audit", ["target", "id"], unique=False)
    op.create_table(
        "messages",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("channel", sa.String(length=24), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("phrase", sa.String(length=24), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("hidden_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_messages_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_messages")),
    )
    op.create_index("ix_messages_channel", "messages", ["channel", "id"], unique=False)
    op.create_index(op.f("ix_messages_user_id"), "messages", ["user_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=20), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("ordinal", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_ratings_user_id")),
        sa.PrimaryKeyConstraint("user_id", "game", "mode", "season", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_leaders", "ratings", ["game", "mode", "season", "ordinal"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("reporter_id", sa.String(length=16), nullable=False),
        sa.Column("accused_id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("category", sa.String(length=16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("handled_by", sa.String(length=16), nullable=True),
        sa.Column("handled_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["accused_id"], ["users.id"], name=op.f("fk_reports_accused_id")),
        sa.ForeignKeyConstraint(["handled_by"], ["users.id"], name=op.f("fk_reports_handled_by")),
        sa.ForeignKeyConstraint(["reporter_id"], ["users.id"], name=op.f("fk_reports_reporter_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_accused_id"), "reports", ["accused_id"], unique=False)
    op.create_index("ix_reports_status", "reports", ["status", "at"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("agent", sa.String(length=120), server_default="", nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_sessions_user_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_sessions_token_hash")),
    )
    op.create_index(op.f("ix_sessions_user_id"), "sessions", ["user_id"], unique=False)
    op.create_table(
        "shunned",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("other_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=5), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name=op.f("fk_shunned_other_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_shunned_user_id")),
        sa.PrimaryKeyConstraint("user_id", "other_id", name=op.f("pk_shunned")),
    )
    op.create_index(op.f("ix_shunned_other_id"), "shunned", ["other_id"], unique=False)
    op.create_table(
        "tickets",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=20), nullable=False),
        sa.Column("clock", sa.String(length=16), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("matched", sa.String(length=16), nullable=True),
        sa.Column("matched_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_tickets_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_tickets")),
    )
    op.create_index("ix_tickets_queue", "tickets", ["game", "mode", "clock", "rated"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mode", sa.String(length=20), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=False),
        sa.Column("sigma_before", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rating_changes_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_rating_changes_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_rating_changes")),
    )
    op.create_index(op.f("ix_rating_changes_user_id"), "rating_changes", ["user_id"], unique=False)
    op.create_table(
        "replays",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("rules_version", sa.String(length=40), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_replays_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_replays")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.add_column(sa.Column("places", sa.Text(), server_default="[]", nullable=False))
        batch_op.create_index("ix_results_at", ["at", "table_id"], unique=False)

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("again", sa.Boolean(), server_default=sa.false(), nullable=False))

    with op.batch_alter_table("snapshots", schema=None) as batch_op:
        batch_op.add_column(sa.Column("clock", sa.Text(), server_default="{}", nullable=False))

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mode", sa.String(length=20), server_default="standard", nullable=False))
        batch_op.add_column(sa.Column("host_id", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("visibility", sa.String(length=8), server_default="private", nullable=False))
        batch_op.add_column(sa.Column("password_hash", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("clock", sa.String(length=16), server_default="relaxed", nullable=False))
        batch_op.add_column(sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.add_column(sa.Column("spectators", sa.Boolean(), server_default=sa.true(), nullable=False))
        batch_op.add_column(sa.Column("delay_ms", sa.Integer(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("progress", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("touched_at", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("rematch_of", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("fork_of", sa.String(length=16), nullable=True))
        batch_op.add_column(sa.Column("fork_seq", sa.Integer(), nullable=True))
        batch_op.create_foreign_key(batch_op.f("fk_tables_host_id"), "users", ["host_id"], ["id"])
        batch_op.create_unique_constraint(batch_op.f("uq_tables_rematch_of"), ["rematch_of"])

    op.execute(SESSIONS_OF_GUESTS)
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(sa.Column("name_key", sa.String(length=160), nullable=True))
        batch_op.add_column(sa.Column("password_hash", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("subject", sa.String(length=255), nullable=True))
        batch_op.add_column(sa.Column("role", sa.String(length=10), server_default="user", nullable=False))
        batch_op.add_column(sa.Column("seen_at", sa.BigInteger(), server_default="0", nullable=False))
        batch_op.add_column(sa.Column("muted_until", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("banned_until", sa.BigInteger(), nullable=True))
        batch_op.add_column(sa.Column("ban_reason", sa.Text(), nullable=True))
        batch_op.add_column(sa.Column("deleted_at", sa.BigInteger(), nullable=True))
        batch_op.drop_constraint(batch_op.f("uq_users_token_hash"), type_="unique")
        batch_op.create_unique_constraint(batch_op.f("uq_users_name_key"), ["name_key"])
        batch_op.create_unique_constraint(batch_op.f("uq_users_subject"), ["subject"])
        batch_op.drop_column("token_hash")
    op.execute("UPDATE users SET seen_at = created_at")
    op.execute("INSERT INTO seasons (id, began_at) VALUES (1, 0)")
    for statement in UNALTERABLE[op.get_bind().dialect.name]:
        op.execute(statement)


def downgrade() -> None:
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.add_column(sa.Column("token_hash", sa.String(length=64), nullable=True))
    op.execute(LATEST_SESSION)
    with op.batch_alter_table("users", schema=None) as batch_op:
        batch_op.alter_column("token_hash", existing_type=sa.String(length=64), nullable=False)
        batch_op.drop_constraint(batch_op.f("uq_users_subject"), type_="unique")
        batch_op.drop_constraint(batch_op.f("uq_users_name_key"), type_="unique")
        batch_op.create_unique_constraint(batch_op.f("uq_users_token_hash"), ["token_hash"])
        batch_op.drop_column("deleted_at")
        batch_op.drop_column("ban_reason")
        batch_op.drop_column("banned_until")
        batch_op.drop_column("muted_until")
        batch_op.drop_column("seen_at")
        batch_op.drop_column("role")
        batch_op.drop_column("subject")
        batch_op.drop_column("password_hash")
        batch_op.drop_column("name_key")

    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("uq_tables_rematch_of"), type_="unique")
        batch_op.drop_constraint(batch_op.f("fk_tables_host_id"), type_="foreignkey")
        batch_op.drop_column("fork_seq")
        batch_op.drop_column("fork_of")
        batch_op.drop_column("rematch_of")
        batch_op.drop_column("touched_at")
        batch_op.drop_column("progress")
        batch_op.drop_column("delay_ms")
        batch_op.drop_column("spectators")
        batch_op.drop_column("rated")
        batch_op.drop_column("clock")
        batch_op.drop_column("password_hash")
        batch_op.drop_column("visibility")
        batch_op.drop_column("host_id")
        batch_op.drop_column("mode")

    with op.batch_alter_table("snapshots", schema=None) as batch_op:
        batch_op.drop_column("clock")

    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("again")

    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.drop_index("ix_results_at")
        batch_op.drop_column("places")

    op.drop_table("replays")
    op.drop_table("rating_changes")
    op.drop_table("tickets")
    op.drop_table("shunned")
    op.drop_table("sessions")
    op.drop_table("reports")
    op.drop_table("ratings")
    op.drop_table("messages")
    op.drop_table("audit")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION refuse_change()")
    op.drop_table("api_tokens")
    op.drop_table("announcements")
    op.drop_table("seasons")
    op.drop_table("outages")
    op.drop_table("nodes")
