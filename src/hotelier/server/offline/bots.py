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
AGAIN = 10.0
"""Seconds until a bot tries again to move, after the browser could not keep its move."""
Think = Callable[[Task], Awaitable[Thought]]
Hold = Callable[[str], Awaitable[Callable[[], None]]]
Hurry = Callable[[str], object]
"""Ends what is thought about at a table."""
log = logging.getLogger("hotelier.bots")


class BrowserBots:
    """The bots of this browser. Several tabs may show a table: one of them moves for its bots."""

    def __init__(
        self, host: Host, think: Think, hold: Hold, hurry: Hurry, followed: Callable[[str], bool]
    ) -> None:
        self.host = host
        self.think = think
        self.hold = hold
        self.hurry = hurry
        self.followed = followed
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.thinking: dict[str, int] = {}
        """At which tables a bot thinks, and about which version."""

    def changed(self, table: Table) -> None:
        """Perhaps a bot is to move now, or one thinks about what was taken back."""
        if self.thinking.get(table.id, table.version) != table.version:
            self.hurry(table.id)
        if table.bot_to_move is not None and table.id not in self.playing:
            self.playing[table.id] = asyncio.create_task(self.play(table.id))

    async def play(self, id: str) -> None:
        """Move for the bots of a table until a person is to move. What the browser could not keep is tried
        again as long as somebody looks on."""
        try:
            while not await self.moved(id) and self.followed(id):
                await asyncio.sleep(AGAIN)
        finally:
            del self.playing[id]

    async def moved(self, id: str) -> bool:
        """Whether all bots have moved that can."""
        release: Callable[[], None] | None = None
        try:
            release = await self.hold(id)
            table = await self.host.newest(id)
            while (bot := table.bot_to_move) is not None:
                seat = table.to_move
                assert seat is not None
                self.thinking[id] = table.version
                action = await self.choose(table, seat, bot)
                del self.thinking[id]
                await self.host.change(id, bot_move(table.version, seat, action))
                table = await self.host.newest(id)
        except Refusal as refusal:
            log.warning("a bot waits at table %s: %s", id, refusal.code)
        except Exception:  # the browser has no room, or its database broke
            log.exception("a bot could not move at table %s", id)
            return False
        finally:
            self.thinking.pop(id, None)
            if release is not None:
                release()
        return True

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
