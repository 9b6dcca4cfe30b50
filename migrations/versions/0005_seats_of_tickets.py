"""A ticket says for how many seats it looks.

Those that are there are deleted, as each lives for the minutes of one search: who still looks takes another.

Revision ID: 0005
Revises: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

INDEX = "ix_tickets_queue"
QUEUE = ("game", "mode", "clock", "rated")


def upgrade() -> None:
    op.execute("DELETE FROM tickets")
    op.drop_index(INDEX, table_name="tickets")
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seats", sa.Integer(), nullable=True))
        batch_op.alter_column("seats", existing_type=sa.Integer(), nullable=False)
    op.create_index(INDEX, "tickets", [*QUEUE, "seats"], unique=False)


def downgrade() -> None:
    op.execute("DELETE FROM tickets")
    op.drop_index(INDEX, table_name="tickets")
    with op.batch_alter_table("tickets", schema=None) as batch_op:
        batch_op.drop_column("seats")
    op.create_index(INDEX, "tickets", list(QUEUE), unique=False)
