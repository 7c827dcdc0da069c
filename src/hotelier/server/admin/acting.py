"""Closing tables, sending people away, removing what is old. A running server hears of it."""

from sqlalchemy import delete, true

from hotelier.core.errors import BadInput
from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.store.schema import reports, tables
from hotelier.server.store.store import DAY, Store
from hotelier.server.store.tidying import is_needed, purge
from hotelier.server.tables import moderation
from hotelier.server.tables.edits import Edit


async def close(store: Store, id: str) -> None:
    await change(store, id, moderation.close)


async def kick(store: Store, id: str, seat: int) -> None:
    await change(store, id, moderation.remove(seat))


async def change(store: Store, id: str, edit: Edit) -> None:
    try:
        await Host(store, 1).change(id, edit)
    except Refusal as refusal:
        raise BadInput(f"table {id}: {refusal}") from None


async def remove(store: Store, id: str) -> None:
    """Remove one table with all that belongs to it."""
    if not await purge(store, tables.c.id == id):
        raise BadInput(f"there is no table {id!r}")


async def remove_old(store: Store, days: float, unfinished: bool) -> int:
    """Remove finished tables at which nothing has happened for `days`; unfinished ones too if wanted.
    What a tournament or a deal of the day still needs stays."""
    old = tables.c.touched <= store.clock.time() - round(DAY * days) if days else true()
    which = old if unfinished else old & tables.c.over
    return await purge(store, which & ~is_needed())


async def settle(store: Store, number: int) -> None:
    """A report was looked at."""
    async with store.engine.begin() as connection:
        done = await connection.execute(delete(reports).where(reports.c.id == number))
    if not done.rowcount:
        raise BadInput(f"there is no report {number}")
