"""Who is at a table now, across all workers.

A worker knows its own connections; of the others it knows what they have written down. Each writes which
seats are connected to it, and writes all of it again now and then: so notes come back that were lost, and
what is not written again belongs to a worker that is gone. A single process needs no notes.

Whoever comes or goes only leaves a mark. One task writes what is marked, many tables with one statement, so
however many come at once, this takes one connection to the database and moves have the others.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Executable, Row

from hotelier.server.refusals import Refusal
from hotelier.server.store import statements
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import Present

WATCHER = -1
LIFE = 45_000
"""Milliseconds after which notes that are not renewed do not count."""
RENEW = 15
"""Seconds between renewals."""
BATCH = 100
"""The most tables that one statement writes or looks at; each has a row for a seat or two."""
RETRY_SECONDS = 0.5
log = logging.getLogger("hotelier.presence")


class Presence:
    """The connections of this worker, and what it knows of those of the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.worker = secrets.token_hex(8)
        self.here: dict[str, Counter[int]] = {}
        """The truth about this worker: its connections by table and place."""
        self.others: dict[str, Counter[int]] = {}
        """Those of other workers when we last looked, at the tables that are watched here."""
        self.unwritten: set[str] = set()
        """Tables at which somebody came or went since they were written."""
        self.unseen: set[str] = set()
        """Tables at which somebody of another worker may have come or gone."""
        self.clearing = False
        """Whether it is time to clear away what workers left that are gone."""
        self.due = asyncio.Event()
        self.listener: Callable[[str], None] = lambda table: None
        """Is told at which table the others have changed."""

    # What this worker knows by itself

    def enter(self, table: str, seat: int | None) -> None:
        self.here.setdefault(table, Counter())[place_of(seat)] += 1
        self._mark([table], self.unwritten)

    def leave(self, table: str, seat: int | None) -> None:
        counts = self.here[table]
        counts[place_of(seat)] -= 1
        if not +counts:
            del self.here[table]
            self.others.pop(table, None)
        self._mark([table], self.unwritten)

    def at_hand(self, table: str) -> Present:
        """Who was there when we last looked."""
        return self._with_own(table, self.others.get(table, Counter()))

    def look_soon(self, table: str) -> None:
        """Somebody else has written who is at a table."""
        self._mark([table], self.unseen)

    def renew(self) -> None:
        """Write everything again: to say that this worker is alive, and because notes may be lost, when
        the database was away or its unlogged rows went in a crash."""
        self.clearing = True
        self._mark(self.here, self.unwritten)

    def _mark(self, tables: Iterable[str], marked: set[str]) -> None:
        if self.store.shared:
            marked.update(tables)
            self.due.set()

    def _with_own(self, table: str, others: Counter[int]) -> Present:
        return present_from(self.here.get(table, Counter()) + others)

    # What the database knows

    async def look(self, table: str) -> Present:
        """Who is there now."""
        if not self.store.shared:
            return self.at_hand(table)
        found = await self._read([table])
        return self._with_own(table, found[table])

    async def run(self) -> None:
        """Write and look, for ever."""
        while True:
            await self.due.wait()
            self.due.clear()
            try:
                await self.catch_up()
            except Refusal:
                log.warning("cannot write who is present: the database does not answer")
                await asyncio.sleep(RETRY_SECONDS)
                self.due.set()

    async def catch_up(self) -> None:
        """Write what is marked, and look where others have; one statement at a time."""
        while self.unwritten:
            await self._write()
        if self.clearing:
            await self._send(statements.CLEAR_GONE, {"now": self.store.clock.time()})
            self.clearing = False
        while self.unseen:
            await self._look()

    async def close(self) -> None:
        """This worker goes."""
        if self.store.shared:
            await self._send(statements.CLEAR_WORKER, {"worker": self.worker})

    async def _write(self) -> None:
        batch = taken_from(self.unwritten)
        rows = [
            (table, place, count)
            for table in batch
            for place, count in (+self.here.get(table, Counter())).items()
        ]
        note = {
            "worker": self.worker,
            "until": self.store.clock.time() + LIFE,
            "tables": batch,
            "places": [table for table, _, _ in rows],
            "seats": [place for _, place, _ in rows],
            "counts": [count for _, _, count in rows],
        }
        try:
            await self._send(statements.WRITE_PRESENT, note)
        except Refusal:
            self.unwritten.update(batch)
            raise

    async def _look(self) -> None:
        batch = taken_from(self.unseen)
        try:
            found = await self._read(batch)
        except Refusal:
            self.unseen.update(batch)
            raise
        for table in batch:
            if table in self.here and found[table] != self.others.get(table, Counter()):
                self.others[table] = found[table]
                self.listener(table)

    async def _read(self, tables: list[str]) -> dict[str, Counter[int]]:
        """The connections of other workers."""
        wanted = {"tables": tables, "own": self.worker, "now": self.store.clock.time()}
        found: dict[str, Counter[int]] = {table: Counter() for table in tables}
        for row in await self._send(statements.PRESENT_ELSEWHERE, wanted):
            found[row.table_id][row.seat] = int(row.total)
        return found

    async def _send(self, statement: Executable, values: Mapping[str, Any]) -> "list[Row[Any]]":
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return list((await connection.execute(statement, values)).all())


def place_of(seat: int | None) -> int:
    return WATCHER if seat is None else seat


def taken_from(tables: set[str]) -> list[str]:
    """A batch of tables, which are no longer in the set then."""
    return [tables.pop() for _ in range(min(BATCH, len(tables)))]


def present_from(counts: Counter[int]) -> Present:
    seats = tuple(sorted(seat for seat in counts if seat != WATCHER))
    return Present(seats, counts[WATCHER])
