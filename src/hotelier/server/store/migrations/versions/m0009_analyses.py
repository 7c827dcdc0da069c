"""What is to be said of the turns of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("depth", sa.String(8), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("judged", sa.Text, nullable=False),
    )
