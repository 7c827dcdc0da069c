"""Games that are played in several processes, a part of the rows in each, over memory they all share.

This process plays the first part itself, so as many cores are busy as there are parts. Arrays are filled
where they lie; what travels to a helper and back for a step is one byte. Whatever else it is asked for, and
what it answers, follows its byte as a message. A helper that cannot do what it was asked for sends its
error, and the caller gets it; the crew is dismissed then, because the others have gone on. Helpers end with
`close`, with the vector, or with the process that has them.
"""

import gc
import multiprocessing
import signal
import socket
import traceback
import weakref
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from hotelier.core.errors import BadInput, HotelierError, IllegalAction
from hotelier.core.game import Game
from hotelier.envs.own_games import Final, OwnGames, Plan
from hotelier.envs.rows import Array, Measures

STEP = b"s"
MESSAGE = b"m"
DONE = b"d"
SPARED = 6
"""What the caller does alone in a step takes as long as this many games, and one more for each process."""
GUARD = (
    'a script that has workers begins with `if __name__ == "__main__":`, because each worker reads it too'
)
FAREWELL_S = 5
"""How long a helper may take to leave before it is stopped."""


class WorkerLost(HotelierError):
    """A process that played a part of the games is gone."""


class Line:
    """One end of the way between the caller and a helper: single bytes, which are quick, and messages."""

    def __init__(self, bell: socket.socket, letters: Connection) -> None:
        self.bell = bell
        self.letters = letters

    def send(self, what: bytes, message: object = None) -> None:
        self.bell.send(what)
        if what == MESSAGE:
            self.letters.send(message)

    def receive(self) -> tuple[bytes, Any]:
        """Wait for a byte, and for the message behind it, if there is one."""
        what = self.bell.recv(1)
        if not what:
            raise EOFError
        return what, self.letters.recv() if what == MESSAGE else None

    def close(self) -> None:
        self.bell.close()
        self.letters.close()


def new_line(context: Any) -> tuple[Line, Line]:
    """Both ends."""
    (bell, other_bell), (letters, other_letters) = socket.socketpair(), context.Pipe()
    bell.settimeout(None)  # whatever the program has set for its other sockets
    return Line(bell, letters), Line(other_bell, other_letters)


