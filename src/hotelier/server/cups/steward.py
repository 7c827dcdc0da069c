"""The steward: opens the tables of a round, notes what was played there, and draws the next round.

Everything follows from what stands in the book: a table that is named there and does not exist is opened, a
table that is over and has no result there gets one. So it does not matter how many workers do it, or where
one of them was stopped.
"""

import asyncio
import logging

from hotelier.server.clock import now
from hotelier.server.cups.book import Book
from hotelier.server.cups.cup import Cup, Pairing, closed, enter
from hotelier.server.cups.results import result_of
from hotelier.server.cups.tables import close, open_for, unseal
from hotelier.server.refusals import Frozen, Refusal
from hotelier.server.routine import repeat
from hotelier.server.store.faults import Trouble
from hotelier.server.store.host import Host
from hotelier.server.store.store import Store
from hotelier.server.tables.edits import Edit
from hotelier.server.tables.table import Table

LOOK_SECONDS = 3
log = logging.getLogger("hotelier.cups")


class Steward:
    """Looks after the tournaments that are being played."""

    def __init__(self, host: Host, store: Store) -> None:
        self.host = host
        self.book = Book(store)
        self.news = asyncio.Event()

    def changed(self, table: Table) -> None:
        """This worker has written a change: perhaps a game of a tournament is over."""
        if table.seating.cup is not None and table.over:
            self.news.set()

    async def run(self) -> None:
        """Look after all of them, for ever."""
        await repeat(self.look, self.news, LOOK_SECONDS, log)

    async def look(self) -> None:
        """What is wrong with one of them keeps none of the others waiting."""
        for id in await self.book.tended():
            try:
                await self.tend(await self.book.find(id))
            except Trouble:
                raise
            except Refusal as refusal:
                log.warning("the tournament %s waits: %s", id, refusal.code)
            except Exception:
                log.exception("the tournament %s waits", id)

    async def tend(self, cup: Cup) -> None:
        """Bring a tournament as far as it comes now. A deal is told before the next round stands in the
        book: whoever goes on after a crash does it again."""
        while cup.tended:
            over = await self.open_missing(cup)
            if cup.closing:
                if await self.at_tables(cup, close):
                    await self.at_tables(cup, unseal)
                    await self.book.change(cup.id, closed)
                return
            results = {id: result_of(await self.host.newest(id)) for id in over}
            if not results:
                return
            if len(results) == len(cup.waiting()):
                await self.at_tables(cup, unseal)
            cup = await self.book.change(cup.id, enter(results))

    async def open_missing(self, cup: Cup) -> list[str]:
        """Open the tables that are not there yet; which of those that wait for a result are over."""
        waiting = cup.waiting()
        there = await self.book.over(pairing.table for _, pairing in waiting)
        for place, pairing in waiting:
            if pairing.table not in there:
                await self.open(cup, place, pairing)
        return [id for id, over in there.items() if over]

    async def open(self, cup: Cup, place: int, pairing: Pairing) -> None:
        """Whoever is faster has opened the same table."""
        table = await asyncio.to_thread(open_for, cup, place, pairing, now(), self.host.time())
        await self.host.open(table)

    async def at_tables(self, cup: Cup, edit: Edit) -> bool:
        """Change something at all tables of the last round; whether nobody plays at them any more. At one
        that is frozen, or was removed, nobody does."""
        over = True
        for pairing in cup.last:
            try:
                over &= (await self.host.change(pairing.table, edit)).over
            except Refusal as refusal:
                if not (isinstance(refusal, Frozen) or refusal.code == "no_such_table"):
                    raise
        return over
