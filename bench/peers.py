"""Random play of our engine and environments beside others, measured in turn on the same machine.

    python bench/peers.py --markdown

One run prints all rows, those of all cores among them, in about three minutes. It wants
`pip install 'hotelier[envs]' envpool open_spiel pettingzoo pygame rlcard`; what is not installed is named
and left out. Every loop chooses at random among the legal actions. There are four kinds, and a
ratio compares loops of the same kind:
- inside: the engine's own loop. Ours is `hotelier.core.playout`; OpenSpiel's is `pyspiel.evaluate_bots`
  with its uniform random bots, all in C++ (its faster rollouts cannot be called from Python).
- Python: a loop in Python that asks for the legal actions and applies one.
- observed: an environment, as learning agents use it. Each decision comes with the observation, the legal
  actions and what was paid; `numbers` is the size of the observation.
- all cores: many games on as many processes or threads as there are cores, by the clock on the wall and
  without the time for choosing; these rows want a machine that does nothing else.
Decisions are those of players: throws of dice are not counted. Decisions with only one choice are, for all
(in random play 17 of 100 in austria, 12 in backgammon, hardly any in the others). The games differ, so a
ratio says how much play fits into a second, not which program is better.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hotelier.bench.engine import python_loop, random_play
from hotelier.bench.measuring import FULL, QUICK, Measurement, Sample, game_rates, measure
from hotelier.bench.results import result_of, shown, where
from hotelier.files import write_text

INSIDE, PYTHON, OBSERVED, ALL_CORES = "inside", "Python", "observed", "all cores"
LOOPS = (INSIDE, PYTHON, OBSERVED, ALL_CORES)
OURS = "hotelier austria"
"""What the others are compared with, in the same kind of loop."""
RATIO = "austria / this"
HEADINGS = ("name", "loop", "numbers", "decisions/s", RATIO)
BATCH = 256
MANY = 1024
"""Games at once where all cores play them."""
CORES = os.cpu_count() or 1
SIMS = 10
"""Games between two looks at the clock, where decisions are counted afterwards."""


class Row:
    """One game of one engine in one kind of loop."""

    def __init__(self, name: str, loop: str, sample: Sample, numbers: int | None = None) -> None:
        self.name = name
        self.loop = loop
        self.numbers = numbers
        """The size of an observation, where there is one."""
        self.figure = f"{name}, {loop}, decisions/s"
        self.measurement = Measurement((self.figure,), lambda seconds: sample(seconds)[:1])


def our_engine() -> list[Row]:
    return [
        Row(OURS, INSIDE, random_play("austria", 2).sample),
        Row("hotelier overbooking", INSIDE, random_play("overbooking", 2).sample),
        Row(OURS, PYTHON, python_loop("austria").sample),
    ]


def our_environments() -> list[Row]:
    gymnasium = import_module("gymnasium")
    from hotelier.envs import austria_v0, overbooking_v0
    from hotelier.envs.vector import Vector

    return [
        observed(OURS, austria_v0.env()),
        observed("hotelier overbooking", overbooking_v0.env()),
        gymnasium_row("hotelier austria, Gymnasium against random", gymnasium.make("hotelier/Austria-v0")),
        gymnasium_row("hotelier austria, Gymnasium alone", gymnasium.make("hotelier/AustriaSolo-v0")),
        gymnasium_row(
            "hotelier overbooking, Gymnasium against random", gymnasium.make("hotelier/Overbooking-v0")
        ),
        batch_row(f"hotelier austria, {BATCH} games at once", Vector("austria", BATCH)),
        batch_row(f"hotelier austria alone, {BATCH} games at once", Vector("austria", BATCH, seats=1)),
        batch_row(f"hotelier austria, all modules, {BATCH} games at once", Vector("austria_waltz", BATCH)),
        batch_row(f"hotelier overbooking, {BATCH} games at once", Vector("overbooking", BATCH)),
        batch_row(OURS, Vector("austria", MANY, workers=CORES), ALL_CORES),
        batch_row("hotelier overbooking", Vector("overbooking", MANY, workers=CORES), ALL_CORES),
    ]


def open_spiel() -> list[Row]:
    pyspiel = import_module("pyspiel")
    rows = []
    for name in ("connect_four", "backgammon", "chess"):
        game = pyspiel.load_game(name)
        rows.append(Row(f"OpenSpiel {name}", INSIDE, inside_open_spiel(pyspiel, game)))
        rows.append(Row(f"OpenSpiel {name}", PYTHON, game_rates(loop_over_open_spiel(game))))
    for name in ("connect_four", "backgammon", "gin_rummy", "hearts"):
        rows.append(observed_open_spiel(f"OpenSpiel {name}", pyspiel.load_game(name)))
    import_module("hotelier.envs.openspiel")
    for name in ("austria", "overbooking"):
        game = pyspiel.load_game(f"hotelier_{name}")
        rows.append(observed_open_spiel(f"hotelier {name}, as a game of OpenSpiel", game))
    return rows


def pettingzoo() -> list[Row]:
    rows = []
    for name in ("connect_four", "tictactoe"):
        classic = import_module(f"pettingzoo.classic.{name}_v3")
        rows.append(observed(f"PettingZoo {name}", classic.env()))
        rows.append(observed(f"PettingZoo {name}, without wrappers", classic.raw_env()))
    return rows


def rlcard() -> list[Row]:
    make = import_module("rlcard").make
    return [
        rlcard_row(f"rlcard {name}", make(name, config={"seed": 1}))
        for name in ("gin-rummy", "mahjong", "uno")
    ]


def envpool() -> list[Row]:
    make = import_module("envpool").make
    rows = []
    for name in ("CartPole-v1", "Blackjack-v1"):
        alone = make(name, "gymnasium", num_envs=BATCH, num_threads=1)
        rows.append(envpool_row(f"EnvPool {name}, {BATCH} at once", alone, BATCH))
        many = make(name, "gymnasium", num_envs=MANY, num_threads=CORES)
        rows.append(envpool_row(f"EnvPool {name}", many, MANY, ALL_CORES))
    return rows


PACKAGES = {
    "envpool": envpool,
    "gymnasium": our_environments,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
}
"""What must be installed for which rows."""


def picked(mask: Any, random: Callable[[], float]) -> int:
    """A random legal action."""
    legal = mask.nonzero()[0]
    return int(legal[int(random() * len(legal))])


def observed(name: str, env: Any) -> Row:
    """PettingZoo's usual loop over agents (AEC)."""

    def play(seed: int) -> int:
        random = Random(seed).random
        env.reset(seed=seed)
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(picked(seen["action_mask"], random))
            made += 1
        return made

    env.reset(seed=0)
    return Row(name, OBSERVED, game_rates(play), int(env.last()[0]["observation"].size))


