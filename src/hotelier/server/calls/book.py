"""The book of calls in the database: for what people are wanted, and when they wish to be told."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.server.calls.reasons import Call, Reason
from hotelier.server.calls.wishes import MINUTE
from hotelier.server.store.schema import calls, profiles, sittings, table_wishes, tables, wishes
from hotelier.server.store.statements import promise
from hotelier.server.store.store import Store
from hotelier.wire.messages.notices import NoticeMoment, NoticeWishes

PROMISE = 60_000
MOST_AT_ONCE = 50
MOST_MISSED = 1000


class Due(msgspec.Struct):
    """A call whose time has come, and what its person wishes."""

    id: int
    call: Call
    profile: str
    made: int
    looks: int
    wishes: NoticeWishes
    moment: NoticeMoment
    language: str | None


class New(msgspec.Struct):
    """A call that is to be noted."""

    call: Call
    profile: str
    due: int
    looks: int


_WISHED = (
    select(calls, wishes.c.doc, table_wishes.c.moment.label("own"), profiles.c.language)
    .join(profiles, profiles.c.id == calls.c.profile)
    .outerjoin(wishes, wishes.c.profile == calls.c.profile)
    .outerjoin(
        table_wishes,
        (table_wishes.c.profile == calls.c.profile) & (table_wishes.c.table_id == calls.c.table_id),
    )
    .order_by(calls.c.due, calls.c.id)
)


class Book:
    """Calls and wishes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, new: Iterable[New]) -> None:
        """Write calls down. The same turn is written once, another one takes the place of the last."""
        now = self.store.clock.time()
        with suppress(IntegrityError), self.store.answering():  # the table may be gone by now
            async with self.store.engine.begin() as connection:
                for each in new:
                    there = select(profiles.c.id).where(profiles.c.id == each.profile)
                    if (await connection.execute(there)).scalar() is not None:
                        await connection.execute(self._noting(each, now))

    def _noting(self, new: New, now: int) -> Any:
        make = postgresql.insert if self.store.shared else sqlite.insert
        row = {
            "table_id": new.call.table,
            "seat": new.call.seat,
            "kind": new.call.kind,
            "profile": new.profile,
            "mark": new.call.mark,
            "made": now,
            "due": new.due,
            "looks": new.looks,
            "until": 0,
        }
        made = make(calls).values(row)
        other = (calls.c.mark != made.excluded.mark) | (calls.c.profile != made.excluded.profile)
        fresh = {name: made.excluded[name] for name in ("profile", "mark", "made", "due", "looks", "until")}
        return made.on_conflict_do_update(
            index_elements=["table_id", "seat", "kind"], set_=fresh, where=other
        )

    async def take(self) -> list[Due]:
        """Calls that are due, promised by this worker now. Of a person who is called, those of the next
        minute are among them: so a daily letter is one."""
        now = self.store.clock.time()
        who = select(calls.c.profile).where(calls.c.due <= now)
        due = select(calls.c.id).where(calls.c.due <= now + MINUTE, calls.c.profile.in_(who))
        taken = promise(calls, due.limit(MOST_AT_ONCE), now + PROMISE, shared=self.store.shared)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                ids = list((await connection.execute(taken, {"now": now})).scalars())
                if not ids:
                    return []
                rows = (await connection.execute(_WISHED.where(calls.c.id.in_(ids)))).all()
        return [read(row) for row in rows]

    async def settle(self, *due: Due) -> None:
        await self._change(settling(due))

    async def settle_with(self, connection: AsyncConnection, due: list[Due]) -> None:
        """The same in a transaction that does more."""
        await connection.execute(settling(due))

    async def postpone(self, due: Due, to: int, looks: int) -> None:
        await self._change(update(calls).where(is_same(due)).values(due=to, looks=looks, until=0))

    async def changed_since(self, time: int) -> list[str]:
        """Tables at which profiles sit and that have changed since."""
        lately = tables.c.id.in_(select(sittings.c.table_id)) & (tables.c.touched >= time)
        asked = select(tables.c.id).where(lately, tables.c.frozen.is_(None)).limit(MOST_MISSED)
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return list((await connection.execute(asked)).scalars())

    # Wishes

    async def wishes_of(self, profile: str) -> tuple[NoticeWishes, dict[str, NoticeMoment]]:
        """What somebody wishes, and what otherwise at which tables."""
        with self.store.answering():
            async with self.store.single.connect() as connection:
                mine = select(wishes.c.doc).where(wishes.c.profile == profile)
                doc = (await connection.execute(mine)).scalar()
                own = select(table_wishes).where(table_wishes.c.profile == profile)
                rows = (await connection.execute(own)).all()
        return read_wishes(doc), {row.table_id: row.moment for row in rows}

    async def wish(self, profile: str, wished: NoticeWishes) -> None:
        row = {"profile": profile, "doc": msgspec.json.encode(wished).decode()}
        await self._change(
            delete(wishes).where(wishes.c.profile == profile),
            insert(wishes).values(row),
            self._look_again(profile),
        )

    async def wish_for_table(self, profile: str, table: str, moment: NoticeMoment | None) -> None:
        """Something else for one table, or the same as everywhere."""
        which = (table_wishes.c.profile == profile) & (table_wishes.c.table_id == table)
        forgotten = delete(table_wishes).where(which)
        if moment is None:
            await self._change(forgotten, self._look_again(profile))
            return
        row = {"profile": profile, "table_id": table, "moment": moment}
        await self._change(forgotten, insert(table_wishes).values(row), self._look_again(profile))

    def _look_again(self, profile: str) -> Any:
        """What waits is looked at by the new wishes."""
        waits = (calls.c.profile == profile) & calls.c.due.is_not(None)
        return update(calls).where(waits).values(due=self.store.clock.time())

    async def _change(self, *statements: Any) -> None:
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)


def settling(due: Iterable[Due]) -> Any:
    """Calls that are done with stay in the book, so that they are not noted again."""
    them = [(each.id, each.call.mark) for each in due]
    marks = [(calls.c.id == id) & (calls.c.mark == mark) for id, mark in them]
    condition = marks[0]
    for mark in marks[1:]:
        condition |= mark
    return update(calls).where(condition).values(due=None)


def is_same(due: Due) -> Any:
    """The call, if no later one has taken its place."""
    return (calls.c.id == due.id) & (calls.c.mark == due.call.mark)


def read(row: Any) -> Due:
    wished = read_wishes(row.doc)
    kind: Reason = row.kind
    moment: NoticeMoment = row.own or wished.moment
    return Due(
        id=row.id,
        call=Call(row.table_id, row.seat, kind, row.mark),
        profile=row.profile,
        made=row.made,
        looks=row.looks,
        wishes=wished,
        moment="at_once" if kind == "time" and moment != "off" else moment,
        language=row.language,
    )


def read_wishes(doc: str | None) -> NoticeWishes:
    return NoticeWishes() if doc is None else msgspec.json.decode(doc, type=NoticeWishes)
