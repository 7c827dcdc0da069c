"""Clients that open connections and do not finish what they begin: others are served all the same."""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from subprocess import DEVNULL

import httpx2
import pytest
from websockets.sync.client import connect

from hotelier.client import person
from hotelier.server import descriptors
from hotelier.server.addresses import is_among
from tests.patience import SECONDS
from tests.server.conftest import Serve
from tests.server.postgres import free_port
from tests.server.running import GENEROUS, Running

MANY = 1100
NOTHING = b""
HALF_A_HEADER = b"GET /healthz HTTP/1.1\r\nHost: "
HALF_A_BODY = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
HALVES = pytest.mark.parametrize(
    "half", [NOTHING, HALF_A_HEADER, HALF_A_BODY], ids=["nothing", "half a header", "half a body"]
)
USUAL = 1024
"""The descriptors that many systems give to a process."""
LINUX = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux only: limits of another process")
PATIENT = {"header_seconds": "3600", "idle_seconds": "3600"}
ROOMY = {"waiting_per_address": "10000", "most_waiting": "10000"}


@pytest.fixture(autouse=True)
def enough_descriptors() -> None:
    descriptors.raise_limit()
    if descriptors.limit() < 2 * MANY:
        pytest.skip("this system does not let a process open enough connections")


@contextmanager
def clients(port: int, count: int, said: bytes) -> Iterator[list[socket.socket]]:
    """Connections on which something was said, and nothing after it."""
    with ExitStack() as stack:
        opened = [stack.enter_context(open_to(port)) for _ in range(count)]
        for each in opened:
            send(each, said)
        yield opened


def open_to(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=SECONDS)


def send(client: socket.socket, said: bytes) -> None:
    with suppress(ConnectionError):  # the server has closed it already
        client.sendall(said)


def is_closed(client: socket.socket) -> bool:
    """Whether the server closes a connection without a word; waits until it says or does something."""
    try:
        return client.recv(1000) == b""
    except ConnectionResetError:
        return True


def answer_to(client: socket.socket) -> bytes:
    answer = HTTPResponse(client)
    answer.begin()
    return answer.read()


def limit_descriptors(server: Running, most: int) -> None:
    """Take descriptors away from a server that has begun with more."""
    assert server.process.pid is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (most, most))


