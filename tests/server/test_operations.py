"""What whoever runs the server relies on: health, figures, logs, stopping, migrations, copies."""

import asyncio
import json
import signal
import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx2
import pytest
from sqlalchemy import create_engine, inspect, make_url
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hotelier.client import Server, person
from hotelier.core.errors import BadInput, BadOption
from hotelier.server.settings import Settings, checked, settings_from
from hotelier.server.store.backup import back_up
from hotelier.server.store.database import migrate, open_engine
from hotelier.server.store.lock import AlreadyServed, locked
from hotelier.server.store.migrations import NEWEST
from hotelier.server.store.schema import metadata
from hotelier.wire.messages.opening import TableMade
from tests.patience import SECONDS
from tests.server.conftest import Serve
from tests.server.postgres import Postgres, free_port
from tests.server.running import Command, Running, started
from tests.server.sitting import all_join

EXAMPLES = Path(__file__).parents[2] / "examples"


def get(url: str) -> httpx2.Response:
    return httpx2.get(url, timeout=SECONDS, verify=False)


def until_ready(url: str) -> None:
    until = time.monotonic() + SECONDS
    while True:
        try:
            if get(f"{url}/readyz").status_code == 200:
                return
        except httpx2.TransportError:
            pass
        assert time.monotonic() < until, "the server does not become ready"
        time.sleep(0.05)


# The command


