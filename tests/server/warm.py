"""Imported by the process from which test servers are forked: a server has begun and ended there once.

What a first start loads and works out is then there for all of them; each is still a process of its own.
"""

import asyncio
from importlib import import_module
from tempfile import TemporaryDirectory

from hotelier.server.http.app import make_app
from hotelier.server.serve import prepare
from hotelier.server.settings import SQLITE, Settings

LOADED_LATER = (
    "concurrent.futures.thread",
    "encodings.idna",
    "hotelier.server.http.connections",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "tests.server.running",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.websockets.auto",
)
"""What a server loads that has been asked something, or has another database."""


async def begin_and_end() -> None:
    with TemporaryDirectory() as folder:
        settings = Settings(database_url=f"{SQLITE}{folder}/tables.sqlite")
        await prepare(settings)
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            pass


for name in LOADED_LATER:
    import_module(name)
asyncio.run(begin_and_end())
