"""Steps per second of our environments beside others, measured in turn on the same machine.

    python bench/environments.py --markdown      (needs: pip install open_spiel pettingzoo pygame rlcard)

What is not installed is named and left out. A step is one decision of one agent, with all that an agent is
shown for it: the observation, the legal actions, what was paid. Every loop chooses at random among the
legal actions, and its choosing is in the figure, except in the rows “step alone”. The games differ, so a
figure says how much experience fits into a second, not which program is better.
"""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import gymnasium
import numpy as np
from rich.console import Console
from rich.progress import Progress

from hotelier.bench.measuring import FULL, QUICK, Measurement, Sample, game_rates, measure
from hotelier.bench.results import result_of, shown, where
from hotelier.envs import austria_v0, overbooking_v0
from hotelier.envs.vector import Vector
from hotelier.files import write_text

BATCH = 256
CONNECT_FOUR = "PettingZoo connect_four"
"""What the last column compares with."""

Play = Callable[[int], int]
"""Plays the game of a seed and counts its steps."""


class Row:
    """One environment: how it is named, how large it is, how it is played."""

    def __init__(self, name: str, numbers: int, actions: int, sample: Sample) -> None:
        self.name = name
        self.numbers = numbers
        self.actions = actions
        self.measurement = Measurement((f"{name}, steps/s",), lambda seconds: sample(seconds)[:1])


def picked(mask: Any, random: Callable[[], float]) -> int:
    """A random legal action."""
    legal = np.flatnonzero(mask)
    return int(legal[int(random() * len(legal))])


def aec(env: Any) -> Play:
    """PettingZoo's usual loop."""

    def play(seed: int) -> int:
        random = Random(seed).random
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(picked(seen["action_mask"], random))
            steps += 1
        return steps

    return play


def aec_row(name: str, env: Any) -> Row:
    env.reset(seed=0)
    seen = env.last()[0]
    return Row(name, int(seen["observation"].size), len(seen["action_mask"]), game_rates(aec(env)))


def gym_row(name: str, env: Any) -> Row:
    def play(seed: int) -> int:
        random = Random(seed).random
        seen, _ = env.reset(seed=seed)
        steps = 0
        ended = False
        while not ended:
            seen, _, ended, _, _ = env.step(picked(seen["action_mask"], random))
            steps += 1
        return steps

    seen, _ = env.reset(seed=0)
    return Row(name, int(seen["observation"].size), len(seen["action_mask"]), game_rates(play))


def vector_rows(name: str, games: Vector) -> list[Row]:
    """A batch in one process on one core: the step alone, and with choices by numpy."""

    def sample(seconds: float, choosing: bool) -> tuple[float, ...]:
        rng = np.random.default_rng(1)
        games.reset(seed=1)
        taken = 0.0
        steps = 0
        while taken < seconds:
            begun = process_time()
            actions = np.argmax(rng.random(games.masks.shape, np.float32) * games.masks, axis=1)
            if not choosing:
                begun = process_time()
            games.step(actions)
            taken += process_time() - begun
            steps += games.count
        return (steps / taken,)

    size, actions = games.layout.size, games.num_actions
    return [
        Row(f"{name}, step alone", size, actions, lambda seconds: sample(seconds, False)),
        Row(f"{name}, with choosing", size, actions, lambda seconds: sample(seconds, True)),
    ]


