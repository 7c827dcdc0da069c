"""The deal of the day: its secret, the days that have begun, and the attempts of profiles."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("house", sa.Column("deal_secret", sa.Text))
    op.create_table(
        "days",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("standing", sa.String(16), nullable=False),
        sa.Column("points", sa.Text),
    )
    op.create_index("attempts_profile", "attempts", ["profile"])
