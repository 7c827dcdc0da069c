"""Looking after the clocks of tables: whoever has no time left is replaced, however many workers see it."""

import asyncio
import logging
from contextlib import suppress

from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.tables.time_up import run_out

EVERY_SECONDS = 1.0
SELDOM_SECONDS = 5.0
"""If no time runs anywhere: none that begins meanwhile can be used up before."""
GRACE = 1000
"""Milliseconds that a move that came in time may wait until it is written."""
MOST_AT_ONCE = 50
log = logging.getLogger("hotelier.flags")


class Flags:
    """The times that this worker sees running."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.running = False

    async def watch(self) -> None:
        """Look again and again, as long as the worker lives."""
        while True:
            with suppress(Refusal):  # the log says what is wrong with the database
                await self.look()
            await asyncio.sleep(EVERY_SECONDS if self.running else SELDOM_SECONDS)

    async def look(self) -> None:
        """Let the time of everybody run out who has none left."""
        flags = await self.host.store.flags(MOST_AT_ONCE)
        self.running = bool(flags)
        for id, at in flags:
            if at + GRACE <= self.host.time():
                await self.run_out(id)

    async def run_out(self, id: str) -> None:
        try:
            await self.host.newest(id)
            await self.host.change(id, run_out)
        except Refusal as refusal:
            log.warning("somebody's time is up at table %s: %s", id, refusal.code)
