"""When somebody's time runs out; tables that are there already have no clock."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("flag_at", sa.BigInteger))
    op.create_index("tables_flag_at", "tables", ["flag_at"])
