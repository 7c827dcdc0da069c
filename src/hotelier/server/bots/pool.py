"""A bounded pool of processes that think: a slow bot holds up nobody but its own table.

A table comes back to the process that thought for it last, if that is free: there its bot is remembered.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, SubprocessStreamProtocol
from weakref import WeakValueDictionary

import msgspec

from hotelier.server.bots.bot_process import Task, Thought
from hotelier.server.bots.turns import Asker, Turns

LONGEST_LINE = 4_000_000
MOST_KNOWN = 10_000
SECRETS = ("HOTELIER_", "PG")
"""How settings begin that are none of a bot's business, such as the password of the database."""
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
log = logging.getLogger("hotelier.pool")


class CannotThink(Exception):
    """A process took too long, or ended."""


class ProcessDied(CannotThink):
    """A process ended, or said something that is no answer: another one may do better."""


class Pool:
    """A limited number of processes; a task waits until it has its turn."""

    def __init__(self, size: int, seconds: float, module: str = "hotelier.server.bots.bot_process") -> None:
        self.seconds = seconds
        self.module = module
        self.free: list[Process] = []
        self.all: dict[Process, asyncio.SubprocessTransport] = {}
        """All that were begun and are not known to have ended."""
        self.turns = Turns(size)
        self.knowing: WeakValueDictionary[str, Process] = WeakValueDictionary()
        """The process that thought last for a table."""

    @property
    def waiting(self) -> int:
        return len(self.turns.waiting) + self.turns.thinking.total()

    async def think(self, task: Task, asker: Asker) -> Thought:
        async with self.turns.turn(asker):
            process = self.take(task.table) or await self.begin()
            try:
                async with asyncio.timeout(self.seconds):
                    thought = await ask(process, task)
            except BaseException as error:
                self.end(process)
                what = f"{task.bot or task.kind}: {type(error).__name__}"
                if isinstance(error, TimeoutError):
                    raise CannotThink(what) from error
                if isinstance(error, (OSError, msgspec.DecodeError)):
                    raise ProcessDied(what) from error
                raise
            self.free.append(process)
            if len(self.knowing) > MOST_KNOWN:
                self.knowing.clear()
            self.knowing[task.table] = process
            return thought

    def take(self, table: str) -> Process | None:
        """A free process, if there is one: best the one that knows the table."""
        self.free = [each for each in self.free if each.returncode is None]
        if not self.free:
            return None
        known = self.knowing.get(table)
        chosen = known if known in self.free else self.free[-1]
        assert chosen is not None
        self.free.remove(chosen)
        return chosen

    async def begin(self) -> Process:
        """A new process; if whoever asked is gone before it is there, the next one has it."""
        beginning = asyncio.create_task(self._begin())
        try:
            return await asyncio.shield(beginning)
        except asyncio.CancelledError:
            self.free.append(await beginning)
            raise

    async def _begin(self) -> Process:
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(LONGEST_LINE, loop),
                sys.executable,
                "-m",
                self.module,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # a traceback could show what is hidden
                env={**without_secrets(), **ONE_THREAD},
            )
        except OSError as error:  # no memory, or no descriptors
            raise CannotThink(f"no process can be begun: {type(error).__name__}") from error
        process = Process(transport, protocol, loop)
        self.all = {each: pipes for each, pipes in self.all.items() if each.returncode is None}
        self.all[process] = transport
        return process

    def end(self, process: Process) -> None:
        """Kill it and close its pipes. It stays in `all` until it is known to have ended."""
        if process in self.all:
            self.all[process].close()

    async def close(self) -> None:
        for process in self.all:
            self.end(process)
        await asyncio.gather(*(process.wait() for process in self.all))
        self.all.clear()


def without_secrets() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(SECRETS)}


async def ask(process: Process, task: Task) -> Thought:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Thought)
