"""What a server does not keep for ever, by the rules that its operator has set."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, and_, delete, exists, literal, or_, select

from hotelier.server.routine import repeat
from hotelier.server.settings import Settings
from hotelier.server.store.host import Host
from hotelier.server.store.schema import attempts, cups, is_sealed, tables
from hotelier.server.store.store import DAY, Store

EVERY_SECONDS = 3600
AT_ONCE = 200
"""How many tables are removed in one transaction: moves wait no longer than for that."""
log = logging.getLogger("hotelier.tidying")


async def keep_tidy(
    host: Host, store: Store, settings: Settings, settle: Callable[[], Awaitable[None]]
) -> None:
    """Tidy up now and then, as long as the worker lives; `settle` notes before what finished tables have
    come to. Several may do so at once."""

    async def work() -> None:
        await settle()
        if await tidy(store, settings):
            host.tables.clear()  # what is gone must not be served from memory

    await repeat(work, asyncio.Event(), EVERY_SECONDS, log)


async def tidy(store: Store, settings: Settings) -> int:
    """Remove what is older than the rules allow; how many tables that were. A table stays at which
    somebody's time runs: its game comes to an end by itself, and perhaps somebody loses it."""
    removed = 0
    for days, which in (
        (settings.purge_unfinished_days, ~tables.c.over & tables.c.flag_at.is_(None)),
        (settings.purge_finished_days, tables.c.over),
    ):
        if days > 0:
            old = tables.c.touched < store.clock.time() - round(DAY * days)
            removed += await purge(store, which & old & ~is_needed())
    if removed:
        log.info("removed %d old tables", removed)
    return removed


def is_needed() -> "ColumnElement[bool]":
    """Of a table: whether its deal is still played in a tournament, its tournament goes on, or nobody has
    noted yet what an attempt at the deal of a day has come to."""
    of_cup = literal('%"cup":"') + cups.c.id + literal('"%')
    goes_on = exists().where(and_(cups.c.tended, tables.c.doc.like(of_cup)))
    is_open = and_(attempts.c.table_id == tables.c.id, attempts.c.standing == "playing")
    unnoted = exists().where(and_(is_open, tables.c.over, tables.c.frozen.is_(None)))
    return or_(is_sealed, goes_on, unnoted)


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
