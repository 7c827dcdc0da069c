"""Running the server: one process, or several workers under one supervisor."""

import os
import tempfile

import uvicorn

from hotelier.server.metrics import SHARED
from hotelier.server.settings import Settings

GRACE_SECONDS = 10
"""Requests in flight are finished within this time after the signal to stop."""
KEEP_ALIVE_SECONDS = 75
"""Longer than proxies keep a connection: it is they who close it."""
LARGEST_FRAME = 16_384


def run(settings: Settings, host: str, port: int, proxies: str | None = None) -> None:
    """Serve until stopped."""
    os.environ.update(settings.variables())
    if settings.workers == 1:
        serve(settings, host, port, proxies)
        return
    with tempfile.TemporaryDirectory(prefix="hotelier-metrics-") as folder:
        os.environ[SHARED] = folder
        serve(settings, host, port, proxies)


def serve(settings: Settings, host: str, port: int, proxies: str | None) -> None:
    uvicorn.run(
        "hotelier.server.app:make_app",
        factory=True,
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
