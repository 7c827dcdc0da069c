"""The budget of a search: a number of iterations or a computing time, as in `500`, `200ms`, `1.5s`."""

import re
from typing import Final

from hotelier.core.errors import BadOption

ENDLESS_ITERATIONS: Final = 1_000_000_000
ENDLESS_SECONDS: Final = 1e9
UNITS: Final = {"ms": 0.001, "s": 1.0}
PATTERN: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)?")


class Budget:
    """When a search stops: whatever comes first."""

    def __init__(self, iterations: int, seconds: float = ENDLESS_SECONDS) -> None:
        self.iterations = iterations
        self.seconds = seconds


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
