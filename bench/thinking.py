"""How long bots think in WebAssembly, counted as computing time by Node: bench/site.py runs it there.

`thinking.py OUT.json PATH…` looks for hotelier at the paths: archives or folders.
"""

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

LEVELS = ("waiter", "concierge", "manager", "director", "grand")
DECISIONS = 24
RANDOM = 20_000
BLINK = 0.002
"""Seconds: below it nothing was thought over, the move was part of a plan that was made before."""


def computed() -> float:
    """Seconds of computing; outside of Node those on the clock."""
    if find_spec("js") is None:
        return perf_counter()
    used = import_module("js").process.cpuUsage()
    return float(used.user + used.system) / 1e6


def thoughts(game_name: str, level: str) -> list[float]:
    """The seconds that a level needs for its decisions in a game against the same."""
    from hotelier.bots import make_bot
    from hotelier.core.chance import Seeded
    from hotelier.core.perspective import Perspective
    from hotelier.games import new_game

    game = new_game(game_name, seats=2, seed=3)
    bots = [make_bot(level, Seeded(seat)) for seat in range(2)]
    taken: list[float] = []
    while len(taken) < DECISIONS and game.to_move is not None:
        begun = computed()
        game.apply(bots[game.to_move].choose(Perspective(game, game.to_move)))
        needed = computed() - begun
        if needed > BLINK:
            taken.append(needed)
    return taken


def random_rate(game_name: str) -> float:
    """Random decisions per second."""
    from hotelier.core.chance import Seeded
    from hotelier.games import new_game

    rng = Seeded(1)
    made = 0
    begun = computed()
    while made < RANDOM:
        game = new_game(game_name, seats=2, seed=made)
        while game.play_random_action(rng):
            made += 1
    return made / (computed() - begun)


def main() -> None:
    out, *paths = sys.argv[1:]
    sys.path[:0] = paths
    from hotelier.games import NAMES

    found: dict[str, Any] = {}
    for game in NAMES:
        found[game] = {"random decisions/s": random_rate(game)}
        found[game] |= {level: thoughts(game, level) for level in LEVELS}
    Path(out).write_text(json.dumps(found))


if __name__ == "__main__":
    main()
