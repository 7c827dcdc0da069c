"""A real server in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from hotelier.client import Server
from tests.server.postgres import free_port

SECONDS = 60
GENEROUS = {
    "HOTELIER_RATE_ADDRESS": "100000",
    "HOTELIER_RATE_SEAT": "100000",
    "HOTELIER_TABLES_PER_HOUR": "100000",
    "HOTELIER_SOCKETS_PER_ADDRESS": "10000",
    "HOTELIER_BOT_PROCESSES": "1",
}


class Running:
    """`hotelier serve` on a port of its own; what it writes goes to a file."""

    def __init__(self, database_url: str, log: Path, workers: int = 1, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.command = [
            *(str(Path(sys.executable).with_name("hotelier")), "serve"),
            *("--port", str(self.port), "--workers", str(workers), "--database-url", database_url),
        ]
        given = {f"HOTELIER_{name.upper()}": value for name, value in settings.items()}
        self.environment = {**os.environ, **GENEROUS, **given}
        self.clients: list[Server] = []
        self.begin()

    def begin(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log)

    def start(self) -> None:
        self.begin()
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        until = time.monotonic() + SECONDS
        while not self.is_ready():
            assert self.process.poll() is None, f"the server ended: {self.log.read_text()}"
            assert time.monotonic() < until, f"the server does not become ready: {self.log.read_text()}"
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def client(self, patience: float = SECONDS) -> Server:
        self.clients.append(Server(self.url, patience))
        return self.clients[-1]

    def kill(self) -> None:
        """As a crash: nothing is said or saved."""
        self.process.kill()
        self.process.wait(SECONDS)

    def stop(self) -> int:
        """As an operator stops it; the exit status."""
        for client in self.clients:
            client.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(SECONDS)


def started(servers: list[Running]) -> list[Running]:
    """Servers that are ready; they get ready beside each other."""
    for server in servers:
        server.wait_until_ready()
    return servers
