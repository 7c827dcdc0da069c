"""How cost grows with the number of seats and with the number of records replayed.

    python bench/growth.py                    (needs nothing but hotelier)

Keeps the figures of each build in bench/growth.json and draws both builds into
docs/images/performance_growth.svg. Flat lines on the right mean that cost grows in proportion.
"""

import argparse
import json
import sys
from collections.abc import Callable
from math import log10
from pathlib import Path
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import Progress

from hotelier.bench.engine import random_play
from hotelier.bench.measuring import FULL, Measurement, Plan, Sample, measure
from hotelier.bench.results import result_of
from hotelier.core.chance import Seeded
from hotelier.core.game import Json
from hotelier.core.playout import play_randomly
from hotelier.files import write_text
from hotelier.games import NAMES, game_info, new_game, replay

ROOT = Path(__file__).resolve().parents[1]
FIGURES = ROOT / "bench" / "growth.json"
PICTURE = ROOT / "docs" / "images" / "performance_growth.svg"
REPLAYED = "austria"
ROUNDS = 3
"""How often the records are replayed."""


def replaying(records: list[Json]) -> Sample:
    """Microseconds for each decision of these records."""
    decisions = sum(len(record["actions"]) for record in records)

    def sample(seconds: float) -> tuple[float, ...]:
        times = 0
        taken = 0.0
        begun = process_time()
        while taken < seconds:
            for record in records:
                replay(record)
            times += 1
            taken = process_time() - begun
        return (taken / (times * decisions) * 1e6,)

    return sample


def make_records(number: int, advance: Callable[[], None]) -> list[Json]:
    records = []
    for seed in range(number):
        game = new_game(REPLAYED, seats=2, seed=seed)
        play_randomly(game, Seeded(seed))
        records.append(game.record())
        advance()
    return records


def run(most: int) -> dict[str, Any]:
    """The figures of this build."""
    seats = [(name, number) for name in NAMES for number in game_info(name).seats]
    steps = [10**power for power in range(len(str(most))) if 10**power <= most]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        making = bar.add_task("playing games to replay", total=steps[-1])
        records = make_records(steps[-1], lambda: bar.advance(making))
        playing = {each: random_play(*each) for each in seats}
        replays = {step: Measurement((f"{step} records, µs",), replaying(records[:step])) for step in steps}
        task = bar.add_task("", total=FULL.repeats * len(playing) + ROUNDS * len(replays))

        def tell(name: str) -> None:
            bar.update(task, advance=1, description=name.rpartition(",")[0])

        rates = measure(list(playing.values()), FULL, tell)
        costs = measure(list(replays.values()), Plan(ROUNDS, FULL.seconds), tell)
    result = result_of({}, quick=False)
    del result["results"], result["quick"]
    decisions: dict[str, dict[str, int]] = {name: {} for name in NAMES}
    for (name, number), measurement in playing.items():
        decisions[name][str(number)] = round(rates[measurement.names[0]])
    result["decisions/s by seats"] = decisions
    result["µs per decision by records replayed"] = {
        str(step): round(costs[measurement.names[0]], 2) for step, measurement in replays.items()
    }
    return result


# The picture: two panels, each a handful of lines.

GRID = [digit * 10.0**power for power in range(-3, 10) for digit in (1, 2, 5)]
"""Where lines may lie across a panel."""
Points = list[tuple[float, float]]
WIDTH, HEIGHT = 380, 300
LEFT, RIGHT, TOP, BOTTOM = 54, 26, 66, 46
COLOURS = {"austria": "#b03a2e", "overbooking": "#1f618d"}
DASHES = {"compiled": "", "pure": "5 4"}
FONT = 'font-family="system-ui, sans-serif" font-size="12"'


