"""Load: many live tables at once, on one worker per core and PostgreSQL beside it, all on this machine.

Every table has four scripted players with a live connection each and makes one move a second. Measured is
the time from sending a move until each of the four has seen it.

    make load ARGS="--tables 200 --seconds 60"
"""

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.postgres import Postgres, free_port  # noqa: E402

SEATS = 4
GENEROUS = {
    "HOTELIER_RATE_ADDRESS": "1000000",
    "HOTELIER_RATE_SEAT": "1000000",
    "HOTELIER_TABLES_PER_HOUR": "10000000",
    "HOTELIER_SOCKETS_PER_ADDRESS": "100000",
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
        await asyncio.wait_for(self.ready.wait(), 60)

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
            self.errors.append("the last move was not seen within a second")
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

    async def play(self, seconds: float) -> None:
        """One move a second, each table at its own moment."""
        begin = time.perf_counter() + self.random.random()
        for number in range(round(seconds)):
            await asyncio.sleep(max(0.0, begin + number - time.perf_counter()))
            await self.move()


async def measure(port: int, count: int, seconds: float) -> dict[str, Any]:
    tables = [Table(port, ("austria", "overbooking")[number % 2], number) for number in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.begin() for table in tables[start : start + 20]))
    await asyncio.gather(*(table.play(seconds) for table in tables))
    await asyncio.sleep(1)
    for table in tables:
        table.over = True
        for task in table.watching:
            task.cancel()
    seen = sorted(time for table in tables for time in table.seen)
    answered = sorted(time for table in tables for time in table.answered)
    errors = [error for table in tables for error in table.errors]
    moves = len(answered)
    return {
        "tables": count,
        "players": count * SEATS,
        "seconds": seconds,
        "moves": moves,
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


async def run(count: int, seconds: float, workers: int, command: Path) -> dict[str, Any]:
    postgres = Postgres()
    postgres.start()
    port = free_port()
    server = await asyncio.create_subprocess_exec(
        *(str(command), "serve", "--port", str(port)),
        *("--workers", str(workers), "--database-url", postgres.new_database()),
        env={**os.environ, **GENEROUS},
    )
    try:
        await until_ready(port)
        result = await measure(port, count, seconds)
        server.terminate()
        await server.wait()
        result["cpu_seconds"] = {"server": spent(resource.RUSAGE_CHILDREN)}
        postgres.stop()
        total = spent(resource.RUSAGE_CHILDREN)
        result["cpu_seconds"]["postgresql"] = round(total - result["cpu_seconds"]["server"], 1)
        result["cpu_seconds"]["this script"] = spent(resource.RUSAGE_SELF)
        return result
    finally:
        if server.returncode is None:
            server.terminate()
            await server.wait()
        postgres.remove()


def spent(who: int) -> float:
    """Seconds of processor time."""
    usage = resource.getrusage(who)
    return round(usage.ru_utime + usage.ru_stime, 1)


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--hotelier", type=Path, default=ROOT / ".venv-run/bin/hotelier")
    given = parser.parse_args()
    result = asyncio.run(run(given.tables, given.seconds, given.workers, given.hotelier))
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
