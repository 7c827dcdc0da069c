"""A copy of the tables in an SQLite file, made while they are being played."""

import sqlite3
from pathlib import Path

from hotelier.core.errors import BadInput
from hotelier.files import check_writable
from hotelier.server.settings import Settings
from hotelier.server.store.database import make_private


def back_up(settings: Settings, to: Path) -> None:
    """Write a whole and consistent copy; restoring is serving it."""
    file = settings.sqlite_file
    if file is None:
        raise BadInput("a PostgreSQL database is backed up by its own pg_dump: see docs/operations.md")
    if not file.is_file():
        raise BadInput(f"there are no tables in {file}")
    if to.exists():
        raise BadInput(f"{to} exists already: name a new file")
    check_writable(to)
    make_private(to)
    source = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(to)
    try:
        source.backup(copy)
    except sqlite3.Error as error:
        raise BadInput(f"cannot back up {file}: {error}") from None
    finally:
        copy.close()
        source.close()
