"""Charts as SVG, drawn by plain functions; colours are variables of the page, which can be dark or light.

What stands in a row of a table is drawn in parts of its width and fits any screen. Panels have a size of
their own and stand side by side as far as there is room.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

COLOURS = 12
ROW = 22
PANEL_WIDTH = 340
WIDE = 720
PANEL_HEIGHT = 150
MARGIN = 26
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


def number_words(value: float) -> str:
    return with_minus(f"{value:g}")


def with_minus(text: str) -> str:
    """Numbers with a true minus sign, which is as wide as a plus."""
    return text.replace("-", "−")


def row_svg(content: str, height: int = ROW) -> str:
    return f'<svg class="row" width="100%" height="{height}" aria-hidden="true">{content}</svg>'


def line(x1: str, x2: str, css: str, y: float = ROW / 2) -> str:
    return f'<line x1="{x1}" x2="{x2}" y1="{y}" y2="{y}" class="{css}"/>'


def upright(x: str, css: str, height: int = ROW) -> str:
    return f'<line x1="{x}" x2="{x}" y1="0" y2="{height}" class="{css}"/>'


def dot(x: str, fill: str, title: str, hollow: bool = False, radius: float = 5) -> str:
    css = "hollow" if hollow else "dot"
    paint = f"stroke:{fill}" if hollow else f"fill:{fill}"
    return (
        f'<circle cx="{x}" cy="{ROW / 2}" r="{radius}" class="{css}" style="{paint}">'
        f"<title>{escape(title)}</title></circle>"
    )


def grid(scale: Scale) -> str:
    return "".join(upright(scale.at(tick), "grid") for tick in scale.ticks())


def whisker(scale: Scale, value: float, low: float, high: float, fill: str, title: str) -> str:
    """A value with its interval, in a row."""
    return row_svg(
        grid(scale) + line(scale.at(low), scale.at(high), "whisker") + dot(scale.at(value), fill, title)
    )


def axis(scale: Scale, percent: bool = False) -> str:
    """The numbers below rows that share a scale."""
    words = [f"{100 * tick:.0f} %" if percent else number_words(tick) for tick in scale.ticks()]
    texts = "".join(
        f'<text x="{scale.at(tick)}" y="12" class="tick" '
        f'text-anchor="{anchor(scale.part(tick))}">{word}</text>'
        for tick, word in zip(scale.ticks(), words, strict=True)
    )
    return row_svg(texts, 16)


def anchor(part: float) -> str:
    """How a text at a part of the width is aligned, so that it does not leave the chart."""
    return "start" if part < 0.03 else "end" if part > 0.97 else "middle"


def dumbbell(with_it: tuple[float, float, float], without: tuple[float, float, float], title: str) -> str:
    """Two shares with their intervals, the second one hollow."""
    (rate, low, high), (other, other_low, other_high) = with_it, without
    better = "var(--good)" if rate >= other else "var(--bad)"
    return row_svg(
        grid(SHARES)
        + line(SHARES.at(other_low), SHARES.at(other_high), "whisker faint", ROW / 2 + 4)
        + line(SHARES.at(low), SHARES.at(high), "whisker", ROW / 2 - 4)
        + f'<line x1="{SHARES.at(other)}" x2="{SHARES.at(rate)}" y1="{ROW / 2}" y2="{ROW / 2}" '
        f'class="bridge" style="stroke:{better}"/>'
        + dot(SHARES.at(other), "var(--faint)", title, hollow=True, radius=4)
        + dot(SHARES.at(rate), better, title)
    )


def stacked(scale: Scale, parts: Sequence[tuple[str, float, str]]) -> str:
    """Parts with name, size and colour one after the other; negative ones to the left of zero."""
    right = left = 0.0
    drawn = upright(scale.at(0), "zero")
    for name, size, fill in parts:
        if not size:
            continue
        begin = right if size > 0 else left + size
        right, left = (right + size, left) if size > 0 else (right, left + size)
        width = scale.part(begin + abs(size)) - scale.part(begin)
        drawn += (
            f'<rect x="{scale.at(begin)}" y="3" width="{100 * width:.2f}%" height="{ROW - 6}" '
            f'style="fill:{fill}"><title>{escape(name)}: {number_words(round(size, 1))}</title></rect>'
        )
    return row_svg(drawn)


def panel(
    title: str, content: str, note: str = "", height: int = PANEL_HEIGHT, width: int = PANEL_WIDTH
) -> str:
    """A chart with a heading."""
    return (
        f'<figure class="panel"><figcaption><b>{escape(title)}</b> <span>{escape(note)}</span></figcaption>'
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}, {escape(note)}">'
        f"{content}</svg></figure>"
    )


def x_axis(scale: Scale, words: Sequence[tuple[float, str]], height: int = PANEL_HEIGHT) -> str:
    base = height - MARGIN
    texts = "".join(
        f'<text x="{scale.part(value) * PANEL_WIDTH:.1f}" y="{base + 17}" class="tick" '
        f'text-anchor="{anchor(scale.part(value))}">{word}</text>'
        for value, word in words
    )
    return f'<line x1="0" x2="{PANEL_WIDTH}" y1="{base}" y2="{base}" class="zero"/>{texts}'


def histogram(
    scale: Scale, bars: Sequence[tuple[float, float, float]], marks: Sequence[tuple[float, str]], fill: str
) -> str:
    """Bars from, to, height between 0 and 1; marks are dashed lines with a word."""
    base = PANEL_HEIGHT - MARGIN
    room = base - 16
    drawn = ""
    for begin, end, height in bars:
        x = scale.part(begin) * PANEL_WIDTH
        width = max(1.0, (scale.part(end) - scale.part(begin)) * PANEL_WIDTH - 1)
        drawn += (
            f'<rect x="{x:.1f}" y="{base - room * height:.1f}" width="{width:.1f}" '
            f'height="{room * height:.1f}" style="fill:{fill}"/>'
        )
    for value, word in marks:
        x = scale.part(value) * PANEL_WIDTH
        drawn += (
            f'<line x1="{x:.1f}" x2="{x:.1f}" y1="12" y2="{base}" class="mark"/>'
            f'<text x="{x:.1f}" y="9" class="tick" '
            f'text-anchor="{anchor(scale.part(value))}">{escape(word)}</text>'
        )
    return drawn


def lines(
    across: Scale, up: Scale, series: Sequence[tuple[str, Sequence[tuple[float, float]], str]], height: int
) -> str:
    """Several lines through points, as a wide panel; each has a name and a colour."""
    base = height - MARGIN
    room = base - 8

    def place(point: tuple[float, float]) -> tuple[float, float]:
        return 28 + across.part(point[0]) * (WIDE - 44), base - up.part(point[1]) * room

    drawn = ""
    for tick in up.ticks():
        y = base - up.part(tick) * room
        drawn += f'<line x1="28" x2="{WIDE}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>'
        drawn += f'<text x="24" y="{y + 4:.1f}" class="tick" text-anchor="end">{number_words(tick)}</text>'
    for name, points, fill in series:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(place, points))
        drawn += f'<polyline points="{path}" class="curve" style="stroke:{fill}"/>'
        for point in points:
            x, y = place(point)
            words = f"{name}: {number_words(round(point[1], 1))}"
            drawn += (
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" style="fill:{fill}">'
                f"<title>{escape(words)}</title></circle>"
            )
    for value, _ in series[0][1]:
        x, _ = place((value, up.low))
        drawn += f'<text x="{x:.1f}" y="{base + 17}" class="tick" text-anchor="middle">{value:g}</text>'
    return drawn


def legend(names: Sequence[tuple[str, str]]) -> str:
    """Names with their colours."""
    items = "".join(f'<li><i style="background:{fill}"></i>{escape(name)}</li>' for name, fill in names)
    return f'<ul class="legend">{items}</ul>'


def heat(share: float) -> str:
    """The background of a cell: the greater the share, the stronger."""
    strength = 100 * min(MOST_HEAT, max(0.0, share))
    return f"background:color-mix(in srgb, var(--accent) {strength:.0f}%, transparent)"
