"""Tables that are played with a content pack."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("pack", sa.Text))
