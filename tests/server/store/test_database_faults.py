"""Databases in trouble: what is wrong is named, to operators and to players, and nothing is lost."""

import asyncio
import gc
import resource
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import text

from hotelier.client import person
from hotelier.core.errors import BadInput
from hotelier.server import serve as serving
from hotelier.server.settings import SQLITE, Settings, checked
from hotelier.server.store import faults
from hotelier.server.store.faults import DAMAGED, FULL, Faults
from hotelier.server.store.store import Store
from tests.patience import SECONDS
from tests.server.conftest import Serve
from tests.server.postgres import Postgres, free_port
from tests.server.running import Command, Running
from tests.server.sitting import API, House, house

NEW = {"game": "overbooking", "seats": [{"kind": "person"}, {"kind": "person"}]}
PAGE = 4096


def ready(server: Running) -> tuple[int, str]:
    answer = httpx2.get(f"{server.url}/readyz", timeout=SECONDS)
    return answer.status_code, answer.text


def refused(server: Running) -> str:
    """What a player is told whose change cannot be written."""
    answer = httpx2.post(f"{server.url}{API}/tables", json=NEW, timeout=SECONDS)
    assert answer.status_code == 503 and int(answer.headers["retry-after"]) >= 1
    error = answer.json()["error"]
    assert error["code"] == "try_again"
    return str(error["message"])


def lines(server: Running) -> list[str]:
    """What the log says of the database; errors that nobody expected are not among it."""
    written = server.logged()
    assert not [line for line in written if "error" in line]
    return [line["message"] for line in written if line["from"] == "hotelier.database"]


# SQLite


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as it:
        yield it


def set_pragma(home: House, pragma: str) -> None:
    """Change what the server's connection to its file can do."""

    async def change() -> None:
        async with home.http.app.state.service.store.single.connect() as connection:  # type: ignore[attr-defined]
            await connection.execute(text(f"PRAGMA {pragma}"))

    assert home.http.portal is not None
    home.http.portal.call(change)


def make_tables_until_refused(home: House) -> str:
    for _ in range(100):
        answer = home.http.post(f"{API}/tables", json=NEW)
        if answer.status_code != 201:
            assert answer.json()["error"]["code"] == "try_again"
            return str(answer.json()["error"]["message"])
    raise AssertionError("the disk does not become full")


def test_a_full_disk_is_named(home: House, caplog: pytest.LogCaptureFixture) -> None:
    set_pragma(home, "max_page_count=1")  # as many pages as there are now
    for _ in range(3):
        assert make_tables_until_refused(home).startswith(
            "the disk of this server is full: try again later"
        )
    assert caplog.text.count("the disk of the database is full (SQLITE_FULL)") == 1
    set_pragma(home, "max_page_count=1000000")
    home.table("overbooking", 2)


