"""Load: many live tables at once, on one worker per core and the database beside it, all on this machine.

Every table has four scripted players with a live connection each and makes a move now and then. Measured
is the time from sending a move until each of the four has seen it: a line of JSON for each number of them.

    make load ARGS="--tables 50,200,500 --seconds 30 --pause 1"
"""

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hotelier.server.store import schema  # noqa: E402
from tests.server.postgres import Postgres, free_port  # noqa: E402

SEATS = 4
STORED_MOVES = 40
"""In the log of each table that only lies there."""
GENEROUS = {
    "HOTELIER_RATE_ADDRESS": "1000000",
    "HOTELIER_RATE_SEAT": "1000000",
    "HOTELIER_TABLES_PER_HOUR": "10000000",
    "HOTELIER_SOCKETS_PER_ADDRESS": "100000",
    "HOTELIER_WAITING_PER_ADDRESS": "100000",
    "HOTELIER_MOST_WAITING": "100000",
    "HOTELIER_MOST_TABLES": "10000000",
    "HOTELIER_CACHED_TABLES": "2000",
    "HOTELIER_LOG_LEVEL": "warning",
}


class Legal(msgspec.Struct):
    notation: str


class State(msgspec.Struct):
    """What a scripted player reads of a state; the rest is skipped."""

    version: int
    to_move: int | None
    legal: list[Legal]


class Frame(msgspec.Struct):
    type: str
    state: State | None = None


decode = msgspec.json.Decoder(Frame).decode


class Http:
    """One connection for requests, kept open: as small as it can be, to leave the cores to the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, body: object, token: str | None = None) -> tuple[int, bytes]:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        data = msgspec.json.encode(body)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST /api/v1{path} HTTP/1.1\r\nHost: load\r\n{bearer}Content-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        lower = answer.lower()
        start = lower.index(b"content-length:") + 15
        length = int(lower[start : lower.index(b"\r\n", start)])
        return int(answer[9:12]), await self.reader.readexactly(length)


class Table:
    """A table and its four scripted players."""

    def __init__(self, port: int, game: str, number: int) -> None:
        self.port = port
        self.game = game
        self.random = random.Random(number)
        self.http = Http(port)
        self.tokens: list[str] = []
        self.version = 0
        self.mover = 0
        self.legal: list[Legal] = []
        self.sent: dict[int, float] = {}
        self.seen: list[float] = []
        self.answered: list[float] = []
        self.errors: list[str] = []
        self.ready = asyncio.Event()
        self.over = False

    async def begin(self) -> None:
        seats = [{"kind": "person"}] * SEATS
        status, body = await self.http.post("/tables", {"game": self.game, "seats": seats})
        assert status == 201, body
        made = json.loads(body)
        self.id = made["table"]
        self.tokens = [await self.join(link) for link in made["seats"]]
        self.watching = [asyncio.create_task(self.watch(seat)) for seat in range(SEATS)]
        async with asyncio.timeout(60):
            await self.ready.wait()

    async def join(self, link: dict[str, Any]) -> str:
        name = {"name": f"player {link['seat']}"}
        status, body = await self.http.post(f"/tables/{self.id}/join", name, link["token"])
        assert status == 200, body
        return str(json.loads(body)["token"])

    async def watch(self, seat: int) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/v1/tables/{self.id}/live"
        try:
            async with websockets.connect(url, compression=None, max_queue=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": self.tokens[seat]}))
                async for text in socket:
                    self.hear(seat, decode(text))
        except (OSError, websockets.WebSocketException) as error:
            if not self.over:
                self.errors.append(f"live: {type(error).__name__}")

    def hear(self, seat: int, frame: Frame) -> None:
        state = frame.state
        if state is None:
            if frame.type == "error":
                self.errors.append("error frame")
            return
        if state.version in self.sent:
            self.seen.append(time.perf_counter() - self.sent[state.version])
        if state.legal:
            self.version, self.mover, self.legal = state.version, seat, state.legal
            self.ready.set()

    async def move(self) -> None:
        if not self.ready.is_set():
            self.errors.append("the last move was not seen before the next was due")
            return
        self.ready.clear()
        action = self.random.choice(self.legal).notation
        asked = {"version": self.version, "action": action, "key": str(self.version)}
        began = time.perf_counter()
        self.sent[self.version + 1] = began
        status, body = await self.http.post(f"/tables/{self.id}/moves", asked, self.tokens[self.mover])
        self.answered.append(time.perf_counter() - began)
        if status != 200:
            self.errors.append(body[:200].decode())

    def leave(self) -> None:
        self.over = True
        for task in self.watching:
            task.cancel()

    async def play(self, seconds: float, pause: float) -> None:
        """A move after each pause, each table at its own moment."""
        begin = time.perf_counter() + pause * self.random.random()
        for number in range(round(seconds / pause)):
            await asyncio.sleep(max(0.0, begin + pause * number - time.perf_counter()))
            await self.move()


async def measure(port: int, count: int, seconds: float, pause: float) -> dict[str, Any]:
    tables = [Table(port, ("austria", "overbooking")[number % 2], number) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.begin() for table in tables[start : start + 20]))
    began = time.perf_counter()
    await asyncio.gather(*(table.play(seconds, pause) for table in tables))
    took = time.perf_counter() - began
    await asyncio.sleep(1)
    for table in tables:
        table.leave()
    seen = sorted(time for table in tables for time in table.seen)
    answered = sorted(time for table in tables for time in table.answered)
    errors = [error for table in tables for error in table.errors]
    moves = len(answered)
    return {
        "tables": count,
        "players": count * SEATS,
        "moves": moves,
        "moves_a_second": round(moves / took, 1),
        "seen": len(seen),
        "not_seen": moves * SEATS - len(seen),
        "errors": len(errors),
        "first_errors": errors[:3],
        "seen_ms": spread(seen),
        "answered_ms": spread(answered),
    }


def spread(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=1000)
    return {
        name: round(1000 * cuts[place], 1)
        for name, place in (("p50", 499), ("p95", 949), ("p99", 989), ("p99.9", 998))
    } | {"max": round(1000 * times[-1], 1)}


class Processes:
    """What the processes of the server hold: its supervisor and all that it has begun."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.megabytes = 0.0
        self.descriptors = 0
        self.seconds = 0.0
        """Of processor time, from the start on."""

    async def watch(self) -> None:
        """Note the most that they hold."""
        while True:
            family = family_of(self.pid)
            self.megabytes = max(self.megabytes, sum(map(proportional_megabytes, family)))
            self.descriptors = max(self.descriptors, sum(map(descriptors_of, family)))
            self.seconds = sum(map(processor_seconds, family))
            await asyncio.sleep(2)


