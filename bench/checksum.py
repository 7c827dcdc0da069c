"""Play seeded random games of every kind and print one checksum over all that came out of them.

    python bench/checksum.py --games 2000

The pure and the compiled build must print the same: `.ci/wheel` compares them. All games, numbers of seats
and options come in turn, and all sets of modules. Of each game its record, outcome and last views count,
and those of a guess made on the way. `--lines FILE` keeps a hash per game, so that `diff` finds the games
that differ.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotelier import Game, Seeded, new_game
from hotelier.core.playout import play_randomly

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.kinds import Kind, kinds

GUESSED_WITHIN = 60
"""A guess is made after fewer decisions than these."""


def told(game: Game) -> Any:
    """How a game ended."""
    assert game.outcome is not None
    return [game.outcome.to_json(), [game.view(seat) for seat in (*range(game.seats), None)]]


def play(kind: Kind, seed: int) -> Any:
    """Everything about one game that must not depend on the build."""
    name, seats, options = kind
    rng = Seeded(seed)
    game = new_game(name, seats=seats, seed=seed, **options)
    play_randomly(game, rng, rng.below(GUESSED_WITHIN))
    guess = game.resample(seed % seats, rng)
    play_randomly(guess, rng)
    play_randomly(game, rng)
    return [kind, game.record(), told(game), told(guess)]


def lines(games: int) -> Iterator[str]:
    """A hash per game."""
    every = kinds()
    for seed in range(games):
        text = json.dumps(play(every[seed % len(every)], seed), sort_keys=True)
        yield f"{seed} {hashlib.sha256(text.encode()).hexdigest()}"


def main() -> None:
    parser = argparse.ArgumentParser(description="One checksum over many seeded random games.")
    parser.add_argument("--games", type=int, default=2000, help="how many games (default 2000)")
    parser.add_argument("--lines", type=Path, help="also write a hash per game to this file")
    given = parser.parse_args()
    text = "\n".join(lines(given.games))
    if given.lines:
        given.lines.write_text(text + "\n", encoding="utf-8")
    print(hashlib.sha256(text.encode()).hexdigest())


if __name__ == "__main__":
    main()
