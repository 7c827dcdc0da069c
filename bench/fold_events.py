"""Play many random games and check that what they tell leads to what they show.

    python bench/fold_events.py --games 20000

All options, sets of modules and numbers of seats come in turn, well mixed. For every audience the events
are folded into a shadow of the table (tests/*/shadow.py), which must equal the view after every decision.
The checksum is over all events as all audiences were told them: the pure and the compiled build print the
same.
"""

import argparse
import hashlib
import os
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hotelier.games import NAMES

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.fold import fold_game

BATCH = 20
SHOWN = 20
"""The most failures that are printed."""


class Tally:
    """What was done, and what went wrong with which game."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.failures: list[str] = []
        self.digests: list[str] = []

    def add(self, other: "Tally") -> None:
        self.done += other.done
        self.kinds += other.kinds
        self.failures += other.failures
        self.digests += other.digests

    @property
    def checksum(self) -> str:
        return hashlib.sha256("\n".join(self.digests).encode()).hexdigest()


def fold_batch(name: str, first: int, games: int) -> Tally:
    """Fold some games."""
    tally = Tally()
    for number in range(first, first + games):
        try:
            folded = fold_game(name, number)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno} {place.line}"
            tally.failures.append(f"{name} {number}: {type(error).__name__}: {str(error)[:300]} ({where})")
            continue
        tally.done.update(games=1, decisions=folded.decisions, checks=folded.checks)
        tally.kinds += folded.kinds
        tally.digests.append(folded.digest)
    return tally


def fold_all(name: str, first: int, games: int, jobs: int) -> Tally:
    """Fold games in several processes, with a progress bar."""
    tally = Tally()
    starts = range(first, first + games, BATCH)
    sizes = [min(BATCH, first + games - start) for start in starts]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(jobs) as pool:
        task = progress.add_task(f"folding games of {name}", total=games)
        batches = pool.map(partial(fold_batch, name), starts, sizes)
        for size, batch in zip(sizes, batches, strict=True):
            tally.add(batch)
            progress.advance(task, size)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description="Fold the events of random games and compare with views.")
    parser.add_argument("--game", choices=NAMES, help="only this game (default: all of them)")
    parser.add_argument("--games", type=int, default=1000, help="how many of each game (default 1000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    given = parser.parse_args()
    failed = False
    for name in [given.game] if given.game else NAMES:
        begun = perf_counter()
        tally = fold_all(name, given.first, given.games, given.jobs)
        failed = failed or bool(tally.failures)
        for failure in tally.failures[:SHOWN]:
            print(failure)
        print(
            f"{name}: {tally.done['games']} games, {tally.done['decisions']} decisions, "
            f"{tally.done['checks']} views, {tally.kinds.total()} events of {len(tally.kinds)} kinds "
            f"in {perf_counter() - begun:.0f} s: {len(tally.failures)} failures"
        )
        print(f"checksum {tally.checksum}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
