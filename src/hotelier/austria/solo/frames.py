"""The frames of a game alone: see rules/frames.py."""

from typing import Final

from hotelier.austria.rules.state import Frame

GIVE: Final = 32
ENTER: Final = 33


def give_frame(seat: int, kind: int) -> Frame:
    """An item of a kind for one of the automaton's guests."""
    return (GIVE, seat, kind, 0, 0)


def enter_frame(seat: int) -> Frame:
    """The own entrance in a game alone."""
    return (ENTER, seat, 0, 0, 0)
