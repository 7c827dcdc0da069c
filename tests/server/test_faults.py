"""Crashes: every acknowledged move is there exactly once, and no other."""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx2
import msgspec
from sqlalchemy import create_engine, text

from hotelier.client import Server, person
from hotelier.wire.messages.opening import TableMade
from hotelier.wire.messages.problems import ErrorAnswer
from hotelier.wire.messages.table import TableState
from tests.patience import SECONDS
from tests.server.conftest import Serve
from tests.server.postgres import Postgres
from tests.server.running import Running, started
from tests.server.sitting import all_join

KILLS = 50
AWAY = 0.02
Made = tuple[int, str, str]
"""A move: its seat, key and action."""


class Stubborn:
    """A player who asks again with the same key until there is an answer, and notes every answer."""

    def __init__(self, url: str, table: str, seat: int, token: str) -> None:
        self.seat = seat
        self.path = f"/api/v1/tables/{table}"
        headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx2.Client(base_url=url, headers=headers, timeout=20, verify=False)
        self.random = Random(seat)
        self.acknowledged: list[Made] = []
        self.asked_again = 0
        self.told_to_try_again = 0

    def play(self) -> TableState:
        with self.http:
            state = self.ask("GET", "")
            assert state is not None
            while state.finished is None:
                state = self.move(state) if state.legal else self.look(state)
        return state

    def move(self, state: TableState) -> TableState:
        action = self.random.choice(state.legal)["notation"]
        key = f"{self.seat}-{len(self.acknowledged)}"
        answer = self.ask("POST", "/moves", {"version": state.version, "action": action, "key": key})
        assert answer.version > state.version
        self.acknowledged.append((self.seat, key, action))
        return answer

    def look(self, state: TableState) -> TableState:
        time.sleep(0.005)
        return self.ask("GET", f"?seen={state.version}")

    def ask(self, method: str, path: str, body: object = None) -> TableState:
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            try:
                response = self.http.request(method, self.path + path, json=body)
            except httpx2.TransportError:
                self.asked_again += 1
            else:
                if response.is_success:
                    return msgspec.json.decode(response.content, type=TableState)
                error = msgspec.json.decode(response.content, type=ErrorAnswer).error
                assert error.code == "try_again", error
                self.told_to_try_again += 1
            time.sleep(AWAY)
        raise AssertionError("no answer")


def sit(made: TableMade, urls: list[str]) -> list[Stubborn]:
    server = Server(urls[0])
    all_join(server, made)
    server.close()
    return [Stubborn(urls[link.seat % len(urls)], made.table, link.seat, link.token) for link in made.seats]


def written(database: str, table: str) -> list[Made]:
    """The log of a table as the database has it."""
    url = database.replace("+aiosqlite", "")
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = connection.execute(
            text("SELECT version, seat, key, action FROM moves WHERE table_id = :id ORDER BY version"),
            {"id": table},
        ).all()
    engine.dispose()
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    return [(row.seat, row.key, row.action) for row in rows]


def check_log(log: list[Made], players: list[Stubborn]) -> None:
    for player in players:
        assert [made for made in log if made[0] == player.seat] == player.acknowledged
    assert len(log) == sum(len(player.acknowledged) for player in players)


class Killer(threading.Thread):
    """Kills a worker again and again while moves are being made, and starts it anew."""

    def __init__(self, servers: list[Running], players: list[Stubborn]) -> None:
        super().__init__()
        self.servers = servers
        self.players = players
        self.kills = 0
        self.over = False

    def run(self) -> None:
        random = Random(7)
        while self.kills < KILLS and not self.over:
            made = self.moves()
            while self.moves() == made and not self.over:
                time.sleep(0.001)
            time.sleep(random.random() * 0.02)
            server = random.choice(self.servers)
            server.kill()
            self.kills += 1
            server.start()

    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


def play_while_killed(servers: list[Running], players: list[Stubborn]) -> Killer:
    killer = Killer(servers, players)
    killer.start()
    try:
        with ThreadPoolExecutor(len(players)) as pool:
            list(pool.map(Stubborn.play, players))
    finally:
        killer.over = True
        killer.join()
    assert killer.kills == KILLS
    assert any(player.asked_again for player in players), "no request met a dead worker"
    return killer


def test_workers_killed_fifty_times(postgres: Postgres, serve: Serve) -> None:
    database = postgres.new_database()
    servers = started([serve(database), serve(database)])
    made = servers[0].client().make_table("austria", [person() for _ in range(4)], {"staff": "draft"})
    players = sit(made, [server.url for server in servers])
    play_while_killed(servers, players)
    check_log(postgres_log(postgres, database, made.table), players)


def postgres_log(postgres: Postgres, database: str, table: str) -> list[Made]:
    rows = postgres.sql(
        f"SELECT version || '|' || seat || '|' || key || '|' || action FROM moves "
        f"WHERE table_id = '{table}' ORDER BY version",
        database.rpartition("/")[2],
    )
    log = [row.split("|") for row in rows.splitlines()]
    assert [int(row[0]) for row in log] == list(range(1, len(log) + 1))
    return [(int(seat), key, action) for _, seat, key, action in log]


def test_the_only_process_killed_fifty_times(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    made = server.client().make_table("austria", [person() for _ in range(4)], {"staff": "draft"})
    players = sit(made, [server.url])
    play_while_killed([server], players)
    check_log(written(sqlite, made.table), players)


def test_postgresql_restarted_in_the_middle(serve: Serve) -> None:
    postgres = Postgres()
    try:
        postgres.start()
        database = postgres.new_database()
        servers = started([serve(database), serve(database)])
        made = servers[0].client().make_table("overbooking", [person(), person()])
        players = sit(made, [server.url for server in servers])
        with ThreadPoolExecutor(2) as pool:
            ends = [pool.submit(player.play) for player in players]
            for part in range(3):
                wait_for(lambda wanted: moves_of(players) >= wanted, 8 * (part + 1))
                postgres.stop()
                wait_for(lambda told: refusals_of(players) > told, refusals_of(players))
                postgres.start()
            for end in ends:
                assert end.result().finished is not None
        check_log(postgres_log(postgres, database, made.table), players)
        for server in servers:
            assert server.is_ready()
    finally:
        postgres.remove()


def moves_of(players: list[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


def refusals_of(players: list[Stubborn]) -> int:
    return sum(player.told_to_try_again for player in players)


def wait_for(condition: Callable[[int], bool], count: int) -> None:
    until = time.monotonic() + SECONDS
    while not condition(count):
        assert time.monotonic() < until, "it does not come"
        time.sleep(0.005)
