"""A place that another change takes."""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    pass
