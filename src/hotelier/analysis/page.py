"""An analysis as a page of its own, which asks nothing of any other place."""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hotelier.analysis import words
from hotelier.analysis.shapes import Analysis
from hotelier.core.errors import BadInput

if TYPE_CHECKING:
    from jinja2 import Environment

PACKAGE = "hotelier.analysis"
WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 34, 84, 10, 24
TICKS = 5


class Line(NamedTuple):
    """What one side could expect, as points of a picture."""

    name: str
    side: int
    points: str
    end: tuple[float, float]


@cache
def environment() -> "Environment":
    """The template; one line says how to get Jinja2 where it is missing."""
    try:
        from jinja2 import Environment, PackageLoader, StrictUndefined
    except ImportError:
        raise BadInput("a page needs Jinja2: pip install 'hotelier[report]'") from None
    made = Environment(
        loader=PackageLoader(PACKAGE),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["words"] = words
    return made


def make_page(analysis: Analysis, title: str) -> str:
    chart = Chart(analysis)
    return environment().get_template("analysis.html").render(analysis=analysis, title=title, chart=chart)


class Chart:
    """The curve of what was to be expected, in the coordinates of the picture."""

    width, height = WIDTH, HEIGHT
    left, right, top, bottom = LEFT, WIDTH - RIGHT, TOP, HEIGHT - BOTTOM

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.low = min(0.0, *(each["points"] for each in analysis["curve"]))
        self.high = max(1.0, *(each["points"] for each in analysis["curve"]))
        self.last = max(1, analysis["curve"][-1]["decision"])

    def x(self, decision: int) -> float:
        return round(self.left + (self.right - self.left) * decision / self.last, 1)

    def y(self, points: float) -> float:
        part = (points - self.low) / (self.high - self.low)
        return round(self.bottom - (self.bottom - self.top) * part, 1)

    def ticks(self) -> list[int]:
        """Round figures for the side of the picture."""
        step = next(
            each for each in (1, 2, 5, 10, 20, 50, 100, 200, 500) if (self.high - self.low) / each <= TICKS
        )
        return [each for each in range(-1000, 1001, step) if self.low <= each <= self.high]

    def rounds(self) -> list[tuple[str, float]]:
        """Where each round begins."""
        return [
            (name.removeprefix("Round "), self.x(turns[0]["decision"]))
            for name, turns in words.by_round(self.analysis)
            if turns[0]["round"]
        ]

    def lines(self) -> list[Line]:
        return [self.line(side) for side in range(len(self.analysis["scores"]))]

    def line(self, side: int) -> Line:
        own = [
            (self.x(each["decision"]), self.y(each["points"]))
            for each in self.analysis["curve"]
            if each["side"] == side
        ]
        points = " ".join(f"{x},{y}" for x, y in own)
        return Line(words.name_of(self.analysis, side), side, points, own[-1])
