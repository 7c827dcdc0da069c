"""How long a test waits for what must come: only what hangs takes as long, on a busy machine too."""

import time
from collections.abc import Callable

SECONDS = 600


def until(is_so: Callable[[], bool], seconds: float = SECONDS) -> bool:
    """Whether something comes to be so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
    return False
