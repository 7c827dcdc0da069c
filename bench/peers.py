"""Random play of other engines beside ours, measured in turn on the same machine.

    python bench/peers.py                     (needs: pip install open_spiel pettingzoo pygame)

What is not installed is named and left out. Loops come in two kinds, and a ratio compares the same kind:
- inside: the engine's own loop. Ours is `hotelier.core.playout`; OpenSpiel's is `pyspiel.evaluate_bots`
  with its uniform random bots, all in C++ (its faster rollouts cannot be called from Python).
- Python: a loop in Python that asks for the legal actions and applies one, as users write it.
Decisions are those of players: throws of dice are not counted. Decisions with only one choice are, for all
(in random play 17 of 100 in austria, 12 in backgammon, hardly any in the others). The games differ, so a
ratio says how much play fits into a second, not which program is better.
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
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hotelier.bench.engine import python_loop, random_play
from hotelier.bench.measuring import FULL, QUICK, Measurement, Plan, Sample, game_rates, measure
from hotelier.bench.results import result_of, shown, where
from hotelier.files import write_text

INSIDE = "inside"
PYTHON = "Python"
OURS = "hotelier austria"
"""What the others are compared with, in the same kind of loop."""
RATIO = "austria / this"
OPEN_SPIEL_GAMES = ("connect_four", "backgammon", "chess")
SIMS = 10
"""Games between two looks at the clock, where decisions are counted afterwards."""


class Peer:
    """One engine with one game in one kind of loop."""

    def __init__(self, name: str, loop: str, sample: Sample) -> None:
        self.name = name
        self.loop = loop
        self.measurement = Measurement((f"{self.title}, decisions/s", f"{self.title}, games/s"), sample)

    @property
    def title(self) -> str:
        return f"{self.name}, {self.loop}"


def ours() -> list[Peer]:
    return [
        Peer(OURS, INSIDE, random_play("austria", 2).sample),
        Peer("hotelier overbooking", INSIDE, random_play("overbooking", 2).sample),
        Peer(OURS, PYTHON, python_loop("austria").sample),
    ]


def open_spiel() -> list[Peer]:
    pyspiel = import_module("pyspiel")
    peers = []
    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        peers.append(Peer(f"OpenSpiel {name}", INSIDE, inside_open_spiel(pyspiel, game)))
        peers.append(Peer(f"OpenSpiel {name}", PYTHON, game_rates(loop_over_open_spiel(game))))
    return peers


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


def loop_over_open_spiel(game: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        random = Random(seed).random
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
            else:
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


def pettingzoo() -> list[Peer]:
    environment = import_module("pettingzoo.classic.connect_four_v3").env()

    def play(seed: int) -> int:
        environment.reset(seed=seed)
        made = 0
        for agent in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            environment.step(environment.action_space(agent).sample(observation["action_mask"]))
            made += 1
        return made

    return [Peer("pettingzoo connect_four", PYTHON, game_rates(play))]


PEERS = {"open_spiel": open_spiel, "pettingzoo": pettingzoo}


def installed() -> tuple[list[Peer], dict[str, str], dict[str, str]]:
    """Ours and the peers that are here; the versions of those, and why others are not."""
    peers = ours()
    versions: dict[str, str] = {}
    missing: dict[str, str] = {}
    for package, find in PEERS.items():
        try:
            versions[package] = version(package)
            peers += find()
        except PackageNotFoundError:
            missing[package] = f"not installed (pip install {package})"
        except ImportError as error:
            versions.pop(package, None)
            missing[package] = f"installed, but cannot be used: {error}"
    return peers, versions, missing


def compare(peers: list[Peer], figures: dict[str, float]) -> list[dict[str, Any]]:
    """A row for each: its figures, and how many times as many decisions our game makes in such a loop."""
    rows = []
    for peer in peers:
        decisions, games = (figures[name] for name in peer.measurement.names)
        reference = figures[f"{OURS}, {peer.loop}, decisions/s"]
        rows.append(
            {
                "name": peer.name,
                "loop": peer.loop,
                "decisions/s": round(decisions),
                "games/s": round(games, 1),
                RATIO: float(f"{reference / decisions:.3g}"),
            }
        )
    return rows


def run(plan: Plan, quick: bool) -> dict[str, Any]:
    peers, versions, missing = installed()
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=plan.repeats * len(peers))
        figures = measure(
            [peer.measurement for peer in peers],
            plan,
            lambda name: bar.update(task, advance=1, description=name.rpartition(",")[0]),
        )
    result = result_of({}, quick)
    del result["results"]
    return {**result, "peers": versions, "missing": missing, "rows": compare(peers, figures)}


HEADINGS = ("name", "loop", "decisions/s", "games/s", RATIO)


def cells(row: dict[str, Any]) -> list[str]:
    return [value if isinstance(value, str) else shown(value) for value in row.values()]


def to_table(result: dict[str, Any]) -> Table:
    table = Table(title=where(result), title_justify="left")
    for heading in HEADINGS:
        table.add_column(heading, justify="left" if heading in ("name", "loop") else "right")
    for row in result["rows"]:
        table.add_row(*cells(row))
    return table


def to_markdown(result: dict[str, Any]) -> str:
    lines = [f"| {' | '.join(HEADINGS)} |", "|---|---|--:|--:|--:|"]
    return "\n".join([*lines, *(f"| {' | '.join(cells(row))} |" for row in result["rows"])])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure random play of other engines beside ours.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--out", type=Path, help="write the JSON to this file too")
    parser.add_argument("--quick", action="store_true", help="measure briefly")
    given = parser.parse_args()
    result = run(QUICK if given.quick else FULL, given.quick)
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
