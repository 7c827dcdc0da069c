"""Tables in the database. Every change names the revision that it was made on and is written whole, or
not at all; on PostgreSQL it is announced by the same transaction."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import Select, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.core.game import Json
from hotelier.server import metrics
from hotelier.server.clock import HouseClock, now
from hotelier.server.refusals import Frozen, Refusal
from hotelier.server.settings import Settings
from hotelier.server.store import schema, statements
from hotelier.server.store.database import answering, migrate, open_engine, single_statements, touch
from hotelier.server.store.faults import SLOW, Fault, Faults, Trouble, code_of
from hotelier.server.store.rows import (
    Rows,
    entry_row,
    pack_row,
    playing_again,
    read_line,
    read_seating,
    read_told,
    rebuild,
    said_row,
    snapshot_row,
)
from hotelier.server.study.analyses import turn_kept, turn_to_keep
from hotelier.server.tables.audience_view import lobby_row
from hotelier.server.tables.house import renamed
from hotelier.server.tables.log import Entry, Said
from hotelier.server.tables.table import MOST_CHAT, MOST_HAPPENINGS, Table
from hotelier.server.tables.thinking_time import flag_of, go_on_from_now
from hotelier.wire.messages.opening import OpenTable

DAY = 86_400_000
LOBBY_SIZE = 100
MOST_OF_MAKER = 10
"""The most tables of one crowd that are listed: the lobby is for all."""
MOST_REPORTS = 5
"""From one seat, or from all who watch, until they are looked at."""
KEPT_LINES = 1000
"""How many lines of a table's chat are kept."""
CHECK_SECONDS = 3
AtEnd = Callable[[AsyncConnection, Table], Awaitable[None]]
"""What else is written by the transaction that ends a game; the table is the draft that ends it."""
"""Readiness is told within this time, whatever the database does."""
log = logging.getLogger("hotelier.server.store")


