"""How long bots think."""

from collections import Counter

from hotelier.arena.charts import Scale, histogram, panel, x_axis
from hotelier.arena.ratings import Mean
from hotelier.arena.report.parts import Palette, name_tag, note, table, value_cell
from hotelier.arena.times import PER_DECADE, quantile
from hotelier.core.game import Json

WORDS = dict(
    enumerate(("1 µs", "10 µs", "0.1 ms", "1 ms", "10 ms", "0.1 s", "1 s", "10 s", "100 s"), start=-6)
)
"""Powers of ten of a second."""


class Thinking:
    title = "Length of decisions"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.counts: dict[str, Counter[int]] = {}
        self.seconds: dict[str, Mean] = {}
        self.decisions: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        for seat, bot in enumerate(row["bots"]):
            counts = self.counts.setdefault(bot, Counter())
            for length, count in row["times"][seat].items():
                counts[int(length)] += count
            self.seconds.setdefault(bot, Mean()).add(row["seconds"][seat])
            self.decisions.setdefault(bot, Mean()).add(row["decisions"][seat])

    def html(self) -> str:
        if not self.counts:
            return ""
        lengths = [length for counts in self.counts.values() for length in counts]
        scale = Scale(min(lengths) // PER_DECADE, max(lengths) // PER_DECADE + 1)
        panels = "".join(self.panel(bot, scale) for bot in self.counts)
        return (
            table(["", "median", "95 % within", "decisions a game", "seconds a game"], self.rows())
            + f'<div class="panels">{panels}</div>'
            + note("Computing time of one core, on the machines that played.")
        )

    def rows(self) -> list[list[str]]:
        rows = []
        for bot, counts in self.counts.items():
            half, most = quantile(counts, 0.5), quantile(counts, 0.95)
            decisions, seconds = self.decisions[bot].mean, self.seconds[bot].mean
            rows.append(
                [
                    name_tag(bot, self.palette[bot]),
                    value_cell(time_words(half), half),
                    value_cell(time_words(most), most),
                    value_cell(f"{decisions:.0f}", decisions),
                    value_cell(f"{seconds:.2g}" if seconds < 100 else f"{seconds:.0f}", seconds),
                ]
            )
        return rows

    def panel(self, bot: str, scale: Scale) -> str:
        counts = self.counts[bot]
        highest = max(counts.values())
        bars = [
            (length / PER_DECADE, (length + 1) / PER_DECADE, count / highest)
            for length, count in sorted(counts.items())
        ]
        words = [(tick, WORDS.get(int(tick), "")) for tick in range(int(scale.low), int(scale.high) + 1)]
        return panel(bot, histogram(scale, bars, [], self.palette[bot]) + x_axis(scale, words))


def time_words(seconds: float) -> str:
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    if seconds < 1:
        return f"{1000 * seconds:.2g} ms" if seconds < 0.1 else f"{1000 * seconds:.0f} ms"
    return f"{seconds:.1f} s"
