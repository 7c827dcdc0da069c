"""How fast the engine is, in random play on one core: what `hotelier bench` measures.

Machines are noisy, so every measurement is repeated in turn with the others and the median counts.
"""

import json
import platform
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from hotelier import __version__
from hotelier._build import BUILD
from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json
from hotelier.games import NAMES, game_info, new_game, replay

REPEATS = 5
SHORTEST = 0.2
"""Seconds that one measurement takes at least."""
MIDDLE = 0.5
"""A mid-game position lies halfway through a random game."""


def play_randomly(game: Game, rng: Seeded, decisions: int = sys.maxsize) -> int:
    """Random play for so many decisions, or to the end; how many were made."""
    made = 0
    while made < decisions and game.to_move is not None:
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
        made += 1
    return made


def mid_game(name: str, seats: int) -> Game:
    """A position halfway through a random game."""
    whole = play_randomly(new_game(name, seats=seats, seed=1), Seeded(2))
    game = new_game(name, seats=seats, seed=1)
    play_randomly(game, Seeded(2), int(whole * MIDDLE))
    return game


def measurements() -> dict[str, Callable[[], tuple[float, int]]]:
    """All measurements by name: each returns the seconds taken and the number of things done."""
    todo: dict[str, Callable[[], tuple[float, int]]] = {}
    for name in NAMES:
        for seats in game_info(name).seats:
            todo[f"{name} {seats} seats, random play, decisions/s"] = _random_play(name, seats)
        position = mid_game(name, 2)
        record = position.record()
        todo[f"{name} clone, µs"] = _repeat(position.clone)
        todo[f"{name} legal_actions, µs"] = _repeat(position.legal_actions)
        todo[f"{name} view, µs"] = _repeat(partial(position.view, 0))
        todo[f"{name} resample, µs"] = _repeat(partial(position.resample, 0, Seeded(3)))
        todo[f"{name} record, µs"] = _repeat(position.record)
        todo[f"{name} replay of half a game, µs"] = _repeat(partial(replay, record))
    return todo


def _random_play(name: str, seats: int) -> Callable[[], tuple[float, int]]:
    def measure() -> tuple[float, int]:
        rng = Seeded(seats)
        decisions = 0
        seed = 0
        begun = perf_counter()
        while perf_counter() - begun < SHORTEST:
            decisions += play_randomly(new_game(name, seats=seats, seed=seed), rng)
            seed += 1
        return perf_counter() - begun, decisions

    return measure


def _repeat(action: Callable[[], object]) -> Callable[[], tuple[float, int]]:
    def measure() -> tuple[float, int]:
        done = 0
        begun = perf_counter()
        while perf_counter() - begun < SHORTEST / 4:
            for _ in range(20):
                action()
            done += 20
        return perf_counter() - begun, done

    return measure


def run(progress: Callable[[str], None]) -> Json:
    """Measure everything; `progress` is told what is being measured."""
    todo = measurements()
    samples: dict[str, list[float]] = {name: [] for name in todo}
    for _ in range(REPEATS):
        for name, measure in todo.items():
            progress(name)
            seconds, done = measure()
            samples[name].append(done / seconds if name.endswith("/s") else seconds / done * 1e6)
    return {
        "hotelier": __version__,
        "build": BUILD,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "results": {name: round(median(values), 2) for name, values in samples.items()},
    }


def count_of_measurements() -> int:
    return REPEATS * len(measurements())


def to_json(result: Json) -> str:
    return json.dumps(result, indent=2, ensure_ascii=False)
