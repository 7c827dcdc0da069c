"""The live connection: every change reaches everybody, broken frames harm nobody."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hotelier.client import Refused, person
from hotelier.server.tables.table import Table
from hotelier.wire.messages.opening import TableMade
from tests.patience import SECONDS, until
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.sitting import API, all_join, house


class Live:
    """A live connection that reads frames with a deadline."""

    def __init__(self, worker: Running, table: str, hello: Any = None) -> None:
        self.socket = open_socket(worker, table)
        if hello is not None:
            self.socket.send(json.dumps({"type": "hello", **hello}))

    def frame(self, kind: str) -> dict[str, Any]:
        """The next frame of a kind."""
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            frame: dict[str, Any] = json.loads(self.socket.recv(SECONDS))
            if frame["type"] == kind:
                return frame
        raise AssertionError(f"no {kind} frame came")

    def present(self, *seats: int) -> None:
        """Wait until it is told, by whatever frame, that these seats are there."""
        until = time.monotonic() + SECONDS
        told: list[int] = []
        while told != list(seats):
            assert time.monotonic() < until
            frame = json.loads(self.socket.recv(SECONDS))
            if frame["type"] == "presence":
                told = frame["present"]
            elif frame["type"] == "state":
                told = [seat["seat"] for seat in frame["state"]["seats"] if seat["present"]]

    def closed_with(self) -> int:
        """The code with which the server closes, after all it still says."""
        try:
            while True:
                self.socket.recv(SECONDS)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def close(self) -> None:
        self.socket.close()


def open_socket(worker: Running, table: str, **more: Any) -> ClientConnection:
    url = f"ws{worker.url.removeprefix('http')}/api/v1/tables/{table}/live"
    return connect(url, **more, legacy=True)


@pytest.fixture
def made(workers: list[Running]) -> TableMade:
    server = workers[0].client()
    return all_join(server, server.make_table("austria", [person(), person()]))


def play(worker: Running, made: TableMade, moves: int) -> int:
    """Make moves; the version after them."""
    server = worker.client()
    version = 0
    for _ in range(moves):
        seat = server.at(made.table, made.watch).state().to_move
        assert seat is not None
        place = server.at(made.table, made.seats[seat].token)
        state = place.state()
        version = place.move(state.legal[0]["notation"], state.version).version
    return version


def test_a_change_reaches_watchers_on_both_workers_each_with_their_view(
    workers: list[Running], made: TableMade
) -> None:
    tokens = [made.seats[0].token, made.seats[1].token, made.watch, made.owner]
    lives = [Live(workers[number % 2], made.table, {"token": token}) for number, token in enumerate(tokens)]
    assert [live.frame("state")["state"]["version"] for live in lives] == [0] * 4
    play(workers[0], made, 1)
    states = [until_version(live, 1) for live in lives]
    assert [state["seat"] for state in states] == [0, 1, None, None]
    assert [state["owner"] for state in states] == [False, False, False, True]
    assert states[0]["view"]["players"][0]["known_hand"]
    assert not states[0]["view"]["players"][1]["known_hand"]
    assert not states[2]["view"]["players"][0]["known_hand"]
    assert [len(state["happenings"]) for state in states] == [1] * 4
    for live in lives:
        live.close()


def test_a_move_that_is_heard_of_before_the_table_is_read_is_not_missed(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who connects reads the table; another worker moves, and the news overtake the answer."""
    where = {"database_url": postgres.new_database()}
    with house(tmp_path, **where) as one, house(tmp_path, **where) as two:
        sitting = one.table("overbooking", 2)
        service = one.http.app.state.service  # type: ignore[attr-defined]
        read, hear = service.host.newest, service.hub.heard
        news: list[int] = []

        def heard(id: str, revision: int) -> None:
            hear(id, revision)
            news.append(revision)

        async def overtaken(id: str, revision: int | None = None) -> Table:
            table: Table = await read(id, revision)
            if revision is None and sitting.house is one:
                sitting.house = two
                await asyncio.to_thread(sitting.move)
                while table.revision >= max(news, default=0):
                    await asyncio.sleep(0.01)
            return table

        with one.http.websocket_connect(f"{API}/tables/{sitting.id}/live") as socket:
            monkeypatch.setattr(service.hub, "heard", heard)
            monkeypatch.setattr(service.host, "newest", overtaken)
            socket.send_json({"type": "hello", "token": sitting.tokens[0]})
            version = 0
            while version == 0:
                frame = socket.receive_json()
                assert frame["type"] != "ping", "nothing more is told"
                version = frame["state"]["version"] if frame["type"] == "state" else 0
            socket.close()
            assert until(lambda: not service.hub.expected), "nobody is left, and nothing of them"
        assert version == 1


def until_version(live: Live, version: int) -> dict[str, Any]:
    while True:
        state: dict[str, Any] = live.frame("state")["state"]
        if state["version"] >= version:
            return state


