"""The connection to the database: how it is opened, brought up to date, and what its troubles mean."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hotelier.core.errors import BadInput
from hotelier.server.settings import Settings
from hotelier.server.store.faults import AWAY, DAMAGED, Trouble, named
from hotelier.server.store.migrations import NEWEST

MIGRATION_LOCK = 0x407E11E4
"""Workers that start together take this advisory lock, and migrate one after the other."""
PRIVATE = 0o600
BUSY_MILLISECONDS = 2000
"""How long a change waits for others who write to the SQLite file; readiness is told a little later."""
LOOK_SECONDS = 3
"""The longest that looking for damage may delay a start."""
LOOK_STEPS = 10_000
SINGLE = "single_statements"
VERSION_TABLE = "alembic_version"
OUR_MISTAKES = (IntegrityError, ProgrammingError, DataError)
ERRORS = (
    DBAPIError,
    sqlite3.Error,
    NoConnection,
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)


def open_engine(settings: Settings) -> AsyncEngine:
    file = settings.sqlite_file
    if file is None:
        return create_async_engine(
            settings.database_url,
            pool_size=8,
            max_overflow=0,
            pool_timeout=5,
            hide_parameters=True,
            connect_args={"timeout": 5, "command_timeout": 15},
        )
    make_folder(file)
    make_private(file)
    # One connection: SQLite has one writer at a time, and a queue is kinder than "database is locked".
    engine = create_async_engine(
        settings.database_url,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
        connect_args={"factory": TidyConnection},
    )
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    event.listen(engine.sync_engine, "begin", begin_sqlite)
    return engine


class TidyConnection(sqlite3.Connection):
    """Gives back the lock when it is closed in the middle of a change.

    SQLite leaves a closed connection open until the last of its results has been read or forgotten. What
    somebody was reading who was cancelled lives on in a traceback: until that was collected as garbage,
    nobody else could write."""

    def close(self) -> None:
        if self.in_transaction:
            with suppress(sqlite3.Error):
                self.rollback()
        super().close()


def single_statements(engine: AsyncEngine) -> AsyncEngine:
    """The same connections for single statements, which are transactions by themselves."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{SINGLE: True})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot keep tables in {file}: {error.strerror}") from None


def make_private(file: Path) -> None:
    """Only the user who serves the tables may read the file: it holds the seeds of running games."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        file.chmod(PRIVATE)
    except OSError as error:
        raise BadInput(f"cannot keep tables in {file}: {error.strerror}") from None


def set_up_sqlite(connection: Any, _: object) -> None:
    """A committed move survives a crash of the process and of the machine."""
    connection.isolation_level = None  # no transaction but those that begin_sqlite begins
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Begin a change: with the lock, so that what it reads first is still true when it writes.

    Here, and not by a level of isolation for single statements: that is set anew whenever a connection is
    taken, and whoever is cancelled just then leaves it taken, for all others to wait for."""
    if not connection.get_execution_options().get(SINGLE):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; several workers may do this at once."""
    async with single_statements(engine).connect() as connection:
        if await connection.run_sync(is_newest):
            return
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        await connection.run_sync(upgrade)


async def touch(engine: AsyncEngine) -> None:
    """Write something that changes nothing: only this shows that moves could be written."""
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))


def look_for_damage(file: Path) -> None:
    """Find damage in an SQLite file before somebody plays on; a large one is not looked through whole."""
    until = time.monotonic() + LOOK_SECONDS
    connection = sqlite3.connect(file)
    try:
        connection.set_progress_handler(lambda: time.monotonic() > until, LOOK_STEPS)
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return
    finally:
        connection.close()
    if found != ("ok",):
        raise Trouble(DAMAGED)


def is_newest(connection: Connection) -> bool:
    """Whether there is nothing to do, found out without loading alembic."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return False
    return bool(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")) == NEWEST)


def upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "hotelier.server.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadInput(f"the database was made by a newer hotelier ({error}); update this one") from None


@contextmanager
def answering() -> Iterator[None]:
    """Turn the database's faults into answers for clients; our own mistakes stay errors."""
    try:
        yield
    except ERRORS as error:
        fault = named(error)
        if fault is None and isinstance(error, OUR_MISTAKES):
            raise
        raise Trouble(fault or AWAY) from error
