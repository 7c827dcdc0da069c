"""Databases as they were: takes a file of today back to an earlier migration, with the tables in it."""

import sqlite3

SINCE: dict[str, tuple[str, ...]] = {
    "0003": ("DROP TABLE house",),
    "0004": (
        "DROP TABLE reports",
        "DROP INDEX tables_touched",
        "ALTER TABLE tables DROP COLUMN touched",
        "ALTER TABLE tables DROP COLUMN frozen",
        "ALTER TABLE chat DROP COLUMN told",
    ),
    "0005": ("ALTER TABLE snapshots DROP COLUMN pack",),
    "0006": tuple(
        f"DROP TABLE {name}" for name in ("sittings", "tickets", "passkeys", "devices", "profiles")
    ),
    "0007": ("DROP INDEX tables_flag_at", "ALTER TABLE tables DROP COLUMN flag_at"),
    "0008": (
        *(f"DROP TABLE {name}" for name in ("calls", "table_wishes", "wishes", "letters", "endpoints")),
        "ALTER TABLE house DROP COLUMN push_key",
    ),
    "0009": ("DROP TABLE analyses",),
    "0010": tuple(f"DROP TABLE {name}" for name in ("ratings", "rated_sides", "rated_games")),
    "0011": (
        "DROP TABLE attempts",
        "DROP TABLE days",
        "ALTER TABLE house DROP COLUMN deal_secret",
    ),
    "0012": ("DROP TABLE cup_sides", "DROP TABLE cups"),
}
"""What takes away what each migration has brought."""


def take_back(database: sqlite3.Connection, version: str) -> None:
    """Leave a database as the migration `version` made it."""
    for later in sorted(SINCE, reverse=True):
        if later > version:
            for statement in SINCE[later]:
                database.execute(statement)
    database.execute("UPDATE alembic_version SET version_num = ?", (version,))