def test_who_comes_back_is_told_what_was_missed(workers: list[Running], made: TableMade) -> None:
    live = Live(workers[0], made.table, {"token": made.watch})
    live.frame("state")
    live.close()
    play(workers[1], made, 5)
    again = Live(workers[0], made.table, {"token": made.watch, "seen": 2})
    state = again.frame("state")["state"]
    assert [each["version"] for each in state["happenings"]] == [3, 4, 5]
    again.close()


def test_one_sees_who_is_there_on_whichever_worker(workers: list[Running], made: TableMade) -> None:
    first = Live(workers[0], made.table, {"token": made.seats[0].token})
    first.present(0)
    second = Live(workers[1], made.table, {"token": made.seats[1].token})
    first.present(0, 1)
    second.close()
    first.present(0)
    first.close()


def test_somebody_at_the_table_is_not_replaced(workers: list[Running], made: TableMade) -> None:
    """The vote is asked for on the other worker."""
    place = workers[1].client().at(made.table, made.seats[0].token)
    live = Live(workers[0], made.table, {"token": made.seats[1].token})
    live.present(1)
    assert until(lambda: place.state().seats[1].present), "the other worker hears of it a moment later"
    with pytest.raises(Refused) as refused:
        place.propose("replace", seat=1)
    assert refused.value.code == "player_present"
    live.close()


def test_chat_is_heard(workers: list[Running], made: TableMade) -> None:
    live = Live(workers[0], made.table, {"token": made.watch})
    live.frame("state")
    workers[1].client().at(made.table, made.seats[1].token).say("hello")
    assert live.frame("chat")["line"]["text"] == "hello"
    live.close()


def test_a_connection_whose_token_is_no_longer_valid_ends(workers: list[Running], made: TableMade) -> None:
    old = made.seats[1].token
    live = Live(workers[0], made.table, {"token": old})
    live.frame("state")
    workers[1].client().at(made.table, old).join("Bea")
    assert live.closed_with() == 4403


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({}, 4401),
        ({"token": "wrong"}, 4403),
        ({"token": "x" * 65}, 4400),
        ({"token": None, "seen": -1}, 4400),
        ({"more": 1}, 4400),
    ],
)
def test_a_hello_that_is_refused(workers: list[Running], made: TableMade, hello: Any, code: int) -> None:
    live = Live(workers[0], made.table, hello)
    assert live.frame("error")["error"]["message"]
    assert live.closed_with() == code


def test_a_table_that_is_not_there(workers: list[Running]) -> None:
    live = Live(workers[0], "nowhere", {"token": "x"})
    assert live.frame("error")["error"]["code"] == "no_such_table"
    assert live.closed_with() == 4404


def test_pages_of_other_sites_cannot_connect(workers: list[Running], made: TableMade) -> None:
    with pytest.raises(InvalidStatus) as refused:
        open_socket(workers[0], made.table, origin="https://evil.example")
    assert refused.value.response.status_code == 403


def test_moves_are_not_made_here(workers: list[Running], made: TableMade) -> None:
    live = Live(workers[0], made.table, {"token": made.watch})
    live.frame("state")
    live.socket.send("{}")
    assert live.frame("error")["error"]["code"] == "bad_request"
    assert live.closed_with() == 4400


FRAMES = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=10,
    ).map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["hello", "state", ""])},
        optional={"token": st.text(max_size=80) | st.integers(), "seen": st.integers() | st.text()},
    ).map(json.dumps),
    st.just("[" * 4000),
    st.just("x" * 20_000),
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=st.lists(FRAMES, min_size=1, max_size=4), greet=st.booleans())
def test_broken_frames_never_harm_a_worker(
    workers: list[Running], made: TableMade, frames: list[str | bytes], greet: bool
) -> None:
    socket = open_socket(workers[0], made.table)
    try:
        if greet:
            socket.send(json.dumps({"type": "hello", "token": made.watch}))
        for frame in frames:
            socket.send(frame)
        while True:
            socket.recv(SECONDS)
    except ConnectionClosed as closed:
        assert closed.rcvd is None or closed.rcvd.code != 1011, "the worker met an error"
    finally:
        socket.close()
    assert workers[0].is_ready()


def test_the_log_of_the_workers_shows_no_unexpected_error(workers: list[Running]) -> None:
    """Runs last in this file: what all the tests above have left."""
    for worker in workers:
        assert not [line for line in worker.logged() if line["level"] == "error"]


def test_a_slow_reader_misses_states_but_nothing_that_happened(
    workers: list[Running], made: TableMade
) -> None:
    live = Live(workers[0], made.table, {"token": made.watch})
    live.frame("state")
    last = play(workers[1], made, 12)
    told: list[int] = []
    while not told or told[-1] < last:
        told += [each["version"] for each in live.frame("state")["state"]["happenings"]]
    assert told == list(range(1, last + 1))
    live.close()
