"""hotelier: play, study and beat hotel board games."""

from importlib import import_module
from typing import TYPE_CHECKING, SupportsIndex

from hotelier._version import __version__
from hotelier.core.chance import Scripted, Seeded
from hotelier.core.errors import (
    BadContent,
    BadInput,
    BadOption,
    BadRecord,
    BadScript,
    HotelierError,
    IllegalAction,
)
from hotelier.core.game import Game, Json, Outcome
from hotelier.core.perspective import Perspective
from hotelier.games import game_info, new_game, replay


def advise(
    game: Game,
    seat: SupportsIndex,
    *,
    iterations: SupportsIndex = 400,
    seed: SupportsIndex = 0,
    most: SupportsIndex = 3,
) -> "list[Advice]":
    """The best choices of a seat that is to move, with their value and a reason: see docs/bots.md."""
    from hotelier.bots import advice  # the bots are loaded when somebody asks for them

    return advice.advise(game, seat, iterations=iterations, seed=seed, most=most)


def analyse(
    record: Json, *, depth: "Depth" = "quick", seed: int = 0, content: Json | None = None
) -> "Analysis":
    """What a finished game could have been, turn by turn: see docs/analysis.md."""
    from hotelier.analysis import analyst

    return analyst.analyse(record, depth=depth, seed=seed, content=content)


ROOMS = ("bots", "client", "envs", "results")
"""Packages of ours that are loaded when somebody asks for them: `hotelier.results.to_frame(…)`."""

if TYPE_CHECKING:
    from hotelier.analysis.shapes import Analysis, Depth
    from hotelier.bots.advice import Advice
else:  # whoever checks types reads `from hotelier import results`

    def __getattr__(name: str) -> object:
        if name in ROOMS:
            return import_module(f"hotelier.{name}")
        raise AttributeError(f"module 'hotelier' has no attribute {name!r}")


__all__ = [
    "BadContent",
    "BadInput",
    "BadOption",
    "BadRecord",
    "BadScript",
    "Game",
    "HotelierError",
    "IllegalAction",
    "Outcome",
    "Perspective",
    "Scripted",
    "Seeded",
    "__version__",
    "advise",
    "analyse",
    "game_info",
    "new_game",
    "replay",
]
