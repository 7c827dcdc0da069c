"""How long a test waits for what must come: only what hangs takes as long, on a busy machine too."""

import time
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")

SECONDS = 600
PAUSE = 0.01
"""Seconds between two looks: who looks all the time takes the processor from what is waited for."""


def until(is_so: Callable[[], bool], seconds: float = SECONDS) -> bool:
    """Whether something comes to be so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(PAUSE)
    return False


def awaited(ask: Callable[[], Answer], is_wanted: Callable[[Answer], object], missing: str) -> Answer:
    """The first answer that is as wanted, or an error that says what is `missing`."""
    end = time.monotonic() + SECONDS
    while not is_wanted(answer := ask()):
        assert time.monotonic() < end, missing
        time.sleep(PAUSE)
    return answer
