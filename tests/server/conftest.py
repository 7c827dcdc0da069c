"""Servers and databases for the tests of the server."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hotelier.server import clock
from tests.server.postgres import Postgres
from tests.server.running import Running, started
from tests.server.times import Times


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    """The clocks by which servers in this process go."""
    made = Times()
    monkeypatch.setattr(clock, "time", made)
    return made


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two servers on one PostgreSQL, for all tests of a module."""
    folder = tmp_path_factory.mktemp("workers")
    database = postgres.new_database()
    servers = started([Running(database, folder / f"worker{number}.log") for number in range(2)])
    yield servers
    for server in servers:
        server.stop()


Serve = Callable[..., Running]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers of a single test, and stops those that still run after it."""
    servers: list[Running] = []

    def start(database_url: str, **settings: str) -> Running:
        log = tmp_path / f"server{len(servers)}.log"
        servers.append(Running(database_url, log, **settings))
        started(servers[-1:])
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"
