"""hotelier: play, study and beat hotel board games."""

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
from hotelier.core.game import Game, Outcome
from hotelier.core.perspective import Perspective
from hotelier.games import game_info, new_game, replay

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
    "game_info",
    "new_game",
    "replay",
]
