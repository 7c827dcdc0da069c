"""The built site, for tests that run in several processes: one builds it, the others wait."""

import fcntl
from pathlib import Path

import build_site


def built() -> Path:
    build_site.WORK.mkdir(parents=True, exist_ok=True)
    with (build_site.WORK / "building.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_site.build()
    return build_site.SITE
