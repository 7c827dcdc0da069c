"""The host: keeps the tables that are in use, and carries every change through the same door.

A change is an edit of a draft. It is written if the table is still as it was, otherwise it is made again
on the newer table. What is written is announced; then bots are called if it is their turn.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Protocol
from weakref import WeakValueDictionary

from hotelier.server.clock import HouseClock, now
from hotelier.server.refusals import Refusal, SpentLink, try_again
from hotelier.server.tables.edits import Edit
from hotelier.server.tables.joining import tell_of_spent
from hotelier.server.tables.log import Entry
from hotelier.server.tables.table import Table
from hotelier.server.tables.thinking_time import keep_time
from hotelier.server.tables.tokens import is_table_id

TRIES = 30
PACK_WEIGHT = 10
"""A table with a content pack has a book of its own, so it counts as this many others."""


class Listener(Protocol):
    """Somebody who must know when a table has changed."""

    def changed(self, table: Table) -> None: ...


class Shelf(Protocol):
    """Where tables are kept: a database, or a browser."""

    clock: HouseClock
    shared: bool
    """Whether others write there too."""

    async def load(self, id: str) -> Table | None: ...
    async def create(self, table: Table) -> bool: ...
    async def commit(self, draft: Table) -> bool: ...
    async def catch_up(self, table: Table) -> Table: ...
    async def entries(self, id: str, after: int, last: int) -> list[Entry]: ...
    async def flags(self, most: int) -> list[tuple[str, int]]: ...


class Host:
    """The tables that this worker has at hand."""

    def __init__(self, store: Shelf, most: int) -> None:
        self.store = store
        self.most = most
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.listeners: list[Listener] = []

    def time(self) -> int:
        """What the clock of the house shows."""
        return self.store.clock.time()

    async def open(self, table: Table) -> bool:
        """Keep a new table; False if it was made before."""
        made = await self.store.create(table)
        if made:
            self.adopt(table)
        return made

    async def find(self, id: str) -> Table | None:
        """A table, if there is one of this name."""
        try:
            return await self.at_hand(id)
        except Refusal as refusal:
            if refusal.code != "no_such_table":
                raise
            return None

    async def at_hand(self, id: str) -> Table:
        """A table as this worker knows it; perhaps another worker knows a newer one."""
        table = self.tables.get(id)
        if table is None:
            async with self.lock(id):
                table = self.tables.get(id) or await self.load(id)
        return table

    async def load(self, id: str) -> Table:
        table = await self.store.load(id) if is_table_id(id) else None
        if table is None:
            raise Refusal("no_such_table", "there is no such table")
        self.keep(table)
        return table

    async def newest(self, id: str, revision: int | None = None) -> Table:
        """A table as it is now, or at least at a revision."""
        table = await self.at_hand(id)
        if revision is None or table.revision < revision:
            async with self.lock(id):
                table = self.tables.get(id, table)
                if revision is None or table.revision < revision:
                    table = await self.catch_up(table)
        return table

    async def entries_since(self, table: Table, version: int | None) -> list[Entry]:
        """The log of a table after a version; what is no longer at hand is read."""
        first = table.recent[0].version if table.recent else table.version + 1
        if version is None or version + 1 >= first:
            return table.recent
        earlier = await self.store.entries(table.id, version, first - 1)
        table.retell(earlier)
        return earlier + table.recent

    async def catch_up(self, table: Table) -> Table:
        if not self.store.shared:
            return table  # nobody else writes
        return await self.read_again(table)

    async def read_again(self, table: Table) -> Table:
        """A table as the database has it; what cannot be read is not kept either."""
        try:
            newer = await self.store.catch_up(table)
        except BaseException:
            self.tables.pop(table.id, None)
            raise
        self.keep(newer)
        return newer

    async def change(self, id: str, edit: Edit) -> Table:
        """Carry a change through; the table after it. Nobody is charged for the time that it waits here."""
        arrived = self.store.clock.time()
        table = await self.at_hand(id)
        async with self.lock(id):
            table = self.tables.get(id, table)
            for _ in range(TRIES):
                draft = table.draft(now(), self.store.clock.time(), arrived)
                try:
                    if not edit(draft):
                        return table
                except Refusal:
                    newer = await self.catch_up(table)
                    if newer is table:
                        raise
                    table = newer
                    continue
                keep_time(draft)
                if await self.write(draft):
                    return draft
                table = await self.read_again(table)
        raise try_again("too many want to change this table at once")

    async def warn(self, refusal: Refusal) -> None:
        """If somebody came with a used link, its table shall know."""
        if isinstance(refusal, SpentLink):
            with suppress(Refusal):  # told when it is tried the next time
                await self.change(refusal.table, tell_of_spent(refusal))

    async def write(self, draft: Table) -> bool:
        """Write a draft; if it is not known whether that was done, the table is read anew next time."""
        try:
            written = await self.store.commit(draft)
        except BaseException:
            self.tables.pop(draft.id, None)
            raise
        if written:
            draft.new_entries, draft.new_chat, draft.new_snapshot = [], [], False
            draft.renamed, draft.sat = {}, draft.profiles()
            self.adopt(draft)
        return written

    def adopt(self, table: Table) -> None:
        """A change was written: it becomes the table, and everybody hears of it."""
        self.keep(table)
        for listener in self.listeners:
            listener.changed(table)

    def keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        while len(self.tables) > self.most:
            self.tables.popitem(last=False)
        if table.pack is not None:
            packed = [id for id, each in self.tables.items() if each.pack is not None]
            for id in packed[: -max(1, self.most // PACK_WEIGHT)]:
                del self.tables[id]

    def lock(self, id: str) -> asyncio.Lock:
        """One change of a table at a time in this worker; among workers the revision decides."""
        return self.locks.setdefault(id, asyncio.Lock())
