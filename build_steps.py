"""Steps of a set-up: some at a time, a line for each when it is done, and in between a line that moves.

Where the output is no terminal, the moving line becomes a plain one every now and then.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from time import monotonic
from typing import TextIO

SPINNER = "|/-\\"
TURNS_PER_S = 8
REMINDER_S = 20.0
"""Without a terminal: how long it may be silent."""
TAIL = 12
"""The last lines of a failed command's output that are shown."""
ADDRESS = re.compile(r"\w+://\S+")


class Failed(Exception):
    """What went wrong and what to do, in words for whoever set it up."""


class Step:
    """One thing to do, when those before it are done."""

    def __init__(
        self, name: str, work: Callable[["Step"], None], expected_s: float, after: Sequence["Step"] = ()
    ) -> None:
        self.name = name
        self.work = work
        self.expected_s = expected_s
        self.after = after
        self.detail = ""
        """How far it is, in the command's own words."""
        self.seconds = 0.0
        self.done = Event()
        self.steps: Steps

    def call(self, *command: str | Path, advice: str, **variables: str) -> None:
        """Run a command; its output is kept, and its last line is what the step is at."""
        words = list(map(str, command))
        said: list[str] = []
        with self.steps.start(words, variables) as process:
            assert process.stdout is not None
            for line in process.stdout:
                said.append(line.rstrip())
                self.detail = said[-1]
        self.detail = ""
        self.steps.keep(words, said)
        if process.returncode:
            raise Failed("\n".join([f"{shlex.join(words)} failed", *tail(said), advice]))


class Steps:
    """All steps of a set-up."""

    def __init__(self, folder: Path, log: Path, screen: TextIO = sys.stderr) -> None:
        self.folder = folder
        self.log = log
        self.screen = screen
        self.all: list[Step] = []
        self.stopped = False
        self._finished: SimpleQueue[tuple[Step, BaseException | None]] = SimpleQueue()
        self._running: set[subprocess.Popen[str]] = set()
        self._lock = Lock()
        self._began = monotonic()
        self._spoke = self._began

    def add(
        self, name: str, work: Callable[[Step], None], expected_s: float, after: Sequence[Step] = ()
    ) -> Step:
        step = Step(name, work, expected_s, after)
        step.steps = self
        self.all.append(step)
        return step

    def run(self) -> None:
        """Do all of them; the first that fails ends them all."""
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.write_text("", encoding="utf-8")
        threads = [Thread(target=self._work, args=(step,), daemon=True) for step in self.all]
        try:
            for thread in threads:
                thread.start()
            for _ in self.all:
                step, trouble = self._next()
                if trouble:
                    raise trouble
                self.say(f"{self._share():4.0%}  {step.name}, {in_words(step.seconds)}")
        finally:
            self._stop()
            self._clear()

    def say(self, line: str) -> None:
        """Print a line that stays."""
        self._clear()
        print(line, file=self.screen, flush=True)
        self._spoke = monotonic()

    def summary(self) -> str:
        """How long it took, and which steps took how much of the work."""
        whole = sum(step.seconds for step in self.all) or 1.0
        parts = ", ".join(f"{step.name} {step.seconds / whole:.0%}" for step in self.all)
        return f"{in_words(monotonic() - self._began)}: {parts}"

    def start(self, command: list[str], variables: dict[str, str]) -> subprocess.Popen[str]:
        """Start a command in a group of its own, so that it can be ended with all that it has started."""
        with self._lock:
            if self.stopped:
                raise Failed("stopped")
            process = subprocess.Popen(
                command,
                cwd=self.folder,
                env={**os.environ, **variables},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=os.name != "nt",
            )
            self._running.add(process)
        return process

    def keep(self, command: list[str], said: list[str]) -> None:
        """Write down what a command said."""
        with self._lock, self.log.open("a", encoding="utf-8") as log:
            log.write("\n".join([f"$ {shlex.join(command)}", *said, ""]))

    def _work(self, step: Step) -> None:
        """What the thread of a step does."""
        for other in step.after:
            other.done.wait()
        if self.stopped:
            return
        began = monotonic()
        trouble: BaseException | None = None
        try:
            step.work(step)
        except Failed as failed:
            trouble = Failed(f"{step.name}: {failed}")
        except Exception as other_trouble:
            trouble = Failed(f"{step.name}: {type(other_trouble).__name__}: {other_trouble}")
        step.seconds = monotonic() - began
        if not trouble:
            step.done.set()
        self._finished.put((step, trouble))

    def _next(self) -> tuple[Step, BaseException | None]:
        """The next step that ends; until then the screen shows that something happens."""
        while True:
            try:
                return self._finished.get(timeout=1 / TURNS_PER_S)
            except Empty:
                self._show()

    def _show(self) -> None:
        at_work = [
            f"{step.name} ({step.detail})" if step.detail else step.name
            for step in self.all
            if not step.done.is_set() and all(other.done.is_set() for other in step.after)
        ]
        seconds = monotonic() - self._began
        line = f"{self._share():4.0%}  {in_words(seconds)}: {', '.join(at_work)}"
        if self.screen.isatty():
            turn = SPINNER[int(seconds * TURNS_PER_S) % len(SPINNER)]
            width = shutil.get_terminal_size().columns - 1
            self.screen.write(f"\r\x1b[K{turn} {line}"[: width + len("\r\x1b[K")])
            self.screen.flush()
        elif monotonic() - self._spoke > REMINDER_S:
            self.say(line)

    def _share(self) -> float:
        """How much of the expected work is done."""
        done = sum(step.expected_s for step in self.all if step.done.is_set())
        return done / sum(step.expected_s for step in self.all)

    def _clear(self) -> None:
        if self.screen.isatty():
            self.screen.write("\r\x1b[K")
            self.screen.flush()

    def _stop(self) -> None:
        """End what still runs: after a failure or an interruption there may be something."""
        with self._lock:
            self.stopped = True
            for process in self._running:
                if process.poll() is None:
                    end(process)


def end(process: subprocess.Popen[str]) -> None:
    """End a process and all that it has started."""
    if os.name == "nt":
        process.terminate()
        return
    try:
        os.killpg(process.pid, signal.SIGTERM)
    except ProcessLookupError:
        return  # just ended by itself


def tail(said: list[str]) -> list[str]:
    """The end of what a command said, without addresses; all of it is in the log."""
    return [ADDRESS.sub("…", line) for line in said if line][-TAIL:]


def in_words(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60} min {whole % 60} s" if whole >= 60 else f"{whole} s"
