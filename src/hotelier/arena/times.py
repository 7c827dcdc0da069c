"""How long bots think: sums, and counts by length that can be added up over many games."""

from bisect import bisect_right
from math import ceil

PER_DECADE = 10
"""Classes of duration between 1 ms and 10 ms, between 10 ms and 100 ms, and so on."""
SHORTEST, LONGEST = -6 * PER_DECADE, 6 * PER_DECADE
"""Classes: what takes less or more counts as these."""
BOUNDS = [10 ** (length / PER_DECADE) for length in range(SHORTEST + 1, LONGEST + 1)]
"""Seconds at which the next class begins."""


class Clock:
    """How long one bot thought in a game."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self._counts: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """A decision took this long."""
        self.seconds += seconds
        self.decisions += 1
        length = class_of(seconds)
        self._counts[length] = self._counts.get(length, 0) + 1

    def times(self) -> dict[str, int]:
        """How many decisions were of each length; keys are texts, as JSON wants them."""
        return {str(length): self._counts[length] for length in sorted(self._counts)}


def class_of(seconds: float) -> int:
    """The class of a length of time: class c is from 10 ** (c / 10) seconds to the next."""
    return SHORTEST + bisect_right(BOUNDS, seconds)


def seconds_of(length: int) -> float:
    """The middle of a class."""
    return float(10 ** ((length + 0.5) / PER_DECADE))


def quantile(counts: dict[int, int], share: float) -> float:
    """The time within which this share of decisions was made."""
    left = ceil(share * sum(counts.values()))
    for length in sorted(counts):
        left -= counts[length]
        if left <= 0:
            return seconds_of(length)
    raise ValueError("no decision was made")
