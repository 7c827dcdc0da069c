"""How long bots think."""

from collections import Counter

from hotelier.arena.ratings import Mean
from hotelier.arena.report.charts import Scale, bars, marks
from hotelier.arena.times import PER_DECADE, quantile
from hotelier.core.game import Json

WORDS = dict(
    enumerate(("1 µs", "10 µs", "0.1 ms", "1 ms", "10 ms", "0.1 s", "1 s", "10 s", "100 s"), start=-6)
)
"""Powers of ten of a second."""


class Thinking:
    title = "Length of decisions"
    template = "thinking.html"

    def __init__(self) -> None:
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

    def data(self) -> Json | None:
        if not self.counts:
            return None
        lengths = [length for counts in self.counts.values() for length in counts]
        scale = Scale(min(lengths) // PER_DECADE, max(lengths) // PER_DECADE + 1)
        words = [(tick, WORDS.get(int(tick), "")) for tick in range(int(scale.low), int(scale.high) + 1)]
        return {
            "ticks": marks(scale, words),
            "bots": [self.bot(bot, counts, scale) for bot, counts in self.counts.items()],
        }

    def bot(self, bot: str, counts: Counter[int], scale: Scale) -> Json:
        highest = max(counts.values())
        heights = [
            (length / PER_DECADE, (length + 1) / PER_DECADE, count / highest)
            for length, count in sorted(counts.items())
        ]
        return {
            "name": bot,
            "median": quantile(counts, 0.5),
            "most": quantile(counts, 0.95),
            "decisions": self.decisions[bot].mean,
            "seconds": self.seconds[bot].mean,
            "bars": bars(scale, heights),
        }
