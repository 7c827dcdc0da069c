"""Imported by the process from which test servers are forked: a server has begun and ended there once.

What a first start loads and works out is then there for all of them; each is still a process of its own.
"""

import asyncio
from importlib import import_module
from tempfile import TemporaryDirectory

from hotelier.server.http.app import make_app
from hotelier.server.serve import prepare
from hotelier.server.settings import SQLITE, Settings

LOADED_BY_NAME = (
    "sqlalchemy.dialects.postgresql.asyncpg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.websockets.auto",
    "hotelier.server.http.connections",
)


async def begin_and_end() -> None:
    with TemporaryDirectory() as folder:
        settings = Settings(database_url=f"{SQLITE}{folder}/tables.sqlite")
        await prepare(settings)
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            pass


for name in LOADED_BY_NAME:
    import_module(name)
asyncio.run(begin_and_end())
