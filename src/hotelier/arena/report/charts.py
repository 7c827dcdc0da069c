"""Where things stand in charts. The templates draw them as SVG (templates/charts.html).

What stands in a row of a table is drawn in parts of its width and fits any screen. Panels have a size of
their own and stand side by side as far as there is room. Colours are variables of the page, which can be
dark or light.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

COLOURS = 12
ROW = 22
PANEL_WIDTH = 340
WIDE = 720
PANEL_HEIGHT = 150
MARGIN = 26
HEADROOM = 16
"""Above the bars of a histogram, for the words of its marks."""
LEFT, RIGHT, TOP = 28, 16, 8
"""Around the curves of a wide panel."""
MOST_HEAT = 0.6
"""Beyond that the words in a cell would be hard to read."""


def colour(number: int) -> str:
    return f"var(--c{number % COLOURS})"


@dataclass(frozen=True)
class Scale:
    """From values to parts of a width."""

    low: float
    high: float

    def part(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return min(1.0, max(0.0, share))

    def at(self, value: float) -> str:
        return f"{100 * self.part(value):.2f}%"

    def ticks(self, about: int = 5) -> list[float]:
        """Round values on this scale."""
        step = nice((self.high - self.low) / about)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


SHARES = Scale(0.0, 1.0)


def nice(step: float) -> float:
    """A round number of about this size."""
    power = float(10 ** floor(log10(step)))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= step * 0.99)


def scale_for(values: Sequence[float], zero: bool = False) -> Scale:
    """A scale with round ends that holds all of the values."""
    low, high = min(values), max(values)
    if zero:
        low, high = min(low, 0.0), max(high, 0.0)
    if low == high:
        low, high = low - 1, high + 1
    step = nice((high - low) / 5)
    return Scale(floor(low / step) * step, ceil(high / step) * step)


def anchor(part: float) -> str:
    """How a text at a part of the width is aligned, so that it does not leave the chart."""
    return "start" if part < 0.03 else "end" if part > 0.97 else "middle"


@dataclass(frozen=True)
class Part:
    """A piece of a stacked bar."""

    name: str
    size: float
    fill: str
    x: str
    width: str


def stacked(scale: Scale, parts: Iterable[tuple[str, float, str]]) -> list[Part]:
    """Parts with name, size and colour one after the other; negative ones to the left of zero."""
    right = left = 0.0
    placed = []
    for name, size, fill in parts:
        if not size:
            continue
        begin = right if size > 0 else left + size
        right, left = (right + size, left) if size > 0 else (right, left + size)
        width = scale.part(begin + abs(size)) - scale.part(begin)
        placed.append(Part(name, size, fill, scale.at(begin), f"{100 * width:.2f}%"))
    return placed


@dataclass(frozen=True)
class Bar:
    """A bar of a histogram, in the units of its panel."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Mark:
    """A word at a place of a panel."""

    x: float
    text: str
    anchor: str


def bars(scale: Scale, heights: Iterable[tuple[float, float, float]]) -> list[Bar]:
    """The bars of a histogram: from, to, and a height between 0 and 1."""
    base = PANEL_HEIGHT - MARGIN
    room = base - HEADROOM
    placed = []
    for begin, end, height in heights:
        width = (scale.part(end) - scale.part(begin)) * PANEL_WIDTH - 1
        x = scale.part(begin) * PANEL_WIDTH
        placed.append(Bar(x, base - room * height, max(1.0, width), room * height))
    return placed


def marks(scale: Scale, words: Iterable[tuple[float, str]]) -> list[Mark]:
    return [Mark(scale.part(value) * PANEL_WIDTH, text, anchor(scale.part(value))) for value, text in words]


Point = tuple[float, float]


@dataclass(frozen=True)
class Plane:
    """A wide panel for curves."""

    across: Scale
    up: Scale
    height: int

    @property
    def base(self) -> int:
        return self.height - MARGIN

    def x(self, value: float) -> float:
        return LEFT + self.across.part(value) * (WIDE - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return self.base - self.up.part(value) * (self.base - TOP)

    def path(self, points: Sequence[Point]) -> str:
        return " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)


def heat(share: float) -> str:
    """The background of a cell: the greater the share, the stronger."""
    strength = 100 * min(MOST_HEAT, max(0.0, share))
    return f"background:color-mix(in srgb, var(--accent) {strength:.0f}%, transparent)"