class Panel:
    """A panel with a logarithmic scale upwards; `place` says how far right a value lies, from 0 to 1."""

    def __init__(self, offset: int, title: str, below: str, place: Callable[[float], float]) -> None:
        self.offset = offset
        self.title = title
        self.below = below
        self.place = place
        self.lines: list[tuple[str, str, Points]] = []

    def svg(self, ticks: dict[float, str]) -> list[str]:
        heights = [y for _, _, points in self.lines for _, y in points]
        low = max(each for each in GRID if each <= min(heights))
        high = min(each for each in GRID if each > max(heights))
        span = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

        def x_of(x: float) -> float:
            return round(self.offset + LEFT + self.place(x) * span[0], 1)

        def y_of(y: float) -> float:
            return round(HEIGHT - BOTTOM - log10(y / low) / log10(high / low) * span[1], 1)

        left, right = self.offset + LEFT, self.offset + WIDTH - RIGHT
        parts = [
            text(left, TOP - 14, self.title, "start", ' font-weight="600"'),
            text((left + right) / 2, HEIGHT - 8, self.below, "middle"),
        ]
        for value in (each for each in GRID if low <= each <= high):
            y = y_of(value)
            parts.append(f'<path d="M{left} {y}H{right}" stroke="#ddd"/>')
            parts.append(text(left - 6, y + 4, short(value), "end"))
        for tick, label in ticks.items():
            parts.append(text(x_of(tick), HEIGHT - BOTTOM + 18, label, "middle"))
        for game, build, points in self.lines:
            path = "L".join(f"{x_of(x)} {y_of(y)}" for x, y in points)
            dash = f' stroke-dasharray="{DASHES[build]}"' if DASHES[build] else ""
            parts.append(f'<path d="M{path}" fill="none" stroke="{COLOURS[game]}" stroke-width="2"{dash}/>')
            parts += [
                f'<circle cx="{x_of(x)}" cy="{y_of(y)}" r="3" fill="{COLOURS[game]}"/>' for x, y in points
            ]
        return parts


def text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#333"{more}>{words}</text>'


def short(value: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:g} {letter}"
    return f"{value:g}"


def draw(builds: dict[str, Any]) -> str:
    """Both panels as a picture, with all builds that have figures."""
    by_seats = Panel(0, "decisions/s, random play", "seats", lambda seats: (seats - 1) / 3)
    steps = max(len(figures["µs per decision by records replayed"]) - 1 or 1 for figures in builds.values())
    by_records = Panel(
        WIDTH, "µs per decision replayed", "records replayed", lambda records: log10(records) / steps
    )
    for build, figures in builds.items():
        for game, rates in figures["decisions/s by seats"].items():
            by_seats.lines.append((game, build, [(int(seats), rate) for seats, rate in rates.items()]))
        costs = figures["µs per decision by records replayed"]
        by_records.lines.append((REPLAYED, build, [(int(number), cost) for number, cost in costs.items()]))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {HEIGHT}" {FONT}>',
        "<title>Cost by seats and by records replayed</title>",
        f'<rect width="{2 * WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *by_seats.svg({seats: str(seats) for seats in range(1, 5)}),
        *by_records.svg({10**power: f"{10**power:,}" for power in range(steps + 1)}),
        *legend(builds),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def legend(builds: dict[str, Any]) -> list[str]:
    parts = []
    keys = [(game, build) for game in COLOURS for build in builds]
    for number, (game, build) in enumerate(keys):
        x = LEFT + 180 * number
        dash = f' stroke-dasharray="{DASHES[build]}"' if DASHES[build] else ""
        parts.append(f'<path d="M{x} 18h24" stroke="{COLOURS[game]}" stroke-width="2"{dash}/>')
        parts.append(text(x + 30, 22, f"{game}, {build}", "start"))
    return parts


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure and draw how cost grows.")
    parser.add_argument("--records", type=int, default=10_000, help="replay up to this many (10000)")
    parser.add_argument("--draw", action="store_true", help="only draw the figures that are there")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the figures are kept")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where the picture is drawn")
    given = parser.parse_args()
    if given.records < 1:
        parser.error("--records must be 1 or more")
    builds = json.loads(given.figures.read_text(encoding="utf-8")) if given.figures.exists() else {}
    if not given.draw:
        result = run(given.records)
        builds[result["build"]] = result
        write_text(given.figures, json.dumps(builds, indent=2, ensure_ascii=False) + "\n")
    if not builds:
        parser.error(f"there are no figures in {given.figures}")
    write_text(given.picture, draw(dict(sorted(builds.items()))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
