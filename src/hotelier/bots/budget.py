"""The budget of a search: a number of iterations or a computing time, as in `500`, `200ms`, `1.5s`."""

import re
import time
from collections.abc import Callable
from time import monotonic
from typing import Final

from hotelier.core.errors import BadOption

ENDLESS_ITERATIONS: Final = 1_000_000_000
ENDLESS_SECONDS: Final = 1e9
UNITS: Final = {"ms": 0.001, "s": 1.0}
PATTERN: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)?")
computing_time: Final[Callable[[], float]] = getattr(time, "thread_time", monotonic)
"""A browser does not tell how long a thread has computed: there the clock on the wall counts."""


def nobody_asks() -> bool:
    return False


told_to_move: Callable[[], bool] = nobody_asks
"""Whether whoever waits wants a decision now. Another function takes its place where that can be asked."""


class Budget:
    """When a search stops: whatever comes first."""

    def __init__(
        self, iterations: int, seconds: float = ENDLESS_SECONDS, wall_seconds: float = ENDLESS_SECONDS
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        """Computing time, so that a busy machine makes nobody weaker."""
        self.wall_seconds = wall_seconds
        """Time on the wall, so that on a very busy machine nobody waits too long."""

    def share(self, part: float) -> "Budget":
        """The same with a part of the time."""
        return Budget(self.iterations, self.seconds * part, self.wall_seconds * part)

    def begin(self) -> "Deadline":
        """The end of its time, if it begins now."""
        return Deadline(self.seconds, self.wall_seconds)


class Deadline:
    """When time is over: by computing time, on the wall, or because whoever waits says so."""

    def __init__(self, seconds: float, wall_seconds: float) -> None:
        self.computing = computing_time() + seconds
        self.wall = monotonic() + wall_seconds

    def is_over(self) -> bool:
        return computing_time() > self.computing or monotonic() > self.wall or told_to_move()

    def share(self, part: float) -> "Deadline":
        """When this part of the time that is left will be over."""
        return Deadline((self.computing - computing_time()) * part, (self.wall - monotonic()) * part)


def read_budget(text: str) -> Budget:
    """A budget as people type it."""
    found = PATTERN.fullmatch(text)
    number = float(found[1]) if found else 0.0
    if not found or number <= 0 or (not found[2] and not number.is_integer()):
        raise BadOption(
            f"a budget is a number of iterations or a time, like 500, 200ms or 1.5s; not {text!r}"
        )
    if found[2]:
        return Budget(ENDLESS_ITERATIONS, number * UNITS[found[2]])
    return Budget(int(number))
