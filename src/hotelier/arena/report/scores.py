"""Scores: how they are spread, where the points come from, how they grow."""

from collections import Counter
from itertools import accumulate

from hotelier.arena.ratings import Mean
from hotelier.arena.report.charts import Plane, Scale, bars, colour, marks, nice, scale_for, stacked
from hotelier.arena.report.words import number
from hotelier.core.game import Json

BARS = 30
GROWTH_HEIGHT = 260


class Scores:
    title = "Scores"
    template = "scores.html"

    def __init__(self) -> None:
        self.scores: dict[str, Counter[int]] = {}

    def add(self, row: Json) -> None:
        for side, score in zip(row["sides"], row["scores"], strict=True):
            self.scores.setdefault(side, Counter())[score] += 1

    def data(self) -> Json | None:
        everything = [score for counts in self.scores.values() for score in counts]
        if not everything:
            return None
        scale = scale_for(everything)
        width = max(1, int(nice((scale.high - scale.low) / BARS)))
        return {
            "ticks": marks(scale, [(tick, number(tick)) for tick in scale.ticks()]),
            "panels": [self.panel(side, counts, scale, width) for side, counts in self.scores.items()],
        }

    def panel(self, side: str, counts: Counter[int], scale: Scale, width: int) -> Json:
        classes: Counter[int] = Counter()
        for score, count in counts.items():
            classes[score // width * width] += count
        highest = max(classes.values())
        middle = median(counts)
        return {
            "side": side,
            "low": min(counts),
            "high": max(counts),
            "total": counts.total(),
            "bars": bars(
                scale, [(begin, begin + width, count / highest) for begin, count in sorted(classes.items())]
            ),
            "marks": marks(scale, [(middle + 0.5, f"median {number(middle)}")]),
        }


def median(counts: Counter[int]) -> int:
    left = (counts.total() + 1) // 2
    for score in sorted(counts):
        left -= counts[score]
        if left <= 0:
            return score
    raise ValueError("no score")


class Sources:
    title = "Where points come from"
    template = "sources.html"

    def __init__(self) -> None:
        self.means: dict[str, dict[str, Mean]] = {}

    def add(self, row: Json) -> None:
        for side, breakdown in zip(row["sides"], row["breakdown"], strict=True):
            means = self.means.setdefault(side, {})
            for source, value in breakdown.items():
                total = sum(value.values()) if isinstance(value, dict) else value
                means.setdefault(source, Mean()).add(total)

    def data(self) -> Json | None:
        if not self.means:
            return None
        sources = list(dict.fromkeys(source for means in self.means.values() for source in means))
        fills = {source: colour(place) for place, source in enumerate(sources)}
        sums = [
            sum(mean.mean for mean in means.values() if (mean.mean > 0) == positive)
            for means in self.means.values()
            for positive in (True, False)
        ]
        scale = scale_for(sums, zero=True)
        return {
            "scale": scale,
            "fills": fills,
            "bars": {
                side: stacked(scale, [(source, mean.mean, fills[source]) for source, mean in means.items()])
                for side, means in self.means.items()
            },
            "figures": {
                side: [means.get(source, Mean()).mean for source in sources]
                for side, means in self.means.items()
            },
        }


class Growth:
    title = "As the game goes on"
    template = "growth.html"

    def __init__(self) -> None:
        self.means: dict[str, list[Mean]] = {}
        self.what = "points"

    def add(self, row: Json) -> None:
        self.what = "points" if "points" in row["facts"] else "coins"
        for place, side in enumerate(row["sides"]):
            points = points_by_round(row["facts"], place)
            means = self.means.setdefault(side, [Mean() for _ in points])
            for mean, value in zip(means, points, strict=False):
                mean.add(value)

    def data(self) -> Json | None:
        if not self.means:
            return None
        series = {
            side: [(round, mean.mean) for round, mean in enumerate(means, 1)]
            for side, means in self.means.items()
        }
        rounds = max(len(points) for points in series.values())
        up = scale_for([value for points in series.values() for _, value in points], zero=True)
        return {"what": self.what, "series": series, "plane": Plane(Scale(1, rounds), up, GROWTH_HEIGHT)}


def points_by_round(facts: Json, place: int) -> list[int]:
    """Points of a side after each round, or coins where the rest comes at the end."""
    if "points" in facts:
        return [points[place] for points in facts["points"]]
    return list(accumulate(facts["coins"][place]))
