"""Scores: how they are spread, where the points come from, how they grow."""

from collections import Counter
from itertools import accumulate

from hotelier.arena.charts import (
    WIDE,
    Scale,
    axis,
    colour,
    histogram,
    legend,
    lines,
    nice,
    number_words,
    panel,
    scale_for,
    stacked,
    with_minus,
    x_axis,
)
from hotelier.arena.ratings import Mean
from hotelier.arena.report.parts import Palette, foot_with, name_tag, note, table, value_cell
from hotelier.core.game import Json

BARS = 30
GROWTH_HEIGHT = 260
NOTES_ON_GROWTH = {
    "points": "The last round includes what is scored at the end.",
    "coins": "Tokens and the bonus are left out.",
}


class Scores:
    title = "Scores"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.scores: dict[str, Counter[int]] = {}

    def add(self, row: Json) -> None:
        for side, score in zip(row["sides"], row["scores"], strict=True):
            self.scores.setdefault(side, Counter())[score] += 1

    def html(self) -> str:
        everything = [score for counts in self.scores.values() for score in counts]
        if not everything:
            return ""
        scale = scale_for(everything)
        width = max(1, int(nice((scale.high - scale.low) / BARS)))
        panels = [self.panel(side, counts, scale, width) for side, counts in self.scores.items()]
        return f'<div class="panels">{"".join(panels)}</div>'

    def panel(self, side: str, counts: Counter[int], scale: Scale, width: int) -> str:
        bars: Counter[int] = Counter()
        for score, count in counts.items():
            bars[score // width * width] += count
        highest = max(bars.values())
        drawn = [(begin, begin + width, count / highest) for begin, count in sorted(bars.items())]
        middle = median(counts)
        marks = [(middle + 0.5, f"median {number_words(middle)}")]
        ticks = [(tick, number_words(tick)) for tick in scale.ticks()]
        note = with_minus(f"{min(counts)} to {max(counts)}, {counts.total()} scores")
        return panel(side, histogram(scale, drawn, marks, self.palette[side]) + x_axis(scale, ticks), note)


def median(counts: Counter[int]) -> int:
    left = (counts.total() + 1) // 2
    for score in sorted(counts):
        left -= counts[score]
        if left <= 0:
            return score
    raise ValueError("no score")


class Sources:
    title = "Where points come from"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.means: dict[str, dict[str, Mean]] = {}

    def add(self, row: Json) -> None:
        for side, breakdown in zip(row["sides"], row["breakdown"], strict=True):
            means = self.means.setdefault(side, {})
            for source, value in breakdown.items():
                total = sum(value.values()) if isinstance(value, dict) else value
                means.setdefault(source, Mean()).add(total)

    def html(self) -> str:
        if not self.means:
            return ""
        sources = list(dict.fromkeys(source for means in self.means.values() for source in means))
        fills = {source: colour(place) for place, source in enumerate(sources)}
        sums = [
            sum(mean.mean for mean in means.values() if (mean.mean > 0) == positive)
            for means in self.means.values()
            for positive in (True, False)
        ]
        scale = scale_for(sums, zero=True)
        bars = [
            [
                name_tag(side, self.palette[side]),
                stacked(scale, [(source, mean.mean, fills[source]) for source, mean in means.items()]),
            ]
            for side, means in self.means.items()
        ]
        foot = foot_with(axis(scale), 1)
        figures = [
            [name_tag(side, self.palette[side]), *(self.figure(side, source) for source in sources)]
            for side in self.means
        ]
        return (
            legend([(source, fills[source]) for source in sources])
            + table(["", "*mean points of a game"], bars, "broad", foot)
            + table(["", *sources], figures, "small")
        )

    def figure(self, side: str, source: str) -> str:
        mean = self.means[side].get(source, Mean()).mean
        return value_cell(with_minus(f"{mean:.1f}"), mean)


class Growth:
    title = "As the game goes on"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.means: dict[str, list[Mean]] = {}
        self.what = "points"

    def add(self, row: Json) -> None:
        self.what = "points" if "points" in row["facts"] else "coins"
        for place, side in enumerate(row["sides"]):
            points = points_by_round(row["facts"], place)
            means = self.means.setdefault(side, [Mean() for _ in points])
            for mean, value in zip(means, points, strict=False):
                mean.add(value)

    def html(self) -> str:
        if not self.means:
            return ""
        series = [
            (side, [(number, mean.mean) for number, mean in enumerate(means, 1)], self.palette[side])
            for side, means in self.means.items()
        ]
        rounds = max(len(points) for _, points, _ in series)
        up = scale_for([value for _, points, _ in series for _, value in points], zero=True)
        drawn = lines(Scale(1, rounds), up, series, GROWTH_HEIGHT)
        figure = panel(f"Mean {self.what} after each round", drawn, "", GROWTH_HEIGHT, WIDE)
        names = legend([(side, self.palette[side]) for side in self.means])
        return f'{names}<div class="panels single">{figure}</div>' + note(NOTES_ON_GROWTH[self.what])


def points_by_round(facts: Json, place: int) -> list[int]:
    """Points of a side after each round, or coins where the rest comes at the end."""
    if "points" in facts:
        return [points[place] for points in facts["points"]]
    return list(accumulate(facts["coins"][place]))
