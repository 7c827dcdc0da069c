"""Notices: when people want to be called, where they are reached, and what waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("house", sa.Column("push_key", sa.Text))
    op.create_table(
        "endpoints",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("shape", sa.String(16)),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("device", sa.String(16), sa.ForeignKey("devices.id", ondelete="CASCADE")),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("code_until", sa.BigInteger, nullable=False),
        sa.Column("code_tries", sa.Integer, nullable=False),
        sa.Column("dropped", sa.String(24)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("endpoints_profile", "endpoints", ["profile"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "endpoint", sa.String(16), sa.ForeignKey("endpoints.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("letter", sa.Text, nullable=False),
        sa.Column("about", sa.Text),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("letters_due", "letters", ["due"])
    op.create_index("letters_endpoint", "letters", ["endpoint"])
    op.create_table(
        "wishes",
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_table(
        "table_wishes",
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("moment", sa.String(16), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column(
            "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("mark", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("looks", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "kind", name="calls_one"),
    )
    op.create_index("calls_due", "calls", ["due"])
    op.create_index("calls_profile", "calls", ["profile"])
