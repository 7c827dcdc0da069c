"""Tables in the database. Every change names the revision that it was made on and is written whole, or
not at all; on PostgreSQL it is announced by the same transaction."""

from typing import Any

import msgspec
from sqlalchemy import insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.core.game import Json
from hotelier.server.clock import HouseClock
from hotelier.server.settings import Settings
from hotelier.server.store import schema, statements
from hotelier.server.store.database import answering, migrate, open_engine
from hotelier.server.store.rows import Rows, entry_row, read_seating, read_told, rebuild, snapshot_row
from hotelier.server.tables.audience_view import lobby_row
from hotelier.server.tables.log import Entry, Said
from hotelier.server.tables.table import MOST_CHAT, MOST_HAPPENINGS, Table
from hotelier.wire.messages import OpenTable


class Store:
    """Reads and writes tables."""

    def __init__(self, settings: Settings) -> None:
        self.engine = open_engine(settings)
        self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """The same connections for single statements, which are transactions by themselves."""
        self.shared = settings.sqlite_file is None
        """Whether other workers write too."""
        self.lease = round(1000 * settings.bot_lease)
        self.clock = HouseClock()

    async def start(self) -> None:
        await migrate(self.engine)
        await self.beat()

    async def beat(self) -> None:
        """Write what the clock of the house has come to, and hear it from the others."""
        with answering():
            async with self.single.connect() as connection:
                counted = await connection.execute(statements.BEAT, {"counted": self.clock.time()})
                self.clock.hear(counted.scalar_one())

    async def close(self) -> None:
        await self.engine.dispose()

    async def check(self) -> None:
        """Refuse unless the database answers."""
        with answering():
            async with self.single.connect() as connection:
                await connection.execute(text("SELECT 1"))

    # Reading

    async def load(self, id: str) -> Table | None:
        """A table, rebuilt from its snapshot and its log."""
        with answering():
            async with self.single.connect() as connection:
                row = await self._row(connection, id)
                if row is None:
                    return None
                kept = (await connection.execute(statements.SNAPSHOT, {"id": id})).one()
                log = await self._log(connection, id, row.version)
                entries = await self._entries(connection, id, row.version - MOST_HAPPENINGS, row.version)
                chat = await self._chat(connection, id, row.said - MOST_CHAT, row.said)
        return rebuild(row, (kept.version, msgspec.json.decode(kept.record)), log, entries, chat)

    async def catch_up(self, table: Table) -> Table:
        """The newest revision of a table: the same object if nothing has changed."""
        with answering():
            async with self.single.connect() as connection:
                row = await self._row(connection, table.id)
                if row is None or row.revision == table.revision:
                    return table
                entries: list[Entry] = []
                chat: list[Said] = []
                if row.version > table.version:
                    entries = await self._entries(connection, table.id, table.version, row.version)
                if row.said > table.said:
                    chat = await self._chat(connection, table.id, table.said, row.said)
        newer = table.draft(row.updated, table.house_time)
        newer.revision = row.revision
        newer.seating = read_seating(row.doc)
        newer.advance(entries)
        newer.retell(entries)
        newer.chat += chat
        newer.said = row.said
        return newer

    async def entries(self, id: str, after: int, last: int) -> list[Entry]:
        """The log of a table after a version, up to another."""
        with answering():
            async with self.single.connect() as connection:
                return await self._entries(connection, id, after, last)

    async def lobby(self) -> list[OpenTable]:
        """Open tables that wait for people, the last changed first."""
        with answering():
            async with self.single.connect() as connection:
                rows = (await connection.execute(statements.LOBBY)).all()
        return [
            lobby_row(row.id, row.game, read_seating(row.doc), row.created, row.updated) for row in rows
        ]

    async def count_running(self) -> int:
        """How many tables are being played."""
        with answering():
            async with self.single.connect() as connection:
                return int((await connection.execute(statements.RUNNING)).scalar_one())

    # Writing

    async def create(self, table: Table) -> bool:
        """Write a new table; False if it is there already, because its request was sent twice."""
        row = {"id": table.id, "game": table.game.info.name, "created": table.created}
        try:
            with answering():
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.tables), row | self._columns(table))
                    await connection.execute(insert(schema.snapshots), snapshot_row(table))
                    await self._write_news(connection, table)
        except IntegrityError:
            return False
        return True

    async def commit(self, draft: Table) -> bool:
        """Write a change; False if somebody else was faster, and then nothing is written."""
        change = {
            "the_id": draft.id,
            "before": draft.revision - 1,
            **statements.prefixed("new", self._columns(draft)),
        }
        only_a_move = len(draft.new_entries) == 1 and not draft.new_chat and not draft.new_snapshot
        try:
            with answering():
                if self.shared and only_a_move:
                    return await self._commit_move(draft, change)
                return await self._commit(draft, change)
        except IntegrityError:  # an entry with this version or key is there already
            return False

    async def _commit(self, draft: Table, change: Json) -> bool:
        async with self.engine.begin() as connection:
            if (await connection.execute(statements.CHANGE, change)).rowcount != 1:
                return False
            await self._write_news(connection, draft)
            if draft.new_snapshot:
                snapshot = statements.prefixed("new", snapshot_row(draft))
                await connection.execute(statements.NEW_SNAPSHOT, {"the_id": draft.id, **snapshot})
            await self.announce(connection, f"{draft.id} {draft.revision}")
        return True

    async def _commit_move(self, draft: Table, change: Json) -> bool:
        """Nearly all changes are plain moves: these take one statement instead of five."""
        entry = statements.prefixed("entry", entry_row(draft.id, draft.new_entries[0]))
        announced = {"payload": f"{draft.id} {draft.revision}"}
        async with self.single.connect() as connection:
            done = await connection.execute(statements.MOVE, {**change, **entry, **announced})
            return len(done.all()) == 1

    async def announce(self, connection: AsyncConnection, payload: str) -> None:
        """Tell the other workers, when and if the transaction is committed."""
        if self.shared:
            await connection.execute(statements.NOTIFY, {"payload": payload})

    def _columns(self, table: Table) -> Json:
        return {
            "revision": table.revision,
            "version": table.version,
            "said": table.said,
            "listed": table.listed,
            "over": table.over,
            "bot_until": self.clock.time() + self.lease if table.bot_to_move else None,
            "updated": table.updated,
            "doc": msgspec.json.encode(table.seating).decode(),
        }

    async def _write_news(self, connection: AsyncConnection, table: Table) -> None:
        if table.new_entries:
            rows = [entry_row(table.id, entry) for entry in table.new_entries]
            await connection.execute(insert(schema.moves), rows)
        if table.new_chat:
            said = [{"table_id": table.id, **msgspec.to_builtins(line)} for line in table.new_chat]
            await connection.execute(insert(schema.chat), said)

    # Bots whose worker has fallen silent

    async def take_over_bots(self, most: int) -> list[str]:
        """Tables whose bot nobody thinks for any more; the promise for them is now this worker's."""
        tables = schema.tables
        due = statements.DUE_BOTS.with_for_update(skip_locked=True) if self.shared else statements.DUE_BOTS
        now = self.clock.time()
        promise = (
            update(tables)
            .where(tables.c.id.in_(due.scalar_subquery()))
            .values(bot_until=now + self.lease)
            .returning(tables.c.id)
        )
        with answering():
            async with self.engine.begin() as connection:
                return list((await connection.execute(promise, {"now": now, "most": most})).scalars())

    async def keep_promises(self, ids: list[str]) -> None:
        """This worker still thinks for the bots of these tables."""
        with answering():
            async with self.engine.begin() as connection:
                kept = {"ids": ids, "until": self.clock.time() + self.lease}
                await connection.execute(statements.KEEP_PROMISES, kept)

    async def release_promises(self) -> None:
        """The only process starts: whoever promised before is gone."""
        with answering():
            async with self.engine.begin() as connection:
                await connection.execute(statements.RELEASE_PROMISES)

    # Rows

    async def _row(self, connection: AsyncConnection, id: str) -> Any:
        return (await connection.execute(statements.TABLE, {"id": id})).one_or_none()

    async def _log(self, connection: AsyncConnection, id: str, last: int) -> Rows:
        return (await connection.execute(statements.LOG, {"id": id, "last": last})).all()

    async def _entries(self, connection: AsyncConnection, id: str, after: int, last: int) -> list[Entry]:
        wanted = {"id": id, "after": after, "last": last}
        return [
            Entry(
                row.version,
                row.seat,
                row.action,
                row.kept,
                row.key,
                read_told(row.told),
                row.at,
            )
            for row in (await connection.execute(statements.ENTRIES, wanted)).all()
        ]

    async def _chat(self, connection: AsyncConnection, id: str, after: int, last: int) -> list[Said]:
        wanted = {"id": id, "after": after, "last": last}
        rows = (await connection.execute(statements.CHAT, wanted)).all()
        return [Said(row.number, row.seat, row.name, row.text, row.at) for row in rows]
