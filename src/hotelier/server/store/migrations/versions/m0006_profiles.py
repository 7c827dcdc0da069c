"""Profiles, the devices and passkeys that open them, and at which tables they sit."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("portrait", sa.String(40)),
        sa.Column("language", sa.String(8)),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        profile(),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_profile", "devices", ["profile"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        profile(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_profile", "passkeys", ["profile"])
    op.create_table(
        "tickets",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        profile(nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("used", sa.String(64)),
    )
    op.create_index("tickets_profile", "tickets", ["profile"])
    op.create_table(
        "sittings",
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        profile(),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("sittings_profile", "sittings", ["profile"])


def profile(*, nullable: bool = False) -> "sa.Column[str]":
    return sa.Column(
        "profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete="CASCADE"), nullable=nullable
    )
