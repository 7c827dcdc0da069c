"""Our environments beside each other: what modules, seats, forms and processes cost, measured in turn.

    python bench/environments.py --markdown
    python bench/environments.py --workers 1,2,4,8,16 --markdown

Random play. A step is a decision of an agent with its observation, its legal actions and its reward; the
time for choosing is not counted. Seconds are those of the processor, so other programs disturb less; only
where several processes play it is the clock on the wall, for one process too: these rows want a machine
that does nothing else. All rows are measured in turn, and the median of each counts. The last column says
how many times as fast the row is with which it is compared; below 1 the row itself is faster.

With `--workers` only numbers of processes are compared, in less than a minute; the last column says how
many times as fast they are as the first number.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

from hotelier.bench.results import result_of, shown, where
from hotelier.envs import austria_v0, austria_waltz_v0
from hotelier.envs.vector import Vector

HEADINGS = ("environment", "numbers", "steps/s", "compared / this")
SCALING_HEADINGS = ("environment", "processes", "steps/s", "times as fast")
GAMES = 256
MANY = 1024
"""Games where several processes play."""
MANY_KINDS = ("austria", "austria_waltz", "overbooking")
WARM_UP = 20
"""Steps before the clock starts."""
REPEATS, SECONDS = 7, 0.3
SCALING_REPEATS = 3
QUICK_REPEATS, QUICK_SECONDS = 2, 0.01
Play = Callable[[float], float]
"""Plays for about this many seconds; returns the steps per second."""


class Row(NamedTuple):
    name: str
    numbers: int
    play: Play
    compared: str
    """The row with which it is compared, possibly itself."""


def many_games(make: Callable[[], Vector], clock: Callable[[], float] = process_time) -> Play:
    """All games of a vector, with choices by numpy. It is there only while it is measured: what else lies
    in memory would be looked through by Python's search for garbage."""

    def play(seconds: float) -> float:
        games = make()
        games.reset(seed=1)
        rng = np.random.default_rng(1)
        for _ in range(WARM_UP):
            games.step(games.masks.argmax(axis=1))
        made = 0
        taken = 0.0
        while taken < seconds:
            actions = np.argmax(rng.random(games.masks.shape, np.float32) * games.masks, axis=1)
            begun = clock()
            games.step(actions)
            taken += clock() - begun
            made += games.count
        games.close()
        return made / taken

    return play


def one_game(reset: Callable[[int], Any], step: Callable[[int], Any]) -> Play:
    """One game after the other. `reset` and `step` give the mask of what may be chosen, None at the end."""
    seeds = iter(range(1_000_000))
    random = Random(1).random

    def play(seconds: float) -> float:
        made = 0
        taken = 0.0
        mask = None
        while taken < seconds:
            if mask is None:
                mask = reset(next(seeds))
            legal = mask.nonzero()[0]
            action = int(legal[int(random() * len(legal))])
            begun = process_time()
            mask = step(action)
            taken += process_time() - begun
            made += 1
        return made / taken

    return play


def agents(env: Any) -> Play:
    """PettingZoo's loop over agents."""

    def look() -> Any:
        seen, _, ended, _, _ = env.last()
        return None if ended else seen["action_mask"]

    def reset(seed: int) -> Any:
        env.reset(seed=seed)
        return look()

    def step(action: int) -> Any:
        env.step(action)
        return look()

    return one_game(reset, step)


def against_bots(env: Any) -> Play:
    def step(action: int) -> Any:
        seen, _, ended, _, _ = env.step(action)
        return None if ended else seen["action_mask"]

    return one_game(lambda seed: env.reset(seed=seed)[0]["action_mask"], step)


def rows() -> list[Row]:
    found: list[Row] = []

    def vector(name: str, compared: str, game: str, **options: Any) -> None:
        size = Vector(game, 1, **options).layout.size
        found.append(Row(name, size, many_games(lambda: Vector(game, GAMES, **options)), compared))

    for seats in (2, 1, 3, 4):
        base = f"austria, {seats} seats, {GAMES} games" if seats > 1 else f"austria alone, {GAMES} games"
        vector(base, base, "austria", seats=seats)
        waltz = base.replace("austria", "austria, all modules")
        vector(waltz, base, "austria_waltz", seats=seats)
        if seats == 2:
            for modules in ("1", "2", "3", "4", "5"):
                one = base.replace("austria", f"austria, module {modules}")
                vector(one, base, "austria_waltz", seats=seats, modules=modules)
    overbooking = f"overbooking, 2 seats, {GAMES} games"
    vector(overbooking, overbooking, "overbooking")
    workers = os.cpu_count() or 1
    for game in MANY_KINDS:
        found += processes_rows(game, MANY, [1, workers])
    for form, make in (("PettingZoo", pettingzoo_row), ("Gymnasium against random", gymnasium_row)):
        base = f"austria, {form}"
        found += [make(base, base, ""), make(f"austria, all modules, {form}", base, "Waltz")]
    return found


