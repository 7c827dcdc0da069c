"""How long bots think: sums, and counts by length that can be added up over many games."""

from math import ceil, floor, log10
from time import process_time

PER_DECADE = 10
"""So many classes of length between 1 ms and 10 ms, and so on."""
SHORTEST = 1e-6


class Clock:
    """The computing time of one bot; wall time would say more about the machine than about the bot."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self._counts: dict[int, int] = {}
        self._since = 0.0

    def __enter__(self) -> None:
        self._since = process_time()

    def __exit__(self, *_: object) -> None:
        took = process_time() - self._since
        self.seconds += took
        self.decisions += 1
        length = class_of(took)
        self._counts[length] = self._counts.get(length, 0) + 1

    def times(self) -> dict[str, int]:
        """How many decisions were of each length; keys are texts, as JSON wants them."""
        return {str(length): self._counts[length] for length in sorted(self._counts)}


def class_of(seconds: float) -> int:
    """The class of a length of time: class c is from 10 ** (c / 10) seconds to the next."""
    return floor(PER_DECADE * log10(max(seconds, SHORTEST)))


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