def test_a_file_that_can_only_be_read_is_named(home: House, caplog: pytest.LogCaptureFixture) -> None:
    sitting = home.table("overbooking", 2)
    for round in (1, 2):
        set_pragma(home, "query_only=ON")
        for _ in range(3):
            answer = home.http.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "the database can be read, but not written")
            error = home.refused("try_again", "POST", "/tables", NEW)
            assert error["message"].startswith("nothing can be written at the moment")
        assert sitting.state()["version"] == 0
        assert caplog.text.count("the database can be read, but not written") == round
        set_pragma(home, "query_only=OFF")
        assert home.http.get("/readyz").text == "ready"
        assert caplog.text.count("the database can be used again") == round


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux only: limits of another process")
def test_a_disk_that_takes_no_more_is_named_and_forgotten(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    size = Path(sqlite.removeprefix(SQLITE) + "-wal").stat().st_size
    pid = server.process.pid
    assert pid is not None
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    for _ in range(5):
        assert ready(server) == (503, "the disk of the database cannot be read or written, or is full")
        assert refused(server).startswith("the disk of this server fails or is full: try again later")
    assert httpx2.get(f"{server.url}/healthz", timeout=SECONDS).text == "ok"
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    assert ready(server) == (200, "ready")
    server.client().make_table("overbooking", [person(), person()])
    named, over = lines(server)
    assert "SQLITE_IOERR" in named and over == "the database can be used again"


def test_a_file_that_somebody_else_has_locked_is_named(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    with closing(sqlite3.connect(sqlite.removeprefix(SQLITE))) as other:
        other.execute("BEGIN IMMEDIATE")
        assert ready(server) == (503, "somebody else has locked the file of the tables")
        other.rollback()
    assert ready(server) == (200, "ready")


def test_tables_that_are_damaged_while_they_are_served(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    made = server.client().make_table("overbooking", [person(), person()])
    server.stop()
    server.start()
    damage(Path(sqlite.removeprefix(SQLITE)), PAGE)
    for _ in range(3):
        answer = httpx2.get(
            f"{server.url}{API}/tables/{made.table}",
            headers={"Authorization": f"Bearer {made.watch}"},
            timeout=SECONDS,
        )
        assert answer.status_code == 503
        assert "the tables of this server are damaged" in answer.json()["error"]["message"]
        assert ready(server) == (503, "the database is damaged")
    asked = {"tables": [{"table": made.table, "token": made.watch}]}
    answer = httpx2.post(f"{server.url}{API}/tables/notes", json=asked, timeout=SECONDS)
    assert answer.status_code == 503, "who asks for notes must not believe that the table is gone"
    assert lines(server) == ["the database is damaged (SQLITE_CORRUPT)"]


def damage(file: Path, first: int) -> None:
    """Overwrite a file from a byte to its end."""
    length = file.stat().st_size - first
    with file.open("r+b") as stream:
        stream.seek(first)
        stream.write(b"\xa5" * length)


def not_at_all(file: Path) -> None:
    file.write_text("a shopping list\n" * 100, encoding="utf-8")


def header(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.write(b"\x00" * 16)


def last_page(file: Path) -> None:
    damage(file, file.stat().st_size - PAGE)


def second_half(file: Path) -> None:
    with file.open("r+b") as stream:
        stream.truncate(file.stat().st_size // 2)


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A file with some tables, which nobody serves."""
    with house(tmp_path) as home:
        for _ in range(10):
            home.table("overbooking", 2)
    return tmp_path / "tables.sqlite"


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (not_at_all, "the file of the tables is not a database"),
        (header, "the file of the tables is not a database"),
        (last_page, "the database is damaged"),
        (second_half, "the database is damaged"),
    ],
)
def test_a_damaged_file_is_named_at_once(
    break_it: Callable[[Path], None], complaint: str, tables: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "DATABASE_SECONDS", SECONDS)
    break_it(tables)
    with pytest.raises(BadInput) as refusal:
        asyncio.run(serving.prepare(checked(Settings(database_url=f"{SQLITE}{tables}"))))
    assert str(refusal.value) == f"{complaint}: {tables}"


def test_a_file_that_is_no_database_is_named_in_one_line(sqlite: str) -> None:
    file = Path(sqlite.removeprefix(SQLITE))
    not_at_all(file)
    command = Command("serve", "--port", str(free_port()), "--database-url", sqlite)
    assert command.process.wait(SECONDS) == 2
    said = command.stop()
    assert f"the file of the tables is not a database: {file}" in said and said.count("\n") == 1


def test_a_whole_file_is_found_whole(tables: Path) -> None:
    asyncio.run(serving.prepare(checked(Settings(database_url=f"{SQLITE}{tables}"))))


# PostgreSQL


@pytest.fixture
def elsewhere(postgres: Postgres) -> str:
    """The name of a database on a PostgreSQL."""
    return postgres.new_database().rpartition("/")[2]


def test_a_postgresql_that_can_only_be_read_is_named(
    postgres: Postgres, elsewhere: str, serve: Serve
) -> None:
    server = serve(postgres.url(elsewhere))
    set_read_only(postgres, elsewhere, "on")
    wait_until(server, 503, "the database can be read, but not written")
    assert refused(server).startswith("nothing can be written at the moment")
    assert server.client().lobby().tables == []
    set_read_only(postgres, elsewhere, "off")
    wait_until(server, 200, "ready")
    assert lines(server).count("the database can be read, but not written (25006)") == 1


def set_read_only(postgres: Postgres, name: str, how: str) -> None:
    """For all connections from now on; those that are open are cut."""
    postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = {how}")
    postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def wait_until(server: Running, *answer: object) -> None:
    until = time.monotonic() + SECONDS
    while ready(server) != answer:
        assert time.monotonic() < until, f"{ready(server)} instead of {answer}"
        time.sleep(0.02)


FAIL = """
CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file "base/1/2"' USING ERRCODE = '{code}'; END $$;
CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION fail();
"""


@pytest.mark.parametrize(
    ("code", "sentence", "told"),
    [
        ("53100", "the disk of the database is full", "the disk of this server is full"),
        (
            "58030",
            "the disk of the database cannot be read or written, or is full",
            "the disk of this server fails or is full",
        ),
        ("XX001", "the database is damaged", "the tables of this server are damaged"),
        ("42501", "the database does not let this server use its tables", "the database does not answer"),
    ],
)
def test_what_postgresql_cannot_write_is_named(
    code: str, sentence: str, told: str, postgres: Postgres, elsewhere: str, serve: Serve
) -> None:
    server = serve(postgres.url(elsewhere))
    for table in ("tables", "alembic_version"):
        postgres.sql(FAIL.format(code=code, table=table).replace("fail", f"fail_{table}"), elsewhere)
    for _ in range(3):
        assert ready(server) == (503, sentence)
        message = refused(server)
        assert message.startswith(f"{told}: try again later") and "base/1/2" not in message
    assert lines(server) == [f"{sentence} ({code})"]


@pytest.mark.parametrize(
    ("role", "sentence"),
    [
        ("nobody_at_all", "the database does not accept the name or the password of this server"),
        ("forgetful", "the database does not accept the name or the password of this server"),
        ("powerless", "the database does not let this server use its tables"),
        ("crowded", "the database has too many connections already"),
    ],
)
def test_a_postgresql_that_refuses_us_is_named_at_the_start(
    role: str, sentence: str, postgres: Postgres, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(serving.prepare(checked(Settings(database_url=postgres.url(elsewhere)))))
    make_roles(postgres)
    url = postgres.url(elsewhere).replace("hotelier@", f"{role}:a-secret@")
    monkeypatch.setattr(serving, "DATABASE_SECONDS", 0 if role == "crowded" else SECONDS)
    with pytest.raises(BadInput) as refusal:
        asyncio.run(serving.prepare(checked(Settings(database_url=url))))
    assert str(refusal.value).startswith(f"{sentence}: postgresql+asyncpg://{role}:***@")


ROLES = {"forgetful": "NOLOGIN", "powerless": "LOGIN", "crowded": "LOGIN CONNECTION LIMIT 0"}


def make_roles(postgres: Postgres) -> None:
    """Who may not log in, not read, or not come because others are there."""
    for role, how in ROLES.items():
        if not postgres.sql(f"SELECT 1 FROM pg_roles WHERE rolname = '{role}'"):
            postgres.sql(f"CREATE ROLE {role} {how}")


def test_a_database_that_is_not_there_is_named_at_the_start(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "DATABASE_SECONDS", SECONDS)
    with pytest.raises(BadInput, match="there is no database of this name"):
        asyncio.run(serving.prepare(checked(Settings(database_url=postgres.url("nowhere")))))


def test_a_wrong_password_is_named_at_the_start() -> None:
    """PostgreSQL asks for the password of everybody."""
    postgres = Postgres()
    try:
        rules = postgres.data / "pg_hba.conf"
        rules.write_text(rules.read_text().replace("trust", "scram-sha-256"))
        postgres.start()
        url = postgres.url("postgres").replace("hotelier@", "hotelier:wrong@")
        with pytest.raises(BadInput, match="does not accept the name or the password"):
            asyncio.run(serving.prepare(checked(Settings(database_url=url))))
    finally:
        postgres.remove()


# The log


def test_a_fault_is_not_said_again_and_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = Faults()
    for _ in range(100):
        met.met(FULL, "code")
        met.met(DAMAGED, "code")
    assert [caplog.text.count(fault.sentence) for fault in (FULL, DAMAGED)] == [1, 1]
    with monkeypatch.context() as later:
        later.setattr(faults, "QUIET_SECONDS", 0)
        met.met(FULL, "code")
    assert caplog.text.count(FULL.sentence) == 2
    met.gone()
    met.gone()
    met.met(FULL, "code")
    assert caplog.text.count(FULL.sentence) == 3
    assert caplog.text.count("can be used again") == 1


def test_who_is_cancelled_leaves_the_connection_to_others(tmp_path: Path) -> None:
    """A table has one connection on SQLite. Who waits for it, or has just been given it, may go away."""

    async def come_and_go() -> None:
        store = Store(checked(Settings(database_url=f"{SQLITE}{tmp_path}/tables.sqlite")))
        await store.start()
        try:
            for steps in range(12):
                asking = asyncio.create_task(store.hear_time())
                for _ in range(steps):
                    await asyncio.sleep(0)
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)
                await store.hear_time()  # with the connection kept it is told after 30 s that there is none
        finally:
            await store.close()

    gc.disable()  # it would sooner or later give back what nobody returned
    try:
        asyncio.run(come_and_go())
    finally:
        gc.enable()


def test_a_connection_that_is_closed_amid_a_change_gives_back_the_lock(tmp_path: Path) -> None:
    """As when somebody is cancelled who was reading: the result lives on where it was dropped."""
    file = tmp_path / "tables.sqlite"

    async def leave_amid_a_change() -> Any:
        store = Store(checked(Settings(database_url=f"{SQLITE}{file}")))
        await store.start()
        async with store.engine.connect() as connection:
            await connection.begin()
            driver: Any = (await connection.get_raw_connection()).driver_connection
            reading = await driver.execute("SELECT name FROM sqlite_master")
            await driver.close()
            with closing(sqlite3.connect(file, timeout=0)) as other:
                other.execute("BEGIN IMMEDIATE")
            await connection.invalidate()
        await store.close()
        return reading

    assert asyncio.run(leave_amid_a_change())
