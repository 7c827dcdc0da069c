"""Playing on processes of this machine.

Every worker is told one game at a time, so if it dies it is known which game it was playing. A worker that
has lost its parent ends itself.
"""

import os
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread, current_thread, main_thread
from typing import Any

from hotelier.arena.executors import MOST_TRIES
from hotelier.arena.order import Order, Schedule, read_order
from hotelier.arena.play import failure, play_game
from hotelier.core.game import Json

CONTEXT = get_context("spawn")
"""Fresh processes: nothing of ours is copied into them, and a pipe has no third end."""


def play(order: Order, content: Json | None, numbers: list[int], workers: int | None) -> Iterator[Json]:
    """The rows of these games, as they come."""
    waiting = deque((number, 1) for number in numbers)
    busy: dict[Any, Worker] = {}
    """By the pipe on which its row will come."""
    try:
        for _ in range(min(workers or cores(), len(numbers))):
            begin(Worker(order, content), waiting, busy)
        while busy:
            for pipe in wait(list(busy)):
                worker = busy.pop(pipe)
                try:
                    row = worker.pipe.recv()
                except (EOFError, OSError):
                    row = worker.bury(waiting, Schedule(order))
                    if waiting:
                        begin(Worker(order, content), waiting, busy)
                else:
                    begin(worker, waiting, busy)
                if row is not None:
                    yield row
    finally:
        for worker in busy.values():
            worker.stop()


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker:
    """A process that plays games, seen from its parent."""

    def __init__(self, order: Order, content: Json | None) -> None:
        self.pipe, other_end = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=work, args=(other_end, order.to_json(), content), daemon=True)
        with interrupts_ignored():
            self.process.start()
        other_end.close()
        self.playing = (0, 0)
        """The number of the game, and which try it is."""

    def bury(self, waiting: deque[tuple[int, int]], games: Schedule) -> Json | None:
        """The worker is dead: its game is tried again, or a row says that it failed."""
        self.process.join()
        self.pipe.close()
        number, tries = self.playing
        if tries < MOST_TRIES:
            waiting.appendleft((number, tries + 1))
            return None
        last = f"the last with code {self.process.exitcode}"
        return failure(games.game(number), f"{tries} workers died while playing it, {last}")

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def begin(worker: Worker, waiting: deque[tuple[int, int]], busy: dict[Any, Worker]) -> None:
    """Give a worker the next game, or send it home."""
    if not waiting:
        worker.stop()
        return
    worker.playing = waiting.popleft()
    busy[worker.pipe] = worker
    with suppress(OSError):  # it died idle: its end of the pipe says so to whoever waits for it
        worker.pipe.send(worker.playing[0])


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes begun here ignore Ctrl-C, which goes to everybody: their parent decides."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(pipe: Any, order_data: Json, content: Json | None) -> None:
    """The life of a worker: a number comes in, a row goes out."""
    Thread(target=end_with_parent, daemon=True).start()
    order = read_order(order_data, "the parent")
    games = Schedule(order)
    while True:
        try:
            number = pipe.recv()
            pipe.send(play_game(order, games.game(number), content))
        except (EOFError, OSError):
            return


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
