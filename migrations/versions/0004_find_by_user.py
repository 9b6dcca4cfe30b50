"""Find by user whatever names one: what somebody did or hosts, and that nothing does so any more.

Revision ID: 0004
Revises: 0003
"""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = (("tables", "host_id"), ("reports", "reporter_id"), ("reports", "handled_by"), ("audit", "actor_id"))


def upgrade() -> None:
    for table, column in COLUMNS:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)


def downgrade() -> None:
    for table, column in COLUMNS:
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
