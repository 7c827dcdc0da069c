"""The table as a picture, for the render mode `rgb_array`: drawn from a view, without a browser."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotelier.core.game import Game
from hotelier.envs.pictures.canvas import Canvas
from hotelier.envs.pictures.guests import draw_austria
from hotelier.envs.pictures.queues import draw_overbooking

DRAWINGS: dict[str, Callable[[Game, int | None], Canvas]] = {
    "austria": draw_austria,
    "overbooking": draw_overbooking,
}


def picture_of(game: Game, seat: int | None) -> NDArray[Any]:
    """Rows of pixels, three bytes each: what a seat sees, or a spectator; the same for the same view."""
    return np.asarray(DRAWINGS[game.info.name](game, seat).image, np.uint8).copy()