def gymnasium_row(name: str, env: Any) -> Row:
    def play(seed: int) -> int:
        random = Random(seed).random
        seen, _ = env.reset(seed=seed)
        made = 0
        ended = False
        while not ended:
            seen, _, ended, _, _ = env.step(picked(seen["action_mask"], random))
            made += 1
        return made

    return Row(name, OBSERVED, game_rates(play), int(env.reset(seed=0)[0]["observation"].size))


def batch_row(name: str, games: Any, loop: str = OBSERVED) -> Row:
    """Many games at once, with choices by numpy."""
    numpy = import_module("numpy")
    rng = numpy.random.default_rng(1)

    def choose() -> Any:
        return numpy.argmax(rng.random(games.masks.shape, numpy.float32) * games.masks, axis=1)

    begin = partial(games.reset, seed=1)
    return Row(name, loop, steps_of(begin, choose, games.step, games.count, loop), games.layout.size)


def envpool_row(name: str, envs: Any, count: int, loop: str = OBSERVED) -> Row:
    """Many games in C++; whatever is chosen is legal."""
    numpy = import_module("numpy")
    rng = numpy.random.default_rng(1)

    def choose() -> Any:
        return rng.integers(envs.action_space.n, size=count)

    return Row(
        name, loop, steps_of(envs.reset, choose, envs.step, count, loop), int(envs.reset()[0][0].size)
    )


def steps_of(
    begin: Callable[[], object],
    choose: Callable[[], Any],
    step: Callable[[Any], object],
    count: int,
    loop: str,
) -> Sample:
    """Steps per second when `games` games step together."""
    clock = perf_counter if loop == ALL_CORES else process_time

    def sample(seconds: float) -> tuple[float, ...]:
        begin()
        made = 0
        taken = 0.0
        while taken < seconds:
            begun = clock()
            chosen = choose()
            if loop == ALL_CORES:
                begun = clock()
            step(chosen)
            taken += clock() - begun
            made += count
        return (made / taken,)

    return sample


def inside_open_spiel(pyspiel: ModuleType, game: Any) -> Sample:
    def sample(seconds: float) -> tuple[float, ...]:
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
        decisions = 0
        games = 0
        taken = 0.0
        while taken < seconds:
            begun = process_time()
            states = [game.new_initial_state() for _ in range(SIMS)]
            for number, state in enumerate(states):
                pyspiel.evaluate_bots(state, bots, games + number)
            taken += process_time() - begun
            games += SIMS
            decisions += sum(step.player >= 0 for state in states for step in state.full_history())
        return decisions / taken, games / taken

    return sample


