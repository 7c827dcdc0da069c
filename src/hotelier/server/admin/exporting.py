"""Tables as lines of JSON, for whoever runs the server: to look into, to move, or to hand over."""

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import select

from hotelier.server.admin.looking import look
from hotelier.server.refusals import Frozen
from hotelier.server.store.schema import tables
from hotelier.server.store.store import Store
from hotelier.server.study.replays import published


async def export(store: Store, ids: list[str]) -> AsyncIterator[dict[str, Any]]:
    """The tables that are named, or all that are over, with record, pack and chat; without any tokens."""
    if not ids:
        async with store.single.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.over).order_by(tables.c.id))
            ids = list(found.scalars())
    for id in ids:
        told = await look(store, id)
        try:
            table = await store.load(id)
        except Frozen:
            table = None
        record = None if table is None else published(table.game.record())
        yield {**told, "record": record, "content": None if table is None else table.pack}
