"""Commands of the arena, run in this process, or in processes of their own where those are the point."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hotelier.arena.executors import MODULES
from hotelier.arena.order import Order, Schedule
from hotelier.arena.play import play_game
from tests.commands import Done, run_here

COMMAND = [sys.executable, "-c", "from hotelier.cli import main; main()"]
LISTENING = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from hotelier.cli import main; main()",
]
"""Hears Ctrl-C even where the tests run in the background: shells let their background jobs ignore it."""
UNREPEATABLE = ("seconds", "times")
"""How long bots thought is the one thing that no two runs have in common."""


def run(*arguments: str | Path, folder: Path) -> Done:
    """Run a command in this process, games included; what it said and how it ended."""
    with chdir(folder), patch.dict(MODULES, local=__name__):
        return run_here(*map(str, arguments))


def play(
    order: Order, content: dict[str, Any] | None, numbers: list[int], workers: int | None
) -> Iterator[dict[str, Any]]:
    """An executor that needs no processes."""
    games = Schedule(order)
    for number in numbers:
        yield play_game(order, games.game(number), content)


def run_process(*arguments: str | Path, folder: Path, env: dict[str, str] | None = None) -> Done:
    """Run a command as a user does."""
    command = [*COMMAND, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=300, cwd=folder, env=env
    )


def rows_of(file: Path) -> list[dict[str, Any]]:
    """The lines of a results file, the order first, without what cannot be repeated."""
    return [repeatable(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]


def repeatable(row: dict[str, Any]) -> dict[str, Any]:
    """A row without what cannot be repeated."""
    return {key: value for key, value in row.items() if key not in UNREPEATABLE}