def processes_rows(game: str, games: int, numbers: list[int]) -> list[Row]:
    """A row for each number of processes, compared with the first."""
    size = Vector(game, 1).layout.size

    def row(workers: int) -> Row:
        play = many_games(lambda: Vector(game, games, workers=workers), perf_counter)
        return Row(name_of(workers), size, play, name_of(numbers[0]))

    def name_of(workers: int) -> str:
        return f"{game}, {games} games, {workers} {'process' if workers == 1 else 'processes'}"

    return [row(workers) for workers in numbers]


def pettingzoo_row(name: str, compared: str, modules: str) -> Row:
    env = (austria_waltz_v0 if modules else austria_v0).env()
    return Row(name, env.layout.size, agents(env), compared)


def gymnasium_row(name: str, compared: str, modules: str) -> Row:
    env: Any = gymnasium.make(f"hotelier/Austria{modules}-v0")
    return Row(name, env.unwrapped.layout.size, against_bots(env), compared)


def rates_of(measured: list[Row], repeats: int, seconds: float) -> dict[str, float]:
    """Steps per second of each row: the median of several turns."""
    rates: dict[str, list[float]] = {row.name: [] for row in measured}
    for _ in range(repeats):
        for row in measured:
            rates[row.name].append(row.play(seconds))
    return {name: median(several) for name, several in rates.items()}


def run(quick: bool) -> dict[str, Any]:
    measured = rows()
    steps = rates_of(measured, *((QUICK_REPEATS, QUICK_SECONDS) if quick else (REPEATS, SECONDS)))
    table = [
        (row.name, row.numbers, round(steps[row.name]), steps[row.compared] / steps[row.name])
        for row in measured
    ]
    return result_with(HEADINGS, table, quick)


def run_scaling(games: int, numbers: list[int], quick: bool) -> dict[str, Any]:
    """How many times as fast several processes are as the first number of them."""
    table: list[tuple[Any, ...]] = []
    for game in MANY_KINDS:
        measured = processes_rows(game, games, numbers)
        steps = rates_of(measured, *((1, QUICK_SECONDS) if quick else (SCALING_REPEATS, SECONDS)))
        for row, workers in zip(measured, numbers, strict=True):
            rate = steps[row.name]
            table.append((f"{game}, {games} games", workers, round(rate), rate / steps[row.compared]))
    return result_with(SCALING_HEADINGS, table, quick)


def result_with(headings: tuple[str, ...], table: list[tuple[Any, ...]], quick: bool) -> dict[str, Any]:
    result = result_of({}, quick)
    del result["results"]
    return {**result, "rows": [dict(zip(headings, row, strict=True)) for row in table]}


def counts(text: str) -> list[int]:
    """Numbers of processes, with commas between them."""
    found = [int(each) if each.strip().isdigit() else 0 for each in text.split(",")]
    if 0 in found:
        raise argparse.ArgumentTypeError(f"{text!r} is no list of numbers above 0, such as 1,2,4")
    return found


def cells(row: dict[str, Any]) -> list[str]:
    name, *figures = row.values()
    return [name, *map(shown, figures)]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our environments beside each other.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    parser.add_argument("--workers", type=counts, help="compare only these numbers of processes")
    parser.add_argument("--games", type=int, default=MANY, help="how many games these processes play")
    given = parser.parse_args()
    if given.workers and given.games < max(given.workers):
        parser.error(f"--games is {given.games}; it must be at least one for each process")
    result = run_scaling(given.games, given.workers, given.quick) if given.workers else run(given.quick)
    headings = tuple(result["rows"][0])
    if given.json:
        print(json.dumps(result, indent=2))
    elif given.markdown:
        lines = [headings, ("---", "--:", "--:", "--:"), *map(cells, result["rows"])]
        print("\n".join(f"| {' | '.join(line)} |" for line in lines))
    else:
        table = Table(*headings, title=where(result), title_justify="left")
        for row in result["rows"]:
            table.add_row(*cells(row))
        Console(highlight=False).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
