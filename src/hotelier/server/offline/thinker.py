"""What a worker that thinks runs: a task comes in as text, a thought goes out as text."""

from collections.abc import Callable

import msgspec

from hotelier.bots import budget
from hotelier.server.bots.bot_process import Task, think


class Thinker:
    """One thought after the other (web/src/engine/thinker.ts)."""

    def think(self, task: str) -> str:
        return msgspec.json.encode(think(msgspec.json.decode(task, type=Task))).decode()


def open_thinker(told_to_move: Callable[[], bool]) -> Thinker:
    """With what tells, in the middle of a thought, whether a decision is wanted now."""
    budget.told_to_move = told_to_move
    return Thinker()
