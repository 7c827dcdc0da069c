"""The frames of module 5: see rules/frames.py."""

from typing import Final

from hotelier.austria.rules.state import Frame

FLIP: Final = 35


def flip_frame(seat: int, card: int) -> Frame:
    """A staff card that may be turned face down."""
    return (FLIP, seat, card, 0, 0)