def is_healthy(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/healthz", timeout=SECONDS).text == "ok"
    except httpx2.TransportError:
        return False


def plays(port: int) -> bool:
    """Whether somebody can sit down at a new table."""
    asked = {"game": "overbooking", "seats": [{"kind": "person"}, {"kind": "person"}]}
    try:
        url = f"http://127.0.0.1:{port}/api/v1/tables"
        return httpx2.post(url, json=asked, timeout=SECONDS).status_code == 201
    except httpx2.TransportError:
        return False


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < until, "it does not come"
        time.sleep(0.02)


@LINUX
@HALVES
def test_many_who_never_finish_do_not_shut_others_out(half: bytes, sqlite: str, serve: Serve) -> None:
    """There are more of them than the server has descriptors."""
    server = serve(sqlite, **PATIENT)
    limit_descriptors(server, USUAL)
    with clients(server.port, MANY, half):
        assert is_healthy(server.port) and plays(server.port)


@HALVES
def test_who_does_not_finish_is_sent_away_in_time(half: bytes, sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, header_seconds="0.5", idle_seconds="0.5", **ROOMY)
    with clients(server.port, MANY, half) as waiting:
        assert plays(server.port)
        assert all(is_closed(client) for client in waiting)
    assert plays(server.port)
    assert not errors_of(server)


def test_a_header_has_its_time_as_a_whole(sqlite: str, serve: Serve) -> None:
    """A byte now and then does not keep the connection."""
    server = serve(sqlite, header_seconds="0.5")
    with open_to(server.port) as client:
        send(client, HALF_A_HEADER)
        client.settimeout(0.05)
        wait_until(lambda: says_more_until_closed(client))


def test_a_body_has_its_time_as_a_whole(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, body_seconds="0.5")
    with open_to(server.port) as client:
        send(client, HALF_A_BODY.replace(b"50", b"5000"))
        client.settimeout(0.05)
        wait_until(lambda: says_more_until_closed(client))


def says_more_until_closed(client: socket.socket) -> bool:
    send(client, b"x")
    try:
        return is_closed(client)
    except TimeoutError:
        return False


def test_who_asks_again_on_the_same_connection_must_finish_too(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, header_seconds="0.5")
    with open_to(server.port) as client:
        send(client, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert answer_to(client) == b"ok"
        send(client, HALF_A_HEADER)
        assert is_closed(client)


def test_who_does_not_take_the_answer_is_sent_away(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, idle_seconds="0.5")
    asked = b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 500
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.settimeout(SECONDS)
        client.connect(("127.0.0.1", server.port))
        send(client, asked)
        wait_until(lambda: dropped(server, "time"))


def dropped(server: Running, why: str) -> bool:
    figures = httpx2.get(f"{server.url}/metrics", timeout=SECONDS).text
    return f'hotelier_connections_dropped_total{{why="{why}"}}' in figures


def test_the_longest_waiting_goes_when_an_address_has_too_many(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, waiting_per_address="5", **PATIENT)
    with clients(server.port, 8, HALF_A_HEADER) as waiting:
        assert all(is_closed(client) for client in waiting[:3])
        send(waiting[-1], b"x\r\n\r\n")
        assert answer_to(waiting[-1]) == b"ok"


def test_the_longest_waiting_goes_when_all_are_too_many(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, most_waiting="5", **PATIENT)
    with clients(server.port, 8, HALF_A_HEADER) as waiting:
        assert all(is_closed(client) for client in waiting[:3])
        assert is_healthy(server.port)


def test_a_live_connection_does_not_count_as_waiting(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, header_seconds="0.2", idle_seconds="0.2", waiting_per_address="1")
    made = server.client().make_table("austria", [person()])
    with connect(f"ws{server.url.removeprefix('http')}/api/v1/tables/{made.table}/live") as live:
        live.send(json.dumps({"type": "hello", "token": made.watch}))
        assert json.loads(live.recv(SECONDS))["type"] == "state"
        with clients(server.port, 3, HALF_A_HEADER) as waiting:
            assert all(is_closed(client) for client in waiting)
        server.client().at(made.table, made.owner).say("still there?")
        frames = [json.loads(live.recv(SECONDS))["type"]]
        while frames[-1] != "chat":
            frames.append(json.loads(live.recv(SECONDS))["type"])


def errors_of(server: Running) -> list[str]:
    return [line["message"] for line in server.logged() if line["level"] == "error"]


# Descriptors


def test_the_server_takes_all_descriptors_that_it_may_have() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, most))
        descriptors.raise_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


FEW = 256
LIVE = b"""GET /api/v1/tables/none/live HTTP/1.1\r
Host: x\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""


def test_few_descriptors_are_named_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    now = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, now[1]))
        descriptors.warn_if_few()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, now)
    assert f"only {FEW} files and connections may be open at once" in caplog.text


def test_connections_leave_descriptors_for_everything_else(sqlite: str) -> None:
    """More want a live connection than there are descriptors: the tables are kept all the same."""
    port = free_port()
    command = f'ulimit -n {FEW} && exec "$0" serve --port {port} --database-url {sqlite}'
    environment = {**os.environ, **GENEROUS, "HOTELIER_WAITING_PER_ADDRESS": "10000"}
    process = subprocess.Popen(
        ["sh", "-c", command, Path(sys.executable).with_name("hotelier")], env=environment, stderr=DEVNULL
    )
    try:
        wait_until(lambda: is_healthy(port))
        with clients(port, 2 * FEW, LIVE) as wanted:
            refused = [is_closed(client) for client in wanted]
            assert refused.count(False) <= FEW - descriptors.RESERVED < 2 * FEW
            assert process.poll() is None
        wait_until(lambda: plays(port))
    finally:
        process.terminate()
        assert process.wait(SECONDS) in (0, -signal.SIGTERM)


@LINUX
def test_when_descriptors_run_out_the_server_recovers(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite, **PATIENT, **ROOMY)
    few = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir())) + 20
    limit_descriptors(server, few)
    with clients(server.port, 5 * few, HALF_A_HEADER) as waiting:
        assert any(is_closed(client) for client in reversed(waiting))
    wait_until(lambda: plays(server.port))
    assert server.process.is_alive()


@pytest.mark.parametrize(
    ("address", "named", "is_one"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "192.168.0.1, 10.0.0.0/24", True),
        ("10.0.1.1", "10.0.0.0/24", False),
        ("10.0.0.1", "*", True),
        ("10.0.0.1", "", False),
        ("unknown", "10.0.0.1", False),
    ],
)
def test_a_proxy_that_is_named_may_bring_many(address: str, named: str, is_one: bool) -> None:
    assert is_among(address, named) is is_one