def open_spiel_row(name: str, game: Any) -> Row:
    """A loop over states that asks for the tensor and the legal actions of every decision."""

    def play(seed: int) -> int:
        random = Random(seed).random
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(drawn(outcomes, random()))
                continue
            tensor(state)
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            steps += 1
        return steps

    shows = game.get_type().provides_observation_tensor

    def tensor(state: Any) -> object:
        return np.array(
            state.observation_tensor() if shows else state.information_state_tensor(), np.float32
        )

    size = game.observation_tensor_size() if shows else game.information_state_tensor_size()
    return Row(name, size, game.num_distinct_actions(), game_rates(play))


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome of chance that lies at a point between 0 and 1."""
    for action, probability in outcomes:
        point -= probability
        if point < 0:
            return action
    return outcomes[-1][0]


def rlcard_row(name: str, env: Any) -> Row:
    def play(seed: int) -> int:
        random = Random(seed).random
        env.seed(seed)
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            steps += 1
        return steps

    return Row(name, int(np.prod(env.state_shape[0])), env.num_actions, game_rates(play))


def ours() -> list[Row]:
    return [
        aec_row("hotelier austria, AEC", austria_v0.env()),
        aec_row("hotelier overbooking, AEC", overbooking_v0.env()),
        gym_row("hotelier austria, Gymnasium against random", gymnasium.make("hotelier/Austria-v0")),
        gym_row("hotelier austria, Gymnasium against Leopold", gymnasium.make("hotelier/AustriaSolo-v0")),
        gym_row(
            "hotelier overbooking, Gymnasium against random", gymnasium.make("hotelier/Overbooking-v0")
        ),
        *vector_rows(f"hotelier austria, vector of {BATCH}", Vector("austria", BATCH)),
        *vector_rows(f"hotelier austria solo, vector of {BATCH}", Vector("austria", BATCH, seats=1)),
        *vector_rows(f"hotelier overbooking, vector of {BATCH}", Vector("overbooking", BATCH)),
    ]


def pettingzoo() -> list[Row]:
    rows = []
    for name, module in (("connect_four", "connect_four_v3"), ("tictactoe", "tictactoe_v3")):
        classic = import_module(f"pettingzoo.classic.{module}")
        rows.append(aec_row(f"PettingZoo {name}", classic.env()))
        rows.append(aec_row(f"PettingZoo {name}, without wrappers", classic.raw_env()))
    return rows


def open_spiel() -> list[Row]:
    pyspiel = import_module("pyspiel")
    import_module("hotelier.envs.openspiel")
    names = ("connect_four", "backgammon", "gin_rummy", "hearts")
    own = ("hotelier_austria", "hotelier_overbooking")
    return [
        open_spiel_row(f"{name.replace('_', ' ', 1)}, OpenSpiel", pyspiel.load_game(name)) for name in own
    ] + [open_spiel_row(f"OpenSpiel {name}", pyspiel.load_game(name)) for name in names]


def rlcard() -> list[Row]:
    module = import_module("rlcard")
    names = ("gin-rummy", "mahjong", "uno")
    return [rlcard_row(f"rlcard {name}", module.make(name, config={"seed": 1})) for name in names]


PEERS = {"pettingzoo": pettingzoo, "open_spiel": open_spiel, "rlcard": rlcard}


def installed() -> tuple[list[Row], dict[str, str], dict[str, str]]:
    """Ours and the peers that are here; the versions of those, and why others are not."""
    rows = ours()
    versions: dict[str, str] = {}
    missing: dict[str, str] = {}
    for package, find in PEERS.items():
        try:
            versions[package] = version(package)
            rows += find()
        except PackageNotFoundError:
            missing[package] = f"not installed (pip install {package})"
        except ImportError as error:
            versions.pop(package, None)
            missing[package] = f"installed, but cannot be used: {error}"
    return rows, versions, missing


def run(quick: bool) -> dict[str, Any]:
    plan = QUICK if quick else FULL
    rows, versions, missing = installed()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=plan.repeats * len(rows))
        figures = measure(
            [row.measurement for row in rows],
            plan,
            lambda name: bar.update(task, advance=1, description=name),
        )
    reference = figures.get(f"{CONNECT_FOUR}, steps/s")
    result = result_of({}, quick)
    del result["results"]
    return {
        **result,
        "peers": versions,
        "missing": missing,
        "rows": [
            {
                "name": row.name,
                "numbers": row.numbers,
                "actions": row.actions,
                "steps/s": round(figures[f"{row.name}, steps/s"]),
                "ratio": round(figures[f"{row.name}, steps/s"] / reference, 2) if reference else None,
            }
            for row in rows
        ],
    }


HEADINGS = ("environment", "numbers", "actions", "steps/s", f"/ {CONNECT_FOUR}")


def to_markdown(result: dict[str, Any]) -> str:
    lines = [f"| {' | '.join(HEADINGS)} |", f"|---|{'--:|' * 4}"]
    for row in result["rows"]:
        cells = [value if isinstance(value, str) else shown(value or 0) for value in row.values()]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure our environments beside others.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--markdown", action="store_true", help="print the table only, for a document")
    parser.add_argument("--out", type=Path, help="write the JSON to this file too")
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    given = parser.parse_args()
    result = run(given.quick)
    if given.out:
        write_text(given.out, json.dumps(result, indent=2) + "\n")
    if given.json:
        print(json.dumps(result, indent=2))
    else:
        if not given.markdown:
            print(where(result))
        print(to_markdown(result))
    for package, why in result["missing"].items():
        print(f"{package}: {why}", file=sys.stderr)
    for package, number in result["peers"].items():
        print(f"{package} {number}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
