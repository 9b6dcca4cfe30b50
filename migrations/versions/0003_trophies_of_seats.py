"""A trophy for each seat that ties or wins a match together with others.

Revision ID: 0003
Revises: 0002
"""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ONE_A_MATCH = """
DELETE FROM trophies WHERE EXISTS (
    SELECT 1 FROM trophies AS other
    WHERE other.table_id = trophies.table_id AND other.match = trophies.match AND other.seat < trophies.seat
)
"""
"""The schema before this one knows a single trophy of each match."""


def upgrade() -> None:
    _key("table_id", "match", "seat")


def downgrade() -> None:
    op.execute(ONE_A_MATCH)
    _key("table_id", "match")


def _key(*columns: str) -> None:
    with op.batch_alter_table("trophies", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("pk_trophies"), type_="primary")
        batch_op.create_primary_key(batch_op.f("pk_trophies"), list(columns))
