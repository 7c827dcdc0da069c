"""Whether all tables can still be played: to be asked with a new version before it serves them.

Only columns are read that every version has, and nothing is written: the tables may be served meanwhile
by the version that they were written with.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.server.refusals import Frozen
from hotelier.server.store import statements
from hotelier.server.store.rows import Rows, playing_again, read_pack, read_seating
from hotelier.server.store.schema import snapshots, tables
from hotelier.server.store.store import Store
from hotelier.server.tables.table import Table

SOME = 100


class Checked(msgspec.Struct):
    """A table that was tried; `why` says why it cannot be played, if it cannot."""

    table: str
    game: str
    over: bool
    why: str | None


async def count_tables(store: Store) -> int:
    async with store.single.connect() as connection:
        return len((await connection.execute(select(tables.c.id))).all())


async def check(store: Store) -> AsyncIterator[Checked]:
    """Play every table again, some at a time."""
    last = ""
    wanted = (
        select(
            tables.c.id, tables.c.game, tables.c.over, tables.c.version, tables.c.doc, snapshots.c.record
        )
        .join(snapshots, snapshots.c.table_id == tables.c.id)
        .order_by(tables.c.id)
        .limit(SOME)
    )
    while True:
        async with store.single.connect() as connection:
            rows = (await connection.execute(wanted.where(tables.c.id > last))).all()
            for row in rows:
                given = {"id": row.id, "last": row.version}
                log = (await connection.execute(statements.LOG, given)).all()
                pack = await pack_of(connection, row)
                yield Checked(row.id, row.game, row.over, why_not(row, log, pack))
                last = row.id
        if not rows:
            return


async def pack_of(connection: AsyncConnection, row: Any) -> str | None:
    """The content pack of a table; asked for only where there is one, because older versions know none."""
    with suppress(msgspec.DecodeError):  # what is wrong with it is found out when it is played
        if read_seating(row.doc).pack is not None:
            pack: str | None = (await connection.execute(statements.PACK, {"id": row.id})).scalar_one()
            return pack
    return None


def why_not(row: Any, log: Rows, pack: str | None) -> str | None:
    """What stands in the way of playing a table again."""
    try:
        with playing_again():
            snapshot = (0, msgspec.json.decode(row.record))
            table = Table(row.id, read_seating(row.doc), snapshot, 0, 0, read_pack(pack))
            table.read_log((each.version, each.seat, each.action, each.kept) for each in log)
            table.rebuilt()
    except Frozen as frozen:
        return frozen.why
    return None
