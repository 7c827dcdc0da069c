"""How long the house has been open. What was promised by the clock on the wall is void."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    house = op.create_table("house", sa.Column("open_for", sa.BigInteger, nullable=False))
    op.bulk_insert(house, [{"open_for": 0}])
    op.execute("UPDATE tables SET bot_until = 0 WHERE bot_until IS NOT NULL")
    op.execute("DELETE FROM presence")
