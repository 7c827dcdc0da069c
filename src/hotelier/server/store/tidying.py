"""What a server does not keep for ever, by the rules that its operator has set."""

import asyncio
import logging

from sqlalchemy import ColumnElement, delete, select

from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.host import Host
from hotelier.server.store.schema import is_sealed, tables
from hotelier.server.store.store import DAY, Store

EVERY_SECONDS = 3600
AT_ONCE = 200
"""How many tables are removed in one transaction: moves wait no longer than for that."""
log = logging.getLogger("hotelier.tidying")


async def keep_tidy(host: Host, store: Store, settings: Settings) -> None:
    """Tidy up now and then, as long as the worker lives. Several may do so at once."""
    while True:
        try:
            if await tidy(store, settings):
                host.tables.clear()  # what is gone must not be served from memory
        except Refusal as refusal:
            log.warning("cannot tidy up: %s", refusal)
        await asyncio.sleep(EVERY_SECONDS)


async def tidy(store: Store, settings: Settings) -> int:
    """Remove what is older than the rules allow; how many tables that were. A table stays whose deal others
    still play in a tournament: it says that nothing is told of it."""
    removed = 0
    for days, which in (
        (settings.purge_unfinished_days, ~tables.c.over),
        (settings.purge_finished_days, tables.c.over),
    ):
        if days > 0:
            old = tables.c.touched < store.clock.time() - round(DAY * days)
            removed += await purge(store, which & old & ~is_sealed)
    if removed:
        log.info("removed %d old tables", removed)
    return removed


async def purge(store: Store, which: "ColumnElement[bool]") -> int:
    """Remove tables with all that belongs to them, some at a time."""
    some = select(tables.c.id).where(which).limit(AT_ONCE)
    removed = 0
    while True:
        with store.answering():
            async with store.engine.begin() as connection:
                them = delete(tables).where(tables.c.id.in_(some), which)  # one may have woken just now
                done = (await connection.execute(them)).rowcount
        removed += done
        if done < AT_ONCE:
            return removed
