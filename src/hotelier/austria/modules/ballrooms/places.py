"""W3: the places where dancers stand: three rows of three ballrooms from the bottom, then the balcony."""

from typing import Final

from hotelier.austria.content.components import HALLS

ROW_NAMES: Final = ("bottom", "middle", "top")
ROWS: Final = 3
BALCONY: Final = 9
PLACES: Final = 10


def hall_of(place: int) -> int:
    """The ballroom of a place; the balcony belongs to the last."""
    return HALLS - 1 if place == BALCONY else place // ROWS


def row_of(place: int) -> int:
    """The row of a place; the balcony counts as a top row (W3)."""
    return ROWS - 1 if place == BALCONY else place % ROWS


def row_name(place: int) -> str:
    """The row of a place by its name."""
    return "balcony" if place == BALCONY else ROW_NAMES[row_of(place)]


def place_name(place: int) -> str:
    """The ballroom, counted from the left, and the row: 1 bottom, 3 balcony."""
    return f"{hall_of(place) + 1} {row_name(place)}"
