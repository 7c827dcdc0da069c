"""Hearing what other workers write: PostgreSQL's LISTEN, on a connection of its own.

A notice is a table's id with its revision, or with the word that somebody came or went there; or what the
clock of the house has come to. Nothing else.
When the connection breaks it is made anew, and every watched table is looked at again, because notices may
have been missed.
"""

import asyncio

import asyncpg

from hotelier.server.live.hub import Hub
from hotelier.server.refusals import Refusal
from hotelier.server.settings import POSTGRESQL
from hotelier.server.store.faults import AWAY, Faults, code_of, named
from hotelier.server.store.statements import CHANNEL, TIME_IS

RETRY_SECONDS = 0.5
CHECK_SECONDS = 5


class Notices:
    """The ear of a worker."""

    def __init__(self, database_url: str, hub: Hub, faults: Faults) -> None:
        self.url = "postgresql://" + database_url.removeprefix(POSTGRESQL)
        self.hub = hub
        self.faults = faults
        self.listening = asyncio.Event()

    async def run(self) -> None:
        """Listen for ever."""
        while True:
            try:
                await self.listen()
            except Refusal:
                self.listening.clear()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                self.listening.clear()
                self.faults.met(named(error) or AWAY, code_of(error))
            await asyncio.sleep(RETRY_SECONDS)

    async def listen(self) -> None:
        connection = await asyncpg.connect(self.url, timeout=5, command_timeout=10)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *notice: self.hear(str(notice[3])))
            await self.hub.look_again()
            self.listening.set()
            while not lost.is_set():
                try:
                    async with asyncio.timeout(CHECK_SECONDS):
                        await lost.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1")  # finds out that the other side is gone
        finally:
            self.listening.clear()
            connection.terminate()

    def hear(self, payload: str) -> None:
        id, _, news = payload.partition(" ")
        if id == TIME_IS:
            self.hub.host.store.clock.hear(int(news))
        elif news == "present":
            self.hub.somebody_came_or_went(id)
        elif news.isdecimal():
            self.hub.heard(id, int(news))
