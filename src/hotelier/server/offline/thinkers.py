"""Who thinks for the house in the browser, so that nobody who plays waits for a thought.

Whoever answers at once does it here. Bots that take their time think in a Web Worker of their own, in which
hints are found, too; finished games are judged in another. Each is begun when it is needed first.
"""

import logging
from collections.abc import Awaitable, Callable

import msgspec

from hotelier.bots import BOTS
from hotelier.server.bots.bot_process import Task, Thought, think

ROOMS = {"choose": "play", "advise": "play", "judge": "study"}
"""In which worker a task is done."""
AskWorker = Callable[[str, str, str], Awaitable[str]]
"""Takes the worker, the table and a task as text; gives the thought as text."""
log = logging.getLogger("hotelier.offline")


class Thinkers:
    def __init__(self, ask: AskWorker) -> None:
        self.ask = ask

    async def think(self, task: Task) -> Thought:
        if answers_at_once(task):
            return think(task)
        try:
            thought = await self.ask(ROOMS[task.kind], task.table, msgspec.json.encode(task).decode())
        except Exception:  # a browser may have no room for another worker: then play waits for the thought
            log.exception("no worker could %s", task.kind)
            return think(task)
        return msgspec.json.decode(thought, type=Thought)


def answers_at_once(task: Task) -> bool:
    """Whether it is a decision of a bot that needs no time: neither a promised one nor one that is set."""
    bot = BOTS.get(task.bot)
    return task.kind == "choose" and bot is not None and not (bot.seconds or bot.setting)
