"""What is measured: random play, single calls in the middle of a game, memory, the start of a command."""

import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter

from hotelier.bench.measuring import Measurement, Sample, game_rates, microseconds
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.playout import play_randomly
from hotelier.games import NAMES, game_info, new_game, replay

CLONES = 1000
"""How many clones are made to find out how much memory one takes."""
SEATS = 2
"""Where the name of a measurement says nothing else."""
HELP = "from hotelier.cli import main; main()"


def engine_measurements() -> list[Measurement]:
    """All that `hotelier bench` measures, in the order of the table."""
    return [*_games(), *_starts()]


def _games() -> Iterator[Measurement]:
    for name in NAMES:
        for seats in game_info(name).seats:
            yield random_play(name, seats)
        if name == "austria":
            yield python_loop(name)
        yield from _calls(name)
        yield Measurement((f"{name} memory of a clone, bytes",), memory_of(mid_game(name, SEATS).clone))


def random_play(name: str, seats: int) -> Measurement:
    """Whole random games, setup included, with the loop inside the package."""

    def play(seed: int) -> int:
        return play_randomly(new_game(name, seats=seats, seed=seed), Seeded(seed))

    what = f"{name} {seats} {'seat' if seats == 1 else 'seats'}"
    return Measurement((f"{what}, decisions/s", f"{what}, games/s"), game_rates(play))


def python_loop(name: str) -> Measurement:
    """The same games, but chosen and applied by a loop in Python, as a user would write it."""

    def play(seed: int) -> int:
        game = new_game(name, seats=SEATS, seed=seed)
        rng = Seeded(seed)
        made = 0
        while game.to_move is not None:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
            made += 1
        return made

    what = f"{name} Python loop"
    return Measurement((f"{what}, decisions/s", f"{what}, games/s"), game_rates(play))


def mid_game(name: str, seats: int) -> Game:
    """A position halfway through a random game."""
    whole = play_randomly(new_game(name, seats=seats, seed=1), Seeded(2))
    game = new_game(name, seats=seats, seed=1)
    play_randomly(game, Seeded(2), whole // 2)
    return game


def _calls(name: str) -> Iterator[Measurement]:
    position = mid_game(name, SEATS)
    calls: dict[str, Callable[[], object]] = {
        "clone": position.clone,
        "legal_actions": position.legal_actions,
        "view": partial(position.view, 0),
        "resample": partial(position.resample, 0, Seeded(3)),
        "record": position.record,
        "replay of half a game": partial(replay, position.record()),
    }
    for what, call in calls.items():
        yield Measurement((f"{name} {what}, µs",), microseconds(call))


def memory_of(make: Callable[[], object]) -> Sample:
    """What one more of these takes: the memory that Python hands out for many, divided by their number."""

    def sample(seconds: float) -> tuple[float, ...]:
        made = [make()] * CLONES
        tracemalloc.start()
        try:
            before = tracemalloc.get_traced_memory()[0]
            for number in range(CLONES):
                made[number] = make()
            return ((tracemalloc.get_traced_memory()[0] - before) / CLONES,)
        finally:
            tracemalloc.stop()

    return sample


def _starts() -> Iterator[Measurement]:
    yield Measurement(("start of hotelier --help, ms",), _milliseconds_of("-c", HELP, "--help"))
    yield Measurement(("start of Python alone, ms",), _milliseconds_of("-c", "pass"))


def _milliseconds_of(*arguments: str) -> Sample:
    def sample(seconds: float) -> tuple[float, ...]:
        begun = perf_counter()
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
        return ((perf_counter() - begun) * 1e3,)

    return sample
