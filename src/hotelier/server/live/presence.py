"""Who is at a table now, across all workers.

A worker writes down which seats are connected to it and renews that now and then; what is not renewed
belongs to a worker that is gone. A single process needs no notes.
"""

import secrets
from collections import Counter

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from hotelier.server.clock import now
from hotelier.server.store.schema import presence
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import NOBODY, Present

WATCHER = -1
LIFE = 45_000
"""Milliseconds after which notes that are not renewed do not count."""
RENEW = 15
"""Seconds between renewals."""


class Presence:
    """The connections of this worker, and what it knows of those of the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.worker = secrets.token_hex(8)
        self.here: dict[str, Counter[int]] = {}
        self.known: dict[str, Present] = {}
        """Of the tables that are watched here."""

    async def enter(self, table: str, seat: int | None) -> None:
        self.here.setdefault(table, Counter())[WATCHER if seat is None else seat] += 1
        await self._note(table, seat)

    async def leave(self, table: str, seat: int | None) -> None:
        place = WATCHER if seat is None else seat
        counts = self.here[table]
        counts[place] -= 1
        if not counts[place]:
            del counts[place]
        if not counts:
            del self.here[table]
            self.known.pop(table, None)
        await self._note(table, seat)

    def at_hand(self, table: str) -> Present:
        """Who was there when we last looked."""
        return self.known.get(table) or self._here(table)

    async def look(self, table: str) -> Present:
        """Who is there now."""
        if not self.store.shared:
            return self._here(table)
        wanted = (
            select(presence.c.seat, func.sum(presence.c.count).label("total"))
            .where(presence.c.table_id == table, presence.c.until > now())
            .group_by(presence.c.seat)
        )
        with self.store.answering():
            async with self.store.single.connect() as connection:
                rows = (await connection.execute(wanted)).all()
        found = present_from({row.seat: int(row.total) for row in rows})
        if table in self.here:
            self.known[table] = found
        return found

    async def renew(self) -> None:
        """Say that this worker is alive, and clear away what workers left that are gone."""
        if not self.store.shared:
            return
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(
                    update(presence).where(presence.c.worker == self.worker).values(until=now() + LIFE)
                )
                gone = await connection.execute(
                    delete(presence).where(presence.c.until < now()).returning(presence.c.table_id)
                )
                for table in set(gone.scalars()):
                    await self.store.announce(connection, f"{table} present")

    async def close(self) -> None:
        """This worker goes."""
        if not self.store.shared:
            return
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                gone = await connection.execute(
                    delete(presence).where(presence.c.worker == self.worker).returning(presence.c.table_id)
                )
                for table in set(gone.scalars()):
                    await self.store.announce(connection, f"{table} present")

    def _here(self, table: str) -> Present:
        counts = self.here.get(table)
        return present_from(counts) if counts else NOBODY

    async def _note(self, table: str, seat: int | None) -> None:
        if not self.store.shared:
            return
        place = WATCHER if seat is None else seat
        count = self.here.get(table, Counter())[place]
        note = {"worker": self.worker, "table_id": table, "seat": place, "count": count}
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                if count:
                    await connection.execute(
                        insert(presence)
                        .values(**note, until=now() + LIFE)
                        .on_conflict_do_update(
                            index_elements=["worker", "table_id", "seat"],
                            set_={"count": count, "until": now() + LIFE},
                        )
                    )
                else:
                    await connection.execute(
                        delete(presence).where(
                            presence.c.worker == self.worker,
                            presence.c.table_id == table,
                            presence.c.seat == place,
                        )
                    )
                await self.store.announce(connection, f"{table} present")


def present_from(counts: "dict[int, int] | Counter[int]") -> Present:
    seats = tuple(sorted(seat for seat in counts if seat != WATCHER))
    return Present(seats, counts.get(WATCHER, 0))
