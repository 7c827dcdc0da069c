"""A bounded pool of processes that think: a slow bot holds up nobody but its own table."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from hotelier.server.bots.bot_process import Task, Thought

LONGEST_LINE = 4_000_000
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
log = logging.getLogger("hotelier.pool")


class CannotThink(Exception):
    """A process took too long, or ended."""


class Pool:
    """So many processes at most; a task waits until one is free."""

    def __init__(self, size: int, seconds: float, module: str = "hotelier.server.bots.bot_process") -> None:
        self.seconds = seconds
        self.module = module
        self.free: list[Process] = []
        self.all: set[Process] = set()
        self.turns = asyncio.Semaphore(size)
        self.waiting = 0

    async def think(self, task: Task) -> Thought:
        self.waiting += 1
        try:
            async with self.turns:
                process = self.free.pop() if self.free else await self.begin()
                try:
                    thought = await asyncio.wait_for(ask(process, task), self.seconds)
                except BaseException as error:
                    self.end(process)
                    if isinstance(error, (TimeoutError, OSError, msgspec.DecodeError)):
                        raise CannotThink(f"{task.bot or task.kind}: {type(error).__name__}") from error
                    raise
                self.free.append(process)
                return thought
        finally:
            self.waiting -= 1

    async def begin(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,  # a traceback could show what is hidden
            limit=LONGEST_LINE,
            env={**os.environ, **ONE_THREAD},
        )
        self.all.add(process)
        return process

    def end(self, process: Process) -> None:
        self.all.discard(process)
        if process.returncode is None:
            process.kill()

    async def close(self) -> None:
        processes = list(self.all)
        for process in processes:
            self.end(process)
        await asyncio.gather(*(process.wait() for process in processes))


async def ask(process: Process, task: Task) -> Thought:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(task) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readline(), type=Thought)
