"""Bots that fail in every way that a bot can, for workers in processes of their own.

They play as the random bot does. What they are told beyond that comes from files in the folder CLUMSY.
"""

import os
import signal
from pathlib import Path
from time import monotonic, sleep

from hotelier.bots import Bot, BotInfo
from hotelier.bots.random_bot import RandomBot
from hotelier.core.chance import Seeded
from hotelier.core.perspective import Perspective

ENTRY_POINTS = """
[hotelier.bots]
crashes = tests.arena.clumsy:CRASHES
cheats = tests.arena.clumsy:CHEATS
dies_once = tests.arena.clumsy:DIES_ONCE
dies = tests.arena.clumsy:DIES
waits = tests.arena.clumsy:WAITS
"""
WAITING_AFTER = 20
PATIENCE = 120.0


def plug_in(folder: Path) -> dict[str, str]:
    """Install these bots for processes with the environment that is given back."""
    info = folder / "clumsy-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clumsy\nVersion: 1\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    root = Path(__file__).parents[2]
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{root}", "CLUMSY": str(folder)}


def folder() -> Path:
    return Path(os.environ["CLUMSY"])


class ClumsyBot(RandomBot):
    """Does something odd before its fifth decision."""

    decisions = 0

    def choose(self, perspective: Perspective) -> int:
        self.decisions += 1
        chosen = super().choose(perspective)
        return self.stumble(perspective, chosen) if self.decisions == 5 else chosen

    def stumble(self, perspective: Perspective, chosen: int) -> int:
        return chosen


class Crashes(ClumsyBot):
    def stumble(self, perspective: Perspective, chosen: int) -> int:
        raise ZeroDivisionError("the bill was\nsplit among nobody")


class Cheats(ClumsyBot):
    def stumble(self, perspective: Perspective, chosen: int) -> int:
        legal = perspective.legal_actions()
        return next(action for action in range(perspective.num_actions) if action not in legal)


class Dies(ClumsyBot):
    """Takes its process with it."""

    def stumble(self, perspective: Perspective, chosen: int) -> int:
        with (folder() / "deaths").open("a") as file:
            file.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
        return chosen


class DiesOnce(Dies):
    """Takes its process with it, the first time that anybody asks."""

    def stumble(self, perspective: Perspective, chosen: int) -> int:
        return chosen if (folder() / "deaths").exists() else super().stumble(perspective, chosen)


class Waits(ClumsyBot):
    """Plays some games and then waits in the middle of one, until there is a file `go`."""

    games = 0

    def __init__(self, rng: Seeded) -> None:
        super().__init__(rng)
        Waits.games += 1

    def stumble(self, perspective: Perspective, chosen: int) -> int:
        until = monotonic() + PATIENCE
        while Waits.games > WAITING_AFTER and not (folder() / "go").exists() and monotonic() < until:
            sleep(0.01)
        return chosen


def _info(code: str, bot: type[RandomBot]) -> BotInfo:
    def make(rng: Seeded, setting: str) -> Bot:
        return bot(rng)

    return BotInfo(code, code, "for tests", make)


CRASHES = _info("crashes", Crashes)
CHEATS = _info("cheats", Cheats)
DIES = _info("dies", Dies)
DIES_ONCE = _info("dies_once", DiesOnce)
WAITS = _info("waits", Waits)
