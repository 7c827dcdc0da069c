"""Times as the server keeps them, milliseconds since 1970, and as it tells them."""

import time
from datetime import UTC, datetime


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")
