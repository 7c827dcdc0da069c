"""How many files and connections this process may have open at once."""

import logging
from contextlib import suppress

ENOUGH = 4096
"""With fewer, a busy house shuts people out."""
MANY = 1_000_000
"""Where the system names no limit."""
RESERVED = 100
"""Kept for the database, the bots and files, when connections take all the others."""
log = logging.getLogger("hotelier.descriptors")


def raise_limit() -> None:
    """Take as many as the system lets this process have: what it gives at first is often far less."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):  # some systems name more than they give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def limit() -> int:
    try:
        import resource
    except ImportError:
        return MANY
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY if now == resource.RLIM_INFINITY else min(now, MANY)


def for_connections() -> int:
    return max(limit() - RESERVED, limit() // 2)


def warn_if_few() -> None:
    if limit() < ENOUGH:
        log.warning(
            "only %d files and connections may be open at once: allow %d or more (ulimit -Hn, LimitNOFILE)",
            limit(),
            ENOUGH,
        )