def test_two_workers_under_one_supervisor(postgres: Postgres, tmp_path: Path) -> None:
    """`hotelier serve --workers 2`: figures of both are added up, a worker that is killed is replaced,
    and stopping is clean."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    database = postgres.new_database()
    command = Command("serve", "--workers", "2", "--port", str(port), "--database-url", database)
    try:
        until_ready(url)
        server = Server(url)
        made = all_join(server, server.make_table("overbooking", [person(), person()]))
        place = server.at(made.table, made.watch)
        for _ in range(10):
            mover = server.at(made.table, made.seats[place.state().to_move or 0].token)
            state = mover.state()
            mover.move(state.legal[0]["notation"], state.version)
        assert 'hotelier_log_entries_total{game="overbooking"} 10.0' in get(f"{url}/metrics").text
        for child in children_of(command.process.pid):
            subprocess.run(["kill", "-9", str(child)], check=False)
        until_ready(url)
        assert place.state().version == 10
        server.close()
    finally:
        written = command.stop()
    for line in written.splitlines():
        entry = json.loads(line)
        assert {"time", "level", "from", "message"} <= set(entry)
    assert command.process.returncode in (0, -signal.SIGTERM)


def children_of(pid: int) -> list[int]:
    """The processes of the workers: those that have the port's socket, without Python's own helper."""
    listed = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(pid)], capture_output=True, text=True, check=True
    )
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "spawn_main" in line]


def test_an_sqlite_file_has_one_process(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    second = Command("serve", "--port", str(free_port()), "--database-url", sqlite)
    assert second.process.wait(SECONDS) == 2
    assert f"being served already, at {server.url}" in second.stop()
    with pytest.raises(BadOption, match="one worker"):
        checked(Settings(database_url=sqlite, workers=2))


def test_a_password_of_any_characters_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    password = "a b/c:d@e?f#g%h'ü"
    file.write_text(password + "\n", encoding="utf-8")
    environment = {
        "HOTELIER_DATABASE_URL": "postgresql://hotelier@localhost/hotelier",
        "HOTELIER_DATABASE_PASSWORD_FILE": str(file),
    }
    address = make_url(settings_from(environment).database_url)
    assert (address.username, address.password, address.host) == ("hotelier", password, "localhost")
    with pytest.raises(BadOption, match=r"cannot be read from .*nowhere: No such file"):
        settings_from(environment | {"HOTELIER_DATABASE_PASSWORD_FILE": str(tmp_path / "nowhere")})


def test_a_lock_goes_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with (
        locked(file, "http://first"),
        pytest.raises(AlreadyServed) as refused,
        locked(file, "http://second"),
    ):
        pass
    assert refused.value.url == "http://first"
    with locked(file, "http://third"):
        pass


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--database-url", "mysql://x"], "the database mysql://… is unknown"),
        (["--workers", "0"], "0 workers cannot serve"),
        (["--workers", "2", "--database-url", "sqlite+aiosqlite:///x"], "served by one worker"),
        (["--port", "99999999"], "ports are numbered 1 to 65535"),
        (["--host", "256.0.0.1"], "cannot listen on"),
        (["--database-url", "sqlite+aiosqlite:////proc/x/tables.sqlite"], "cannot keep tables in"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(arguments: list[str], complaint: str) -> None:
    command = Command("serve", *arguments)
    assert command.process.wait(SECONDS) == 2
    said = command.stop()
    assert complaint in said and said.count("\n") == 1


def test_settings_come_from_the_environment() -> None:
    settings = settings_from({"HOTELIER_WORKERS": "1", "HOTELIER_RATE_SEAT": "2.5", "PATH": "/bin"})
    assert settings.rate_seat == 2.5
    assert settings.database_url.endswith("/hotelier/tables.sqlite")
    with pytest.raises(BadOption, match="environment"):
        settings_from({"HOTELIER_WORKERS": "many"})
    assert settings_from(settings.variables()) == settings


# Health


def test_health_and_readiness(serve: Serve) -> None:
    postgres = Postgres()
    try:
        postgres.start()
        server = serve(postgres.new_database())
        assert get(f"{server.url}/healthz").text == "ok"
        assert get(f"{server.url}/readyz").text == "ready"
        postgres.stop()
        assert get(f"{server.url}/healthz").status_code == 200
        ready = get(f"{server.url}/readyz")
        assert (ready.status_code, ready.text) == (503, "the database does not answer")
        answer = httpx2.post(f"{server.url}/api/v1/tables", json=asked(), timeout=SECONDS, verify=False)
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "try_again"
        assert int(answer.headers["retry-after"]) >= 1
        postgres.start()
        until_ready(server.url)
    finally:
        postgres.remove()


def asked() -> object:
    return {"game": "austria", "seats": [{"kind": "person"}, {"kind": "person"}]}


# Stopping


def test_moves_in_flight_are_finished_before_the_server_stops(postgres: Postgres, serve: Serve) -> None:
    """Many tables move while the signal comes: every move is either answered, or was never made."""
    server = serve(postgres.new_database())
    client = server.client()
    tables = [all_join(client, client.make_table("austria", [person(), person()])) for _ in range(8)]
    answered: dict[str, int] = {}

    def play(made: TableMade) -> None:
        path = f"{server.url}/api/v1/tables/{made.table}"
        random = Random(made.table)
        headers = [{"Authorization": f"Bearer {link.token}"} for link in made.seats]
        with httpx2.Client(timeout=SECONDS) as http:
            try:
                seat = http.get(path, headers=headers[0]).json()["to_move"]
                while seat is not None:
                    mine = http.get(path, headers=headers[seat]).json()
                    action = random.choice(mine["legal"])["notation"]
                    body = {"version": mine["version"], "action": action, "key": str(mine["version"])}
                    response = http.post(f"{path}/moves", json=body, headers=headers[seat])
                    assert response.status_code == 200
                    seat = response.json()["to_move"]
                    answered[made.table] = response.json()["version"]
            except httpx2.TransportError:
                return

    with ThreadPoolExecutor(8) as pool:
        players = [pool.submit(play, made) for made in tables]
        until = time.monotonic() + SECONDS
        while len(answered) < 8:
            assert time.monotonic() < until
            time.sleep(0.01)
        server.process.terminate()
        server.process.join(SECONDS)
        for player in players:
            player.result()
    assert not server.process.is_alive()
    assert not [line for line in server.logged() if line["level"] == "error"]
    server.start()
    for made in tables:
        version = server.client().at(made.table, made.watch).state().version
        assert version == answered[made.table]


def test_live_connections_are_told_to_come_back(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    made = server.client().make_table("austria", [person()])
    url = f"ws{server.url.removeprefix('http')}/api/v1/tables/{made.table}/live"
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "token": made.watch}))
        assert json.loads(socket.recv(SECONDS))["type"] == "state"
        server.process.terminate()
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.recv(SECONDS)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012


# Migrations


def test_workers_that_start_together_migrate_once(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    servers = [Running(database, tmp_path / f"{number}.log") for number in range(4)]
    try:
        started(servers)
        assert postgres.sql("SELECT version_num FROM alembic_version", name_of(database)) == NEWEST
    finally:
        for server in servers:
            server.stop()


def test_the_migrations_make_the_tables_that_the_code_expects(tmp_path: Path) -> None:
    settings = checked(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"))

    async def run() -> None:
        engine = open_engine(settings)
        await migrate(engine)
        await migrate(engine)
        await engine.dispose()

    asyncio.run(run())
    engine = create_engine(f"sqlite:///{settings.sqlite_file}")
    found = inspect(engine)
    for table in metadata.tables.values():
        columns = {
            column["name"]: (str(column["type"]), column["nullable"])
            for column in found.get_columns(table.name)
        }
        assert columns == {
            column.name: (str(column.type), bool(column.nullable)) for column in table.columns
        }
        assert {index["name"] for index in found.get_indexes(table.name)} == {
            index.name for index in table.indexes
        }
    engine.dispose()


def test_a_database_of_a_newer_hotelier_is_left_alone(sqlite: str, serve: Serve) -> None:
    serve(sqlite).stop()
    file = sqlite.removeprefix("sqlite+aiosqlite:///")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    command = Command("serve", "--port", str(free_port()), "--database-url", sqlite)
    assert command.process.wait(SECONDS) == 2
    assert "made by a newer hotelier" in command.stop()


# Copies


def test_a_copy_of_an_sqlite_file_made_while_it_is_used(sqlite: str, serve: Serve, tmp_path: Path) -> None:
    server = serve(sqlite)
    client = server.client()
    made = all_join(client, client.make_table("austria", [person(), person()]))
    before = server.client().at(made.table, made.seats[0].token).state()
    copy = tmp_path / "copy.sqlite"
    done = Command("backup", str(copy), "--database-url", sqlite)
    assert done.process.wait(SECONDS) == 0 and done.stop() == ""
    server.stop()
    restored = serve(f"sqlite+aiosqlite:///{copy}")
    after = restored.client().at(made.table, made.seats[0].token).state()
    assert (after.view, after.version, after.seats) == (before.view, before.version, before.seats)
    with pytest.raises(BadInput, match="exists already"):
        back_up(checked(Settings(database_url=sqlite)), copy)
    with pytest.raises(BadInput, match="pg_dump"):
        back_up(checked(Settings(database_url="postgresql://x/y")), tmp_path / "other.sqlite")


def test_a_dump_of_postgresql_is_restored(postgres: Postgres, serve: Serve) -> None:
    database = postgres.new_database()
    server = serve(database)
    client = server.client()
    made = all_join(client, client.make_table("austria", [person(), person()]))
    place = server.client().at(made.table, made.seats[0].token)
    place.say("remember me")
    before = place.state()
    dump = postgres.data / "hotelier.dump"
    postgres.run("pg_dump", *postgres.where(name_of(database)), "-Fc", "-f", dump)
    other = postgres.new_database()
    postgres.run("pg_restore", *postgres.where(name_of(other)), "--no-owner", dump)
    restored = serve(other)
    after = restored.client().at(made.table, made.seats[0].token).state()
    assert after == before


def name_of(database: str) -> str:
    return database.rpartition("/")[2]


# Playing at home


def test_playing_at_home(tmp_path: Path) -> None:
    port = free_port()
    home = {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    asked = ("--content", str(EXAMPLES / "my-box.json"), "--seats", "3", "--people", "2")
    command = Command("play", *asked, "--no-browser", "--port", str(port), **home)
    assert command.process.stdout is not None
    line = command.process.stdout.readline()
    try:
        link = line.split()[-1]
        assert line.startswith("hotelier is at http://127.0.0.1:") and "/t/" in link
        path, _, token = link.partition("#")
        server = Server(f"http://127.0.0.1:{port}")
        state = server.at(path.rpartition("/")[2], token).state()
        assert (state.invited, [seat.kind for seat in state.seats]) == (0, ["person", "person", "bot"])
        assert state.pack is not None and (state.game, state.pack.name) == ("overbooking", "my box")
        other = command.process.stdout.readline()
        assert other.startswith("person 2 sits down at http://127.0.0.1:")
        path, _, token = other.split()[-1].partition("#")
        assert server.at(path.rpartition("/")[2], token).state().invited == 1
        assert "hotelier" in get(path).text
        stranger = httpx2.get(
            f"http://127.0.0.1:{port}/", headers={"Host": "evil.example"}, timeout=SECONDS
        )
        assert stranger.status_code == 403, "a foreign name that leads here is not answered"
        again = Command("play", "--no-browser", **home)
        assert again.process.wait(SECONDS) == 0
        assert f"hotelier is at http://127.0.0.1:{port}/" in again.stop()
        server.close()
    finally:
        said = command.stop()
    assert "Traceback" not in said
    assert (tmp_path / "hotelier" / "tables.sqlite").is_file()