class Store:
    """Reads and writes tables."""

    def __init__(self, settings: Settings) -> None:
        self.engine = open_engine(settings)
        self.single = single_statements(self.engine)
        self.shared = settings.sqlite_file is None
        """Whether other workers write too."""
        self.lease = round(1000 * settings.bot_lease)
        self.sleep = round(DAY * settings.sleep_days)
        self.faults = Faults()
        self.checking: asyncio.Task[Fault | None] | None = None
        self.clock = HouseClock()
        self.at_end: list[AtEnd] = []

    async def start(self) -> None:
        """The clock goes on where it stood when it was last written, alone or with a change of a table."""
        await migrate(self.engine)
        with self.answering():
            async with self.single.connect() as connection:
                self.clock.hear((await connection.execute(statements.LATEST)).scalar_one() or 0)
        await self.beat()

    async def hear_time(self) -> None:
        """Learn what the clock of the house has come to, without a word of one's own."""
        with self.answering():
            async with self.single.connect() as connection:
                self.clock.hear((await connection.execute(statements.TIME)).scalar_one())

    async def beat(self) -> None:
        """Write what the clock of the house has come to, and hear it from the others."""
        with self.answering():
            async with self.single.connect() as connection:
                beat = statements.SHARED_BEAT if self.shared else statements.BEAT
                counted = await connection.execute(beat, {"counted": self.clock.time()})
                self.clock.hear(counted.scalars().one())

    async def close(self) -> None:
        if self.checking is not None:
            self.checking.cancel()
        await self.engine.dispose()

    async def check(self) -> None:
        """Refuse unless a change could be written now; those who ask at the same time share the answer."""
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self._find_fault())
        checking = self.checking
        await asyncio.wait([checking], timeout=CHECK_SECONDS)
        fault = checking.result() if checking.done() else self.faults.present or SLOW
        if fault is not None:
            raise Trouble(fault)

    async def _find_fault(self) -> Fault | None:
        try:
            with self.answering():
                await touch(self.engine)
        except Trouble as trouble:
            return trouble.fault
        self.faults.gone()
        return self.faults.staying

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Turn the database's faults into answers for clients, and into lines of the log."""
        try:
            with answering():
                yield
        except Trouble as trouble:
            self.faults.met(trouble.fault, code_of(trouble))
            raise

    async def file_stamp(self) -> int:
        """Another one when somebody else has written to the SQLite file."""
        with self.answering():
            async with self.single.connect() as connection:
                return int((await connection.execute(text("PRAGMA data_version"))).scalar_one())

    # Reading

    async def read(self, asked: "Select[*tuple[Any, ...]]") -> Rows:
        """The rows that are asked for."""
        with self.answering():
            async with self.single.connect() as connection:
                rows: Rows = (await connection.execute(asked)).all()
                return rows

    async def load(self, id: str) -> Table | None:
        """A table, rebuilt from its snapshot and its log."""
        with self.answering():
            async with self.single.connect() as connection:
                row = await self._row(connection, id)
                if row is None:
                    return None
                kept = (await connection.execute(statements.SNAPSHOT, {"id": id})).one()
                moves = await self._log(connection, id, row.version)
                entries = await self._entries(connection, id, row.version - MOST_HAPPENINGS, row.version)
                chat = await self._chat(connection, id, row.said - MOST_CHAT, row.said)
        try:
            with playing_again():
                table = rebuild(row, kept, moves, read_entries(entries), chat)
        except Frozen as frozen:
            await self.freeze(row, frozen.why)
            raise
        if row.frozen is not None:
            await self.thaw(table)
        return table

    async def catch_up(self, table: Table) -> Table:
        """The newest revision of a table: the same object if nothing has changed."""
        with self.answering():
            async with self.single.connect() as connection:
                row = await self._row(connection, table.id)
                if row is None:
                    raise Refusal("no_such_table", "this table is gone")
                if row.revision == table.revision:
                    return table
                rows: Rows = []
                chat: list[Said] = []
                if row.version > table.version:
                    rows = await self._entries(connection, table.id, table.version, row.version)
                if row.said > table.said:
                    chat = await self._chat(connection, table.id, table.said, row.said)
        with playing_again():  # a worker that is newer than this one may have written it
            seating = read_seating(row.doc)
            entries = read_entries(rows)
        if (seating.deal, seating.left) != (table.seating.deal, table.seating.left):
            return await self.load(table.id) or table
        newer = table.draft(row.updated, table.house_time)
        newer.revision = row.revision
        newer.seating = seating
        with playing_again():
            newer.advance(entries)
            newer.retell(entries)
        newer.chat += chat
        newer.said = row.said
        return newer

    async def entries(self, id: str, after: int, last: int) -> list[Entry]:
        """The log of a table after a version, up to another."""
        with self.answering():
            async with self.single.connect() as connection:
                return read_entries(await self._entries(connection, id, after, last))

    async def lobby(self) -> list[OpenTable]:
        """Open tables that wait for people, the last changed first."""
        with self.answering():
            async with self.single.connect() as connection:
                rows = (await connection.execute(statements.LOBBY, self._awake())).all()
        listed: list[OpenTable] = []
        makers: Counter[str] = Counter()
        for row in rows:
            with suppress(msgspec.DecodeError):  # frozen when it is asked for
                seating = read_seating(row.doc)
                makers[seating.maker] += 1
                if not seating.maker or makers[seating.maker] <= MOST_OF_MAKER:
                    listed.append(lobby_row(row.id, row.game, seating, row.created, row.updated))
        return listed[:LOBBY_SIZE]

    async def count_running(self) -> int:
        """How many tables are being played."""
        with self.answering():
            async with self.single.connect() as connection:
                return int((await connection.execute(statements.RUNNING, self._awake())).scalar_one())

    def _awake(self) -> Json:
        return {"asleep_before": self.clock.time() - self.sleep}

    # Writing

    async def create(self, table: Table) -> bool:
        """Write a new table; False if it is there already, because its request was sent twice."""
        row = {"id": table.id, "game": table.game.info.name, "created": table.created}
        try:
            with self.answering():
                async with self.engine.begin() as connection:
                    await connection.execute(insert(schema.tables), row | self._columns(table))
                    snapshot = snapshot_row(table) | pack_row(table)
                    await connection.execute(insert(schema.snapshots), snapshot)
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
        besides = draft.new_chat or draft.new_snapshot or draft.new_sittings or draft.just_ended
        only_a_move = len(draft.new_entries) == 1 and not besides
        try:
            with self.answering():
                if self.shared and only_a_move:
                    written = await self._commit_move(draft, change)
                else:
                    written = await self._commit(draft, change)
        except IntegrityError:  # an entry with this version or key is there already
            return False
        if written:
            metrics.entries.labels(draft.game.info.name).inc(len(draft.new_entries))
        return written

    async def _commit(self, draft: Table, change: Json) -> bool:
        async with self.engine.begin() as connection:
            if (await connection.execute(statements.CHANGE, change)).rowcount != 1:
                return False
            await self._write_news(connection, draft)
            if draft.new_snapshot:
                snapshot = statements.prefixed("new", snapshot_row(draft))
                await connection.execute(statements.NEW_SNAPSHOT, {"the_id": draft.id, **snapshot})
            if draft.just_ended:
                for enter in self.at_end:
                    await enter(connection, draft)
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
            "touched": table.house_time,
            "flag_at": flag_of(table),
            "doc": msgspec.json.encode(table.seating).decode(),
        }

    async def _write_news(self, connection: AsyncConnection, table: Table) -> None:
        if table.new_entries:
            rows = [entry_row(table.id, entry) for entry in table.new_entries]
            await connection.execute(insert(schema.moves), rows)
        if table.new_chat:
            said = [said_row(table.id, line) for line in table.new_chat]
            await connection.execute(insert(schema.chat), said)
            if table.said > KEPT_LINES:
                last = table.said - KEPT_LINES
                await connection.execute(statements.FORGET_CHAT, {"id": table.id, "last": last})
        for seat, name in table.renamed.items():
            await self._rename(connection, table, seat, name)
        for seat, profile in table.new_sittings.items():
            await connection.execute(statements.LEAVE, {"id": table.id, "at": seat})
            if profile is not None:
                row = {"table_id": table.id, "seat": seat, "profile": profile, "since": table.updated}
                await connection.execute(insert(schema.sittings), row)

    async def _rename(self, connection: AsyncConnection, table: Table, seat: int, name: str) -> None:
        """In all that was said at a table, somebody is called by another name."""
        for said in await self._chat(connection, table.id, 0, table.said):
            line = renamed(said, seat, name)
            if line != said:
                row = statements.prefixed("new", said_row(table.id, line))
                named = {"id": table.id, "the_number": said.number}
                named |= {column: row[column] for column in ("new_name", "new_text", "new_told")}
                await connection.execute(statements.RENAME, named)

    async def report(self, table: Table, seat: int | None, about: int | None, words: str) -> None:
        """Keep a report for the operator."""
        if about is not None and about >= len(table.seating.seats):
            raise Refusal("no_such_seat", f"there is no seat {about}")
        row = {"table_id": table.id, "seat": seat, "about": about, "text": words, "at": now()}
        try:
            with self.answering():
                async with self.engine.begin() as connection:
                    mine = {"id": table.id, "by": seat}
                    if (await connection.execute(statements.REPORTS, mine)).scalar_one() >= MOST_REPORTS:
                        raise Refusal("too_many_requests", "you have reported enough: it will be looked at")
                    await connection.execute(insert(schema.reports), row)
        except IntegrityError:
            raise Refusal("no_such_table", "this table is gone") from None
        log.warning("table %s was reported", table.id)

    # Analyses of games that are over

    async def judged_turns(self, id: str, depth: Depth, only: int | None = None) -> dict[int, JudgedTurn]:
        """The turns of a table that have been judged: all of them, or that one."""
        with self.answering():
            async with self.single.connect() as connection:
                given = {"id": id, "depth": depth, "only": only}
                rows = await connection.execute(statements.JUDGED, given)
                known = {row.turn: turn_kept(row.judged) for row in rows}
                return {turn: judged for turn, judged in known.items() if judged is not None}

    async def keep_judged(self, id: str, depth: Depth, turn: int, judged: JudgedTurn) -> None:
        """Keep what is to be said of a turn, instead of what another version has said; whoever was quicker
        has said the same."""
        row = {"table_id": id, "depth": depth, "turn": turn, "judged": turn_to_keep(judged)}
        with suppress(IntegrityError), self.answering():
            async with self.engine.begin() as connection:
                await connection.execute(statements.UNJUDGE, {"id": id, "depth": depth, "only": turn})
                await connection.execute(insert(schema.analyses), row)

    # Tables whose log cannot be played again

    async def freeze(self, row: Any, why: str) -> None:
        if row.frozen is not None:
            return  # told before
        log.error("table %s is frozen, its log cannot be played again: %s", row.id, why)
        with self.answering():
            async with self.engine.begin() as connection:
                await connection.execute(statements.FREEZE, {"the_id": row.id, "why": why})

    async def thaw(self, table: Table) -> None:
        """The rules that a table was begun with are back. Nobody could decide till now: no time is used."""
        log.info("table %s can be played again", table.id)
        go_on_from_now(table, self.clock.time())
        columns = self._columns(table)
        thawed = {
            "the_id": table.id,
            "is_listed": columns["listed"],
            "until": columns["bot_until"],
            "flag": columns["flag_at"],
            "seating": columns["doc"],
        }
        with self.answering():
            async with self.engine.begin() as connection:
                await connection.execute(statements.THAW, thawed)

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
        with self.answering():
            async with self.engine.begin() as connection:
                return list((await connection.execute(promise, {"now": now, "most": most})).scalars())

    async def keep_promises(self, ids: list[str]) -> None:
        """This worker still thinks for the bots of these tables."""
        with self.answering():
            async with self.engine.begin() as connection:
                kept = {"ids": ids, "until": self.clock.time() + self.lease}
                await connection.execute(statements.KEEP_PROMISES, kept)

    async def release_promises(self) -> None:
        """The only process starts: whoever promised before is gone."""
        with self.answering():
            async with self.engine.begin() as connection:
                await connection.execute(statements.RELEASE_PROMISES)

    # Time that runs out

    async def flags(self, most: int) -> list[tuple[str, int]]:
        """The tables at which time runs out next, and when."""
        with self.answering():
            async with self.single.connect() as connection:
                rows = (await connection.execute(statements.FLAGS, {"most": most})).all()
                return [(row.id, row.flag_at) for row in rows]

    # Rows

    async def _row(self, connection: AsyncConnection, id: str) -> Any:
        return (await connection.execute(statements.TABLE, {"id": id})).one_or_none()

    async def _log(self, connection: AsyncConnection, id: str, last: int) -> Rows:
        return (await connection.execute(statements.LOG, {"id": id, "last": last})).all()

    async def _entries(self, connection: AsyncConnection, id: str, after: int, last: int) -> Rows:
        wanted = {"id": id, "after": after, "last": last}
        return (await connection.execute(statements.ENTRIES, wanted)).all()

    async def _chat(self, connection: AsyncConnection, id: str, after: int, last: int) -> list[Said]:
        wanted = {"id": id, "after": after, "last": last}
        rows = (await connection.execute(statements.CHAT, wanted)).all()
        return [Said(row.number, row.seat, row.name, row.text, row.at, read_line(row.told)) for row in rows]


def read_entries(rows: Rows) -> list[Entry]:
    return [
        Entry(row.version, row.seat, row.action, row.kept, row.key, read_told(row.told), row.at)
        for row in rows
    ]
