"""The database of a server, opened beside it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hotelier.core.errors import BadInput
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.database import answering, is_newest
from hotelier.server.store.store import Store


@asynccontextmanager
async def opened(settings: Settings, *, any_version: bool = False) -> AsyncIterator[Store]:
    """The tables that are kept already: nothing is made or brought up to date by looking at it."""
    file = settings.sqlite_file
    if file is not None and not file.is_file():
        raise BadInput(f"there are no tables in {file}")
    store = Store(settings)
    try:
        with answering():
            async with store.single.connect() as connection:
                if not (any_version or await connection.run_sync(is_newest)):
                    raise BadInput("another version wrote these tables: serve them once with this one")
        if not any_version:
            await store.hear_time()
        with answering():
            yield store
    except Refusal as refusal:
        raise BadInput(str(refusal)) from None
    finally:
        await store.close()
