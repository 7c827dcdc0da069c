"""Play many random games and check everything that must always hold.

    python bench/random_games.py --game austria --games 20000

All options, sets of modules and numbers of seats come in turn, well mixed. The invariants of the game
(tests/*/invariants.py) are checked at the end of every game and at many moments on the way; some are also
resampled and replayed.
"""

import argparse
import os
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hotelier import Seeded, replay
from hotelier.games import NAMES

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kinds import every_kind

BATCH = 50
CHECKED = 7
"""Everything is checked once in this many decisions."""
RESAMPLED = 41
"""Once in this many decisions the game is resampled for a seat and played to its end."""
REPLAYED = 10
"""One record in this many is replayed."""


def play_batch(name: str, first: int, games: int) -> tuple[Counter[str], list[str]]:
    """Play some games; what was done, and what went wrong with which game."""
    done: Counter[str] = Counter()
    failures: list[str] = []
    for number in range(first, first + games):
        try:
            play_game(name, number, done)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{Path(place.filename).name}:{place.lineno} {place.line}"
            failures.append(f"game {number}: {type(error).__name__}: {error} ({where})")
    return done, failures


def play_game(name: str, number: int, done: Counter[str]) -> None:
    """One game; its name and number say everything about it."""
    invariants = import_module(f"tests.{name}.invariants")
    every = every_kind(name)
    _, seats, options = every[number % len(every)]
    styles = list(invariants.STYLES)
    style = styles[(number + number // len(every)) % len(styles)]
    rng = Seeded(number)
    game = invariants.begin(seats, number, options)
    offset = number % CHECKED
    with getattr(invariants, "watched", nullcontext)():
        for position in invariants.walk(game, rng, style):
            done["decisions"] += 1
            if position.to_move is None or (done["decisions"] + offset) % CHECKED == 0:
                invariants.check_all(position)
                done["checks"] += 1
            if done["decisions"] % RESAMPLED == 0 and position.to_move is not None:
                viewer = rng.below(seats + 1)
                seat = viewer if viewer < seats else None
                guess = position.resample(seat, rng)
                assert guess.view(seat) == position.view(seat), "resampling changed the view"
                for _ in invariants.walk(guess, rng, style):
                    pass
                invariants.check_all(guess)
                done["guesses"] += 1
    lawful = style not in getattr(invariants, "UNLAWFUL", ())
    if number % REPLAYED == 0 and lawful:
        assert replay(game.record()).record() == game.record(), "the replay is another game"
        done["replays"] += 1
    done["games"] += 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games and check what must always hold.")
    parser.add_argument("--game", choices=NAMES, default=NAMES[0], help=f"default {NAMES[0]}")
    parser.add_argument("--games", type=int, default=20_000, help="how many games (default 20000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (default 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes")
    given = parser.parse_args()
    begun = perf_counter()
    done: Counter[str] = Counter()
    failures: list[str] = []
    end = given.first + given.games
    starts = range(given.first, end, BATCH)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with (
        Progress(*columns, console=Console(stderr=True)) as progress,
        ProcessPoolExecutor(given.jobs) as pool,
    ):
        task = progress.add_task(f"random games of {given.game}", total=given.games)
        sizes = [min(BATCH, end - start) for start in starts]
        for size, (batch_done, batch_failures) in zip(
            sizes, pool.map(partial(play_batch, given.game), starts, sizes), strict=True
        ):
            done += batch_done
            failures += batch_failures
            progress.advance(task, size)
    for failure in failures[:20]:
        print(failure)
    seconds = perf_counter() - begun
    print(
        f"{done['games']} games, {done['decisions']} decisions, {done['checks']} checks, "
        f"{done['guesses']} resampled games, {done['replays']} replays in {seconds:.0f} s: "
        f"{len(failures)} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
