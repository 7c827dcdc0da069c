"""Random play without the interpreter in the loop: for benchmarks, playouts and long runs."""

from typing import Final

from hotelier.core.chance import Seeded
from hotelier.core.game import Game

ENDLESS: Final = 1 << 60


def play_randomly(game: Game, rng: Seeded, decisions: int = ENDLESS) -> int:
    """Choose at random, each action equally likely, so often or to the end; how many decisions it took."""
    made = 0
    while made < decisions and game.play_random_action(rng):
        made += 1
    return made