def loop_over_open_spiel(game: Any, look: Callable[[Any], object] | None = None) -> Callable[[int], int]:
    """Plays the game of a seed; `look` is called before every decision."""

    def play(seed: int) -> int:
        random = Random(seed).random
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
                continue
            if look is not None:
                look(state)
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            made += 1
        return made

    return play


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome of chance that lies at a point between 0 and 1."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def observed_open_spiel(name: str, game: Any) -> Row:
    """A loop over states that asks for a tensor at every decision."""
    numpy = import_module("numpy")
    kind = "observation" if game.get_type().provides_observation_tensor else "information_state"

    def look(state: Any) -> object:
        return numpy.array(getattr(state, f"{kind}_tensor")(), numpy.float32)

    size = getattr(game, f"{kind}_tensor_size")()
    return Row(name, OBSERVED, game_rates(loop_over_open_spiel(game, look)), size)


def rlcard_row(name: str, env: Any) -> Row:
    def play(seed: int) -> int:
        random = Random(seed).random
        env.seed(seed)
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            made += 1
        return made

    numbers = 1
    for side in env.state_shape[0]:
        numbers *= int(side)
    return Row(name, OBSERVED, game_rates(play), numbers)


def installed() -> tuple[list[Row], dict[str, str], dict[str, str]]:
    """Our rows and those of peers that are here; the versions of those, and why others are not."""
    rows = our_engine()
    versions: dict[str, str] = {}
    missing: dict[str, str] = {}
    for package, find in PACKAGES.items():
        try:
            versions[package] = version(package)
            rows += find()
        except PackageNotFoundError:
            missing[package] = f"not installed (pip install {package})"
        except ImportError as error:
            versions.pop(package, None)
            missing[package] = f"installed, but cannot be used: {error}"
    return sorted(rows, key=lambda row: LOOPS.index(row.loop)), versions, missing


def run(quick: bool) -> dict[str, Any]:
    plan = QUICK if quick else FULL
    rows, versions, missing = installed()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=plan.repeats * len(rows))
        figures = measure(
            [row.measurement for row in rows],
            plan,
            lambda name: bar.update(task, advance=1, description=name.rpartition(",")[0]),
        )
    result = result_of({}, quick)
    del result["results"]
    return {**result, "peers": versions, "missing": missing, "rows": [told(row, figures) for row in rows]}


def told(row: Row, figures: dict[str, float]) -> dict[str, Any]:
    """A row of the table; the ratio says how many times as many decisions our game makes in such a loop."""
    made = figures[row.figure]
    reference = figures.get(f"{OURS}, {row.loop}, decisions/s")
    ratio = float(f"{reference / made:.3g}") if reference else None
    return dict(zip(HEADINGS, (row.name, row.loop, row.numbers, round(made), ratio), strict=True))


def cells(row: dict[str, Any]) -> list[str]:
    return [
        "" if value is None else value if isinstance(value, str) else shown(value) for value in row.values()
    ]


def to_table(result: dict[str, Any]) -> Table:
    table = Table(title=where(result), title_justify="left")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading in ("name", "loop") else "right")
    for row in result["rows"]:
        table.add_row(*cells(row))
    return table


def to_markdown(result: dict[str, Any]) -> str:
    """All rows in one table, and above it what they depend on."""
    versions = ", ".join(f"{package} {number}" for package, number in result["peers"].items())
    ours = where(result).replace("one core", f"{CORES} cores")
    said = f"{ours}; {versions}; {datetime.now(UTC):%Y-%m-%d}, all in one run."
    lines = [said, "", f"| {' | '.join(HEADINGS)} |", "|---|---|--:|--:|--:|"]
    return "\n".join([*lines, *(f"| {' | '.join(cells(row))} |" for row in result["rows"])])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure random play beside other engines.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--out", type=Path, help="write the JSON to this file too")
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    given = parser.parse_args()
    result = run(given.quick)
    if given.out:
        write_text(given.out, json.dumps(result, indent=2) + "\n")
    if given.json:
        print(json.dumps(result, indent=2))
    elif given.markdown:
        print(to_markdown(result))
    else:
        Console(highlight=False).print(to_table(result))
    for package, why in result["missing"].items():
        print(f"{package}: {why}", file=sys.stderr)
    for package, number in result["peers"].items():
        print(f"{package} {number}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
