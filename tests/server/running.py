"""Real servers in processes of their own."""

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

from hotelier.client import Server
from tests.patience import SECONDS
from tests.server.postgres import free_port

GENEROUS = {
    "HOTELIER_RATE_ADDRESS": "100000",
    "HOTELIER_RATE_SEAT": "100000",
    "HOTELIER_TABLES_PER_HOUR": "100000",
    "HOTELIER_SOCKETS_PER_ADDRESS": "10000",
    "HOTELIER_BOT_PROCESSES": "1",
    "HOTELIER_BOT_TABLES": "true",
}

context = multiprocessing.get_context("forkserver")
context.set_forkserver_preload(["tests.server.warm"])


class Running:
    """A worker on a port of its own, as `hotelier serve` runs one; what it writes goes to a file.

    It is forked from a process that has run one before (warm.py), so that a test can afford many."""

    def __init__(self, database_url: str, log: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        given = {f"HOTELIER_{name.upper()}": value for name, value in settings.items()}
        self.environment = {**GENEROUS, **given, "HOTELIER_DATABASE_URL": database_url}
        self.clients: list[Server] = []
        self.begin()

    def begin(self) -> None:
        self.process: ForkServerProcess = context.Process(
            target=serve, args=(self.environment, self.port, self.log)
        )
        self.process.start()

    def start(self) -> None:
        self.begin()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + SECONDS
        while not self.is_ready():
            assert self.process.is_alive(), f"the server ended: {self.log.read_text()}"
            assert time.monotonic() < until, f"the server does not become ready: {self.log.read_text()}"
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Asked again and again, so with the least that can ask."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/readyz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def client(self, patience: float = SECONDS) -> Server:
        self.clients.append(Server(self.url, patience))
        return self.clients[-1]

    def logged(self) -> list[dict[str, Any]]:
        """What the log says, line by line; the last line may still be on its way."""
        whole, _, _ = self.log.read_text().rpartition("\n")
        return [json.loads(line) for line in whole.splitlines()]

    def kill(self) -> None:
        """As a crash: nothing is said or saved."""
        self.process.kill()
        self.process.join(SECONDS)

    def stop(self) -> int | None:
        """As an operator stops it; the exit status."""
        for client in self.clients:
            client.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(SECONDS)
        return self.process.exitcode


def serve(environment: dict[str, str], port: int, log: Path) -> None:
    """What the process of a server does."""
    from hotelier.server.serve import run
    from hotelier.server.settings import settings_from

    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(environment)
    run(settings_from(os.environ), "127.0.0.1", port)


def started(servers: list[Running]) -> list[Running]:
    """Servers that are ready; they get ready beside each other."""
    for server in servers:
        server.wait_until_ready()
    return servers


class Command:
    """`hotelier` with arguments, as a user runs it."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [str(Path(sys.executable).with_name("hotelier")), *arguments],
            env={**os.environ, **GENEROUS, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def stop(self) -> str:
        """Stop it as an operator does; all that it wrote."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=SECONDS)[0]
