"""Games that are played in other processes, a part of the rows in each, over memory that all of them share.

Arrays are filled where they lie; what travels is a byte to begin a step and the list of games that ended. A
worker that cannot do what it was asked for sends its error, and the caller gets it; the crew is dismissed
then, because other workers have gone on. Workers end with `close`, with the vector, or with the process
that has them.
"""

import multiprocessing
import signal
import traceback
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from hotelier.core.errors import BadInput, HotelierError, IllegalAction
from hotelier.core.game import Game
from hotelier.envs.own_games import Final, OwnGames, Plan
from hotelier.envs.rows import Array, Measures, Rows

STEP = "step"
FAREWELL_S = 5
"""How long a worker may take to leave before it is stopped."""


class WorkerLost(HotelierError):
    """A process that played a part of the games is gone."""


class Crew:
    """Processes with a part of the rows each, all of them stepped together."""

    def __init__(self, plan: Plan, count: int, workers: int) -> None:
        start = plan.start
        context = multiprocessing.get_context("spawn")  # safe whatever threads the caller has
        measures = Measures(count, start.layout.size, start.num_actions, start.seats)
        memory = context.RawArray("b", measures.size)
        self.rows, self.actions = measures.lay_out(memory)
        bounds = [count * worker // workers for worker in range(workers + 1)]
        self.parts = [slice(first, end) for first, end in pairwise(bounds)]
        self.processes: list[Any] = []
        self.connections: list[Connection] = []
        for part in self.parts:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work, args=(theirs, plan, memory, measures, part.start, part.stop), daemon=True
            )
            process.start()
            theirs.close()
            self.processes.append(process)
            self.connections.append(ours)
        self._leave = weakref.finalize(self, dismiss, self.processes, self.connections)

    def reset(self, seeds: list[int]) -> None:
        self._all("reset", [(seeds[part],) for part in self.parts])

    def step(self, actions: Array) -> list[int]:
        """Apply one action in each game, none if any is illegal; the rows of those that ended."""
        self._check(actions)
        self.actions[:] = actions
        return self._gathered(STEP)

    def finals(self) -> list[Final]:
        return self._gathered("finals")

    def games(self) -> list[Game]:
        """Copies of the games: they are played elsewhere."""
        return self._gathered("games")

    def last_games(self) -> list[Game]:
        return self._gathered("last_games")

    def close(self) -> None:
        """Let all workers go; calling it twice does no harm."""
        self._leave()

    def _check(self, actions: Array) -> None:
        """The masks tell before any worker begins whether all of them can go on."""
        masks = self.rows.masks
        known = (actions >= 0) & (actions < masks.shape[1])
        legal = known & (masks[np.arange(len(masks)), np.where(known, actions, 0)] == 1)
        if not legal.all():
            place = int(legal.argmin())
            raise IllegalAction(f"game {place}: action {actions[place]} is not legal now")

    def _gathered(self, what: str) -> list[Any]:
        return [each for some in self._all(what, [()] * len(self.parts)) for each in some]

    def _all(self, what: str, given: list[tuple[Any, ...]]) -> list[Any]:
        """Ask all workers to do something, and wait for all of them."""
        if not self._leave.alive:
            raise BadInput("these games are closed: make new ones")
        try:
            for connection, arguments in zip(self.connections, given, strict=True):
                connection.send((what, arguments))
            answers = [connection.recv() for connection in self.connections]
        except (EOFError, OSError):
            lost = self._lost()
            self.close()
            raise WorkerLost(lost) from None
        except BaseException:  # interrupted: answers that come later would be taken for others
            self.close()
            raise
        for answer in answers:
            if isinstance(answer, BaseException):
                self.close()
                raise answer
        return answers

    def _lost(self) -> str:
        """Which worker is gone, and how it went."""
        for number, process in enumerate(self.processes):
            process.join(0.1)
            if process.exitcode is not None:
                return f"worker {number} of {len(self.processes)} is gone (exit code {process.exitcode})"
        return f"one of {len(self.processes)} workers does not answer"


def dismiss(processes: list[Any], connections: list[Connection]) -> None:
    """Close all connections: whoever listens at the other end leaves."""
    for connection in connections:
        connection.close()
    for process in processes:
        process.join(FAREWELL_S)
        if process.exitcode is None:
            process.kill()
            process.join()
        process.close()


def work(connection: Connection, plan: Plan, memory: Any, measures: Measures, first: int, end: int) -> None:
    """What a worker does: play its part of the games until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    rows, actions = measures.lay_out(memory)
    own: Array = actions[first:end]
    part: Rows = rows.part(first, end)
    games: OwnGames | None = None
    while True:
        try:
            what, arguments = connection.recv()
        except (EOFError, OSError):
            return
        try:
            games = games or OwnGames(plan, first, part)
            answer = games.step(own) if what == STEP else getattr(games, what)(*arguments)
        except Exception as error:
            answer = sendable(error)
        connection.send(answer)


def sendable(error: Exception) -> Exception:
    """An error that survives the way: ours as they are, others in words, with where they came up."""
    if isinstance(error, HotelierError):
        return error
    return WorkerLost(f"a worker failed: {''.join(traceback.format_exception(error)).strip()}")
