"""Bots at tables in the browser: one decision after the other, while requests are answered."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from hotelier.analysis.shapes import JudgedTurn
from hotelier.server.bots.bot_process import Task, Thought
from hotelier.server.bots.seeds import seed_for
from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.tables.edits import bot_move
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import Hints

STAND_IN = "random"
"""Moves once for a bot that cannot."""
Think = Callable[[Task], Awaitable[Thought]]
Hold = Callable[[str], Awaitable[Callable[[], None]]]
log = logging.getLogger("hotelier.bots")


class BrowserBots:
    """The bots of this browser. Several tabs may show a table: one of them moves for its bots."""

    def __init__(self, host: Host, think: Think, hold: Hold) -> None:
        self.host = host
        self.think = think
        self.hold = hold
        self.playing: dict[str, asyncio.Task[None]] = {}

    def changed(self, table: Table) -> None:
        """Perhaps a bot is to move now."""
        if table.bot_to_move is not None and table.id not in self.playing:
            self.playing[table.id] = asyncio.create_task(self.play(table.id))

    async def play(self, id: str) -> None:
        """Move for the bots of a table until a person is to move."""
        release: Callable[[], None] | None = None
        try:
            release = await self.hold(id)
            table = await self.host.newest(id)
            while (bot := table.bot_to_move) is not None:
                seat = table.to_move
                assert seat is not None
                action = await self.choose(table, seat, bot)
                await self.host.change(id, bot_move(table.version, seat, action))
                table = await self.host.newest(id)
        except Refusal as refusal:
            log.warning("a bot waits at table %s: %s", id, refusal.code)
        finally:
            if release is not None:
                release()
            del self.playing[id]

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        await asyncio.sleep(0)  # whoever asked for something is answered first
        try:
            return (await self.think(task_of("choose", table, seat, bot))).action
        except Exception:  # a bot that fails must not hold up the game
            log.exception("the bot %s could not move at table %s", bot, table.id)
            return (await self.think(task_of("choose", table, seat, STAND_IN))).action

    async def hints(self, table: Table, seat: int) -> Hints:
        thought = await self.think(task_of("advise", table, seat, ""))
        return Hints(version=table.version, advice=thought.advice)

    async def judge(self, task: Task) -> JudgedTurn:
        judged = (await self.think(task)).judged
        assert judged is not None
        return judged


def task_of(kind: Literal["choose", "advise"], table: Table, seat: int, bot: str) -> Task:
    return Task(kind, table.id, table.game.record(), seat, bot, seed_for(table), table.pack)
