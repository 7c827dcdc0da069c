"""The bots that sit at tables: when one is to move, this worker lets it think and makes its move.

The worker that wrote the last change promises to do so. If it falls silent, its promise runs out and
another worker takes over; if both move, only one move is written.
"""

import asyncio
import logging

from hotelier.server.bots.bot_process import Task
from hotelier.server.bots.pool import CannotThink, Pool, ProcessDied
from hotelier.server.bots.seeds import seed_for
from hotelier.server.bots.turns import Asker
from hotelier.server.refusals import Refusal
from hotelier.server.store.faults import Trouble
from hotelier.server.store.host import Host
from hotelier.server.store.store import Store
from hotelier.server.tables.edits import bot_move
from hotelier.server.tables.table import Table

STAND_IN = "random"
"""Moves once for a bot that cannot."""
TRIES = 3
"""So often a bot thinks again whose process was ended, before another one moves for it."""
MOST_AT_ONCE = 50
log = logging.getLogger("hotelier.bots")


class SeatedBots:
    """The bots that this worker thinks for."""

    def __init__(self, host: Host, store: Store, pool: Pool, lease: float) -> None:
        self.host = host
        self.store = store
        self.pool = pool
        self.lease = lease
        self.thinking: dict[str, asyncio.Task[None]] = {}

    def changed(self, table: Table) -> None:
        """This worker has written a change: perhaps a bot is to move now."""
        if table.bot_to_move is not None:
            self.call(table.id)

    def call(self, id: str) -> None:
        if id not in self.thinking:
            self.thinking[id] = asyncio.create_task(self.play(id))

    async def play(self, id: str) -> None:
        """Move for the bots of a table until a person is to move."""
        try:
            table = await self.host.newest(id)
            while (bot := table.bot_to_move) is not None:
                await self.move(table, bot)
                table = await self.host.at_hand(id)  # somebody may have gone on meanwhile
        except Trouble:
            return  # the log says what is wrong with the database, and the move is taken over later
        except Refusal as refusal:
            log.warning("a bot waits at table %s: %s", id, refusal.code)
        except CannotThink as error:
            log.error("no bot can move at table %s: %s", id, error)
        finally:
            del self.thinking[id]

    async def move(self, table: Table, bot: str) -> None:
        seat = table.to_move
        assert seat is not None
        action = await self.choose(table, seat, bot)
        await self.host.change(table.id, bot_move(table.version, seat, action))

    async def choose(self, table: Table, seat: int, bot: str) -> str:
        for _ in range(TRIES):
            try:
                return await self.think(table, seat, bot)
            except ProcessDied as error:
                log.warning("the bot %s thinks again at table %s: %s", bot, table.id, error)
            except CannotThink as error:
                log.error("the bot %s could not move at table %s: %s", bot, table.id, error)
                break
        return await self.think(table, seat, STAND_IN)

    async def think(self, table: Table, seat: int, bot: str) -> str:
        task = Task("choose", table.id, table.game.record(), seat, bot, seed_for(table), table.pack)
        asker = Asker(table.id, table.seating.maker, table.seating.is_attended())
        return (await self.pool.think(task, asker)).action

    async def watch_over(self) -> None:
        """Renew this worker's promises, and take over those that ran out."""
        while True:
            try:
                if self.thinking:
                    await self.store.keep_promises(list(self.thinking))
                for id in await self.store.take_over_bots(MOST_AT_ONCE):
                    self.call(id)
            except Refusal:
                pass  # the log says what is wrong with the database
            await asyncio.sleep(self.lease / 3)

    async def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
