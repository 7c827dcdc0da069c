"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("tended", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(16), sa.ForeignKey("profiles.id", ondelete="SET NULL")),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_index("cups_tended", "cups", ["tended"])
    op.create_index("cups_organiser", "cups", ["organiser"])
    op.create_table(
        "cup_sides",
        sa.Column("cup_id", sa.String(16), sa.ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_index("cup_sides_profile", "cup_sides", ["profile"])
