"""First schema"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("nonces", sa.Text(), nullable=True),
        sa.Column("invite_hash", sa.String(length=64), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("invite_hash", name=op.f("uq_tables_invite_hash")),
    )
    op.create_index("ix_tables_status", "tables", ["status", "created_at"], unique=False)
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_users_token_hash")),
    )
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_due_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name=op.f("pk_due")),
    )
    op.create_index("ix_due_claimed_until", "due", ["claimed_until"], unique=False)
    op.create_table(
        "matches",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("leaders", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_matches_table_id")),
        sa.PrimaryKeyConstraint("table_id", "match", name=op.f("pk_matches")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_results")),
    )
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move_id", sa.String(length=64), nullable=False),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rows_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_rows")),
        sa.UniqueConstraint("table_id", "seat", "move_id", name=op.f("uq_rows_table_id_seat_move_id")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("nonce", sa.LargeBinary(), nullable=True),
        sa.Column("passing", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_seats_user_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.String(length=40), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "trophies",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("match", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_trophies_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_trophies_user_id")),
        sa.PrimaryKeyConstraint("table_id", "match", name=op.f("pk_trophies")),
    )
    op.create_index(op.f("ix_trophies_user_id"), "trophies", ["user_id"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_trophies_user_id"), table_name="trophies")
    op.drop_table("trophies")
    op.drop_table("snapshots")
    op.drop_index(op.f("ix_seats_user_id"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("rows")
    op.drop_table("results")
    op.drop_table("matches")
    op.drop_index("ix_due_claimed_until", table_name="due")
    op.drop_table("due")
    op.drop_table("users")
    op.drop_index("ix_tables_status", table_name="tables")
    op.drop_table("tables")
