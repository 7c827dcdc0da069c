"""Running the server: one process, or several workers under one supervisor."""

import asyncio
import os
import socket
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import uvicorn
from sqlalchemy.ext.asyncio import AsyncEngine

from hotelier.core.errors import BadInput
from hotelier.server.descriptors import raise_limit
from hotelier.server.metrics import SHARED
from hotelier.server.reach import note_listening, own_url
from hotelier.server.settings import Settings
from hotelier.server.store.database import answering, look_for_damage, migrate, open_engine, touch
from hotelier.server.store.faults import Trouble
from hotelier.server.store.lock import locked

GRACE_SECONDS = 10
"""Requests in flight are finished within this time after the signal to stop."""
KEEP_ALIVE_SECONDS = 75
"""Longer than proxies keep a connection: it is they who close it."""
DATABASE_SECONDS = 30
PAUSE_SECONDS = 0.5
LARGEST_FRAME = 16_384


def run(settings: Settings, host: str, port: int, proxies: str | None = None, wider: str = "") -> None:
    """Serve until stopped; `wider` is the command that would let others in, where this one does not."""
    check_port(host, port)
    raise_limit()
    os.environ.update(settings.variables())
    note_listening(host, port, wider)
    with lock_of(settings, own_url(host, port)), tempfile.TemporaryDirectory(prefix="hotelier-") as folder:
        asyncio.run(prepare(settings))
        if settings.workers > 1:
            os.environ[SHARED] = folder
        try:
            serve(settings, host, port, proxies)
        except KeyboardInterrupt:
            return  # the usual way to stop it


async def prepare(settings: Settings) -> None:
    """Bring the database up to date before the workers start, and wait a while if it is not there yet."""
    engine = open_engine(settings)
    until = time.monotonic() + DATABASE_SECONDS
    try:
        while True:
            try:
                with answering():
                    return await make_usable(engine, settings.sqlite_file)
            except Trouble as trouble:
                if not trouble.fault.passes or time.monotonic() > until:
                    where = settings.sqlite_file or engine.url.render_as_string(hide_password=True)
                    raise BadInput(f"{trouble.fault.sentence}: {where}") from None
            await asyncio.sleep(PAUSE_SECONDS)
    finally:
        await engine.dispose()


async def make_usable(engine: AsyncEngine, file: Path | None) -> None:
    await migrate(engine)
    await touch(engine)
    if file is not None:
        look_for_damage(file)


def lock_of(settings: Settings, url: str) -> AbstractContextManager[None]:
    file = settings.sqlite_file
    return nullcontext() if file is None else locked(file, url)


def check_port(host: str, port: int) -> None:
    """Say in one line that nobody can listen there."""
    if not 0 < port < 2**16:
        raise BadInput(f"cannot listen on port {port}: ports are numbered 1 to 65535")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadInput(f"cannot listen on {host}, port {port}: {reason}") from None


def serve(settings: Settings, host: str, port: int, proxies: str | None) -> None:
    uvicorn.run(
        "hotelier.server.http.app:make_app",
        factory=True,
        http="hotelier.server.http.connections:Connection",
        host=host,
        port=port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # states are small, and compressing them costs more than sending
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
    )
