"""Tables in the browser: kept by its database, which takes and gives texts and knows nothing of them."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from hotelier.server.clock import HouseClock
from hotelier.server.refusals import Refusal
from hotelier.server.store.rows import pack_row, playing_again, rebuild, snapshot_row
from hotelier.server.tables.log import Entry, Said
from hotelier.server.tables.table import MOST_CHAT, MOST_HAPPENINGS, Table


class Drawer(Protocol):
    """The database of the browser."""

    async def read(self, id: str) -> str | None:
        """A whole table, as `KeptTable`."""

    async def revision(self, id: str) -> int:
        """How often a table was changed; 0 if there is none."""

    async def write(self, news: str) -> bool:
        """`Written`, all of it, or nothing if the table is not at the revision before: another tab of the
        browser was faster."""

    async def all(self) -> str:
        """All tables, as `Carried`."""

    async def add(self, table: str) -> bool:
        """A whole table, as `KeptTable`; False if there is one of its name already."""

    async def remove(self, id: str) -> None:
        """Throws a table away."""

    async def judged(self, id: str, depth: str) -> str:
        """What was noted about a table: a list of turns, each with what is said of it as text."""

    async def note(self, id: str, depth: str, turn: int, text: str) -> None:
        """Keeps what is said of a turn with its table, if that is still there."""

    async def hold(self, id: str) -> Callable[[], None]:
        """Waits until no other tab of the browser moves for the bots of a table; gives what ends that."""


class Row(msgspec.Struct):
    """A table without its log."""

    id: str
    revision: int
    version: int
    said: int
    created: int
    updated: int
    doc: str


class Snapshot(msgspec.Struct):
    version: int
    record: str
    pack: str | None


class KeptTable(msgspec.Struct):
    """All of a table; entries and lines in their order."""

    row: Row
    snapshot: Snapshot
    entries: list[Entry]
    chat: list[Said]


class Written(msgspec.Struct):
    """What a change adds to a table: each part becomes a value of its own, under its number."""

    table: str
    row: Row
    snapshot: Snapshot | None
    entries: list[Entry]
    chat: list[Said]


class BrowserShelf:
    """Where a browser keeps its tables; other tabs of it may write there too."""

    shared = True

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.clock = HouseClock()

    async def load(self, id: str) -> Table | None:
        text = await self.drawer.read(id)
        if text is None:
            return None
        with playing_again():
            return table_from(msgspec.json.decode(text, type=KeptTable))

    async def create(self, table: Table) -> bool:
        return await self.write(table, whole=True)

    async def commit(self, draft: Table) -> bool:
        return await self.write(draft, whole=draft.new_snapshot)

    async def write(self, table: Table, whole: bool) -> bool:
        written = Written(
            table=table.id,
            row=row_of(table),
            snapshot=msgspec.convert(kept_snapshot(table), Snapshot) if whole else None,
            entries=table.new_entries,
            chat=table.new_chat,
        )
        return bool(await self.drawer.write(msgspec.json.encode(written).decode()))

    async def catch_up(self, table: Table) -> Table:
        if await self.drawer.revision(table.id) == table.revision:
            return table
        newer = await self.load(table.id)
        if newer is None:
            raise Refusal("no_such_table", "this table is gone")
        return newer

    async def entries(self, id: str, after: int, last: int) -> list[Entry]:
        text = await self.drawer.read(id)
        kept = [] if text is None else msgspec.json.decode(text, type=KeptTable).entries
        return [entry for entry in kept if after < entry.version <= last]

    async def flags(self, most: int) -> list[tuple[str, int]]:
        return []  # nobody is timed here


def row_of(table: Table) -> Row:
    return Row(
        id=table.id,
        revision=table.revision,
        version=table.version,
        said=table.said,
        created=table.created,
        updated=table.updated,
        doc=msgspec.json.encode(table.seating).decode(),
    )


def kept_snapshot(table: Table) -> dict[str, Any]:
    return snapshot_row(table) | pack_row(table)


def table_from(kept: KeptTable) -> Table:
    return rebuild(
        kept.row, kept.snapshot, kept.entries, kept.entries[-MOST_HAPPENINGS:], kept.chat[-MOST_CHAT:]
    )