def family_of(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        found = [int(child) for child in children.read_text().split()]
    except OSError:
        return []
    return [pid, *(each for child in found for each in family_of(child))]


def proportional_megabytes(pid: int) -> float:
    """Memory of a process; what several share is divided among them."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


def processor_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def descriptors_of(pid: int) -> int:
    try:
        return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    except OSError:
        return 0


async def store_many(port: int, database: str, count: int) -> None:
    """Store `count` copies of a table in the middle of a game: correspondence, where nobody is now."""
    table = Table(port, "austria", 0)
    await table.begin()
    for _ in range(STORED_MOVES):
        async with asyncio.timeout(60):
            await table.ready.wait()
        await table.move()
    table.leave()
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    for copied in (schema.tables, schema.snapshots, schema.moves):
        key = "id" if copied is schema.tables else "table_id"
        names = [column.name for column in copied.c]
        values = ", ".join("'copy' || number" if name == key else f'"{name}"' for name in names)
        columns = ", ".join(f'"{name}"' for name in names)
        await connection.execute(
            f'INSERT INTO "{copied.name}" ({columns}) SELECT {values} FROM "{copied.name}", '
            f"generate_series(1, {count}) AS number WHERE {key} = '{table.id}'",
            timeout=None,
        )
    await connection.execute("ANALYZE")
    await connection.execute("CHECKPOINT")
    await connection.close()


@asynccontextmanager
async def served(given: argparse.Namespace) -> AsyncIterator[tuple[int, int]]:
    """A server on a new database: its port and its process."""
    with ExitStack() as stack:
        if given.database == "sqlite":
            folder = stack.enter_context(tempfile.TemporaryDirectory(dir=given.folder))
            database, workers = f"sqlite+aiosqlite:///{folder}/tables.sqlite", 1
        else:
            postgres = Postgres(fsync=not given.no_fsync)
            stack.callback(postgres.remove)
            postgres.start()
            database, workers = postgres.new_database(), given.workers
        port = free_port()
        server = await asyncio.create_subprocess_exec(
            *(str(given.hotelier), "serve", "--port", str(port)),
            *("--workers", str(workers), "--database-url", database),
            env={**os.environ, **GENEROUS},
        )
        try:
            await until_ready(port)
            if given.stored:
                await store_many(port, database, given.stored)
            yield port, server.pid
        finally:
            server.terminate()
            await server.wait()


async def run(given: argparse.Namespace, tables: int) -> dict[str, Any]:
    """The figures for this number of tables."""
    before = spent(resource.RUSAGE_SELF)
    async with served(given) as (port, pid):
        processes = Processes(pid)
        watching = asyncio.create_task(processes.watch())
        result = await measure(port, tables, given.seconds, given.pause)
        watching.cancel()
    result["megabytes"] = round(processes.megabytes)
    result["descriptors"] = processes.descriptors
    result["server_cpu_seconds"] = round(processes.seconds, 1)
    result["script_cpu_seconds"] = round(spent(resource.RUSAGE_SELF) - before, 1)
    return result


def spent(who: int) -> float:
    """Seconds of processor time."""
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


async def until_ready(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            return
    raise SystemExit("the server does not start")


def raise_descriptors() -> None:
    """This script has a connection for each player, and one more for each table."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="200", help="how many; several with commas give a curve")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1, help="seconds between the moves of a table")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--database", choices=["postgresql", "sqlite"], default="postgresql")
    parser.add_argument("--no-fsync", action="store_true", help="as tests do: a crash may lose moves")
    parser.add_argument("--stored", type=int, default=0, help="number of tables already stored")
    parser.add_argument("--folder", help="where the SQLite file is made")
    parser.add_argument("--hotelier", type=Path, default=ROOT / ".venv-run/bin/hotelier")
    given = parser.parse_args()
    raise_descriptors()
    for tables in given.tables.split(","):
        print(json.dumps(asyncio.run(run(given, int(tables)))), flush=True)


if __name__ == "__main__":
    main()
