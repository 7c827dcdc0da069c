"""The frames of module 2: see rules/frames.py."""

from typing import Final

from hotelier.austria.rules.state import Frame

CELEBRITY: Final = 34


def celebrity_frame(seat: int, colour: int, value: int, strength: int) -> Frame:
    """The celebrity of a coloured die, before the action of the die."""
    return (CELEBRITY, seat, colour, value, strength)
