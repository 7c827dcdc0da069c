"""Measuring on machines that do other things too.

Every measurement is repeated in turn with all the others, so a slow minute hits them all, and the median
counts. Seconds are those of the processor, so other programs disturb less; only starting a command is
timed by the clock on the wall.
"""

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

Sample = Callable[[float], tuple[float, ...]]
"""Measures for about this many seconds; returns a figure for each name of its measurement."""

AT_ONCE = 20
"""Calls between two looks at the clock."""


class Measurement:
    """Something that can be measured; one run may give several figures.

    The name of a figure ends with its unit after a comma: "austria clone, µs".
    """

    def __init__(self, names: tuple[str, ...], sample: Sample) -> None:
        self.names = names
        self.sample = sample


class Plan:
    """How often and how long to measure."""

    def __init__(self, repeats: int, seconds: float) -> None:
        self.repeats = repeats
        self.seconds = seconds


FULL = Plan(repeats=7, seconds=0.25)
QUICK = Plan(repeats=2, seconds=0.01)


def measure(
    measurements: Sequence[Measurement], plan: Plan, progress: Callable[[str], None]
) -> dict[str, float]:
    """The median of every figure; `progress` is told what is measured next."""
    samples: dict[str, list[float]] = {name: [] for each in measurements for name in each.names}
    for _ in range(plan.repeats):
        for each in measurements:
            progress(each.names[0])
            for name, figure in zip(each.names, each.sample(plan.seconds), strict=True):
                samples[name].append(figure)
    return {name: median(figures) for name, figures in samples.items()}


def unit_of(name: str) -> str:
    """The unit of a figure."""
    return name.rpartition(", ")[2]


def more_is_better(name: str) -> bool:
    """Whether a figure is a speed; otherwise it is a time or a size."""
    return unit_of(name).endswith("/s")


def game_rates(play: Callable[[int], int]) -> Sample:
    """Decisions and games per second; `play` plays the game of a seed and counts its decisions."""

    def sample(seconds: float) -> tuple[float, ...]:
        play(0)
        decisions = 0
        games = 0
        begun = process_time()
        taken = 0.0
        while taken < seconds:
            decisions += play(games)
            games += 1
            taken = process_time() - begun
        return decisions / taken, games / taken

    return sample


def microseconds(call: Callable[[], object]) -> Sample:
    """How long one call takes."""

    def sample(seconds: float) -> tuple[float, ...]:
        call()
        calls = 0
        begun = process_time()
        taken = 0.0
        while taken < seconds:
            for _ in range(AT_ONCE):
                call()
            calls += AT_ONCE
            taken = process_time() - begun
        return (taken / calls * 1e6,)

    return sample
