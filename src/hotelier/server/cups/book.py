"""The book of tournaments in the database. A change names the revision that it was made on and is written
whole, or not at all, so several workers may look after the same tournament."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.core.game import Json
from hotelier.server.clock import now
from hotelier.server.cups.cup import Cup, Edit
from hotelier.server.refusals import Refusal, try_again
from hotelier.server.store.schema import cup_sides, cups, tables
from hotelier.server.store.store import Store
from hotelier.server.tables.tokens import is_table_id

TRIES = 30


class Book:
    """Tournaments."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, cup: Cup) -> bool:
        """Keep a new tournament; False if it was made before."""
        with suppress(IntegrityError), self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(cups), {"id": cup.id, **columns(cup)})
                await self._write_sides(connection, cup)
            return True
        return False

    async def find(self, id: str) -> Cup:
        rows = await self._all(select(cups.c.doc).where(cups.c.id == id)) if is_table_id(id) else []
        if not rows:
            raise Refusal("not_found", "there is no such tournament")
        return read(rows[0])

    async def change(self, id: str, edit: Edit) -> Cup:
        """Carry a change through; the tournament after it."""
        for _ in range(TRIES):
            cup = await self.find(id)
            before = cup.revision
            if not edit(cup):
                return cup
            cup.revision += 1
            cup.updated = now()
            if await self._write(cup, before):
                return cup
        raise try_again("too many want to change this tournament at once")

    async def _write(self, cup: Cup, before: int) -> bool:
        at = (cups.c.id == cup.id) & (cups.c.revision == before)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                done = await connection.execute(update(cups).where(at).values(columns(cup)))
                if done.rowcount != 1:
                    return False
                await self._write_sides(connection, cup)
        return True

    async def _write_sides(self, connection: AsyncConnection, cup: Cup) -> None:
        """Profiles that take part are found by them; while it is played nobody comes and hardly anybody
        goes."""
        asked = select(cup_sides.c.profile).where(cup_sides.c.cup_id == cup.id)
        before = set((await connection.execute(asked)).scalars())
        own = set(cup.profiles())
        if before - own:
            gone = (cup_sides.c.cup_id == cup.id) & cup_sides.c.profile.in_(before - own)
            await connection.execute(delete(cup_sides).where(gone))
        if own - before:
            rows = [{"cup_id": cup.id, "profile": profile} for profile in sorted(own - before)]
            await connection.execute(insert(cup_sides), rows)

    # Looking for them

    async def tended(self) -> list[str]:
        """All that are being played, or whose tables are still to be closed."""
        return [row.id for row in await self._all(select(cups.c.id).where(cups.c.tended))]

    async def of_profile(self, profile: str) -> list[Cup]:
        """Those that a profile organises or takes part in, the last changed first."""
        takes_part = select(cup_sides.c.cup_id).where(cup_sides.c.profile == profile)
        which = or_(cups.c.organiser == profile, cups.c.id.in_(takes_part))
        asked = select(cups.c.doc).where(which).order_by(cups.c.updated.desc(), cups.c.id)
        return [read(row) for row in await self._all(asked)]

    async def over(self, ids: Iterable[str]) -> dict[str, bool]:
        """Those of some tables that there are, and whether they are over."""
        found = await self._all(select(tables.c.id, tables.c.over).where(tables.c.id.in_(list(ids))))
        return {row.id: row.over for row in found}

    async def _all(self, asked: Any) -> Any:
        with self.store.answering():
            async with self.store.single.connect() as connection:
                return (await connection.execute(asked)).all()


def columns(cup: Cup) -> Json:
    return {
        "revision": cup.revision,
        "tended": cup.tended,
        "organiser": cup.organiser,
        "created": cup.created,
        "updated": cup.updated,
        "doc": msgspec.json.encode(cup).decode(),
    }


def read(row: Any) -> Cup:
    return msgspec.json.decode(row.doc, type=Cup)