class Crew:
    """Parts of the games, the first one in this process and the others in processes of their own, all of
    them stepped together."""

    def __init__(self, plan: Plan, count: int, workers: int) -> None:
        start = plan.start
        context = multiprocessing.get_context("spawn")  # safe whatever threads the caller has
        measures = Measures(count, start.layout.size, start.num_actions, start.seats)
        memory = context.RawArray("b", measures.size)
        self.rows, self.actions = measures.lay_out(memory)
        self.parts = parts_of(count, workers)
        own = self.parts[0]
        self._own = OwnGames(plan, 0, self.rows.part(own.start, own.stop))
        self._own_actions = self.actions[own]
        self._masks = self.rows.masks.reshape(-1)
        self._begins = np.arange(count) * start.num_actions
        """Where the mask of each game begins among all of them."""
        self._heard = False
        """Whether all helpers have answered before."""
        self.processes: list[Any] = []
        self.lines: list[Line] = []
        for part in self.parts[1:]:
            ours, theirs = new_line(context)
            process = context.Process(
                target=work, args=(theirs, plan, memory, measures, part.start, part.stop), daemon=True
            )
            process.start()
            theirs.close()
            self.processes.append(process)
            self.lines.append(ours)
        self._leave = weakref.finalize(self, dismiss, self.processes, self.lines)

    def reset(self, seeds: list[int | None]) -> None:
        self._all("reset", [(seeds[part],) for part in self.parts])

    def step(self, actions: Array) -> list[int]:
        """Apply one action in each game, none if any is illegal; the rows of those that ended."""
        self.actions[:] = actions
        self._check(actions)
        self._together(lambda helper: self._tell(helper, STEP), self._step_own)
        ended: list[int] = np.flatnonzero(self.rows.dones).tolist()
        return ended

    def finals(self) -> list[Final]:
        return self._gathered("finals")

    def games(self) -> list[Game]:
        """The games; those of helpers are copies, because they are played elsewhere."""
        return self._gathered("games")

    def last_games(self) -> list[Game]:
        return self._gathered("last_games")

    def close(self) -> None:
        """Let all helpers go; calling it twice does no harm."""
        self._leave()

    def _step_own(self) -> None:
        self._own.step(self._own_actions)

    def _check(self, actions: Array) -> None:
        """The masks tell before anybody begins whether all can go on."""
        known = self.actions.clip(0, self.rows.masks.shape[1] - 1)
        legal = (self._masks.take(self._begins + known) == 1) & (known == actions)
        if not legal.all():
            place = int(legal.argmin())
            raise IllegalAction(f"game {place}: action {actions[place]} is not legal now")

    def _gathered(self, what: str) -> list[Any]:
        return [each for some in self._all(what, [()] * len(self.parts)) for each in some]

    def _all(self, what: str, given: list[tuple[Any, ...]]) -> list[Any]:
        """Do something with all parts, here and elsewhere; what came out."""
        own, *others = given
        return self._together(
            lambda helper: self._tell(helper, MESSAGE, (what, others[helper])),
            lambda: getattr(self._own, what)(*own),
        )

    def _together(self, tell: Callable[[int], None], do_own: Callable[[], Any]) -> list[Any]:
        """Tell all helpers what to do, do the own part meanwhile, and wait for all of them."""
        if not self._leave.alive:
            raise BadInput("these games are closed: make new ones")
        helpers = range(len(self.lines))
        try:
            for helper in helpers:
                tell(helper)
            found = [do_own(), *map(self._answer, helpers)]
        except BaseException:  # interrupted: answers that come later would be taken for others
            self.close()
            raise
        self._heard = True
        return found

    def _tell(self, helper: int, what: bytes, message: object = None) -> None:
        try:
            self.lines[helper].send(what, message)
        except OSError:
            raise WorkerLost(self._lost()) from None

    def _answer(self, helper: int) -> Any:
        """What a helper answers, if that is more than that it is done."""
        try:
            _, answer = self.lines[helper].receive()
        except (EOFError, OSError):
            raise WorkerLost(self._lost()) from None
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def _lost(self) -> str:
        """Which worker is gone, and how it went; worker 0 is this process."""
        workers = len(self.parts)
        for number, process in enumerate(self.processes, 1):
            process.join(0.1)
            if process.exitcode is not None:
                said = f"worker {number} of {workers} is gone (exit code {process.exitcode})"
                return said if self._heard or process.exitcode != 1 else f"{said}; {GUARD}"
        return f"one of {workers} workers does not answer"


def parts_of(count: int, workers: int) -> list[slice]:
    """Which rows each process plays: all equally many, but the caller, who comes first, fewer."""
    share = count // workers
    own = share - min(share // 2, SPARED + workers)
    helpers = workers - 1
    bounds = [0, *(own + (count - own) * helper // helpers for helper in range(workers))]
    return [slice(first, end) for first, end in pairwise(bounds)]


def dismiss(processes: list[Any], lines: list[Line]) -> None:
    """Close all lines: whoever listens at the other end leaves."""
    for line in lines:
        line.close()
    for process in processes:
        process.join(FAREWELL_S)
        if process.exitcode is None:
            process.kill()
            process.join()
        process.close()


def work(line: Line, plan: Plan, memory: Any, measures: Measures, first: int, end: int) -> None:
    """What a helper does: play its part of the games until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    rows, actions = measures.lay_out(memory)
    part, own = rows.part(first, end), actions[first:end]
    games: OwnGames | None = None
    gc.freeze()  # what is there now stays: it need not be looked through again and again while all wait
    with suppress(EOFError, OSError):  # whoever asked is gone
        while True:
            asked, message = line.receive()
            what, arguments = ("step", (own,)) if asked == STEP else message
            try:
                games = games or OwnGames(plan, first, part)
                found = getattr(games, what)(*arguments)
                answer = None if asked == STEP else found
            except Exception as error:
                answer = sendable(error)
            line.send(DONE if answer is None else MESSAGE, answer)


def sendable(error: Exception) -> Exception:
    """An error that survives the way: ours as they are, others in words, with where they came up."""
    if isinstance(error, HotelierError):
        return error
    return WorkerLost(f"a worker failed: {''.join(traceback.format_exception(error)).strip()}")
