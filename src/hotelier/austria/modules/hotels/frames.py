"""The frames of module 3: see rules/frames.py."""

from typing import Final

from hotelier.austria.rules.state import Frame

BID: Final = 24
GIFT: Final = 25
TOKEN: Final = 26
SHIFTED: Final = 27


def bid_frame(seat: int) -> Frame:
    """A bid for an entrance."""
    return (BID, seat, 0, 0, 0)


def gift_frame(seat: int) -> Frame:
    """What comes with an entrance."""
    return (GIFT, seat, 0, 0, 0)


def token_frame(seat: int, completed: int) -> Frame:
    """A token for a completed FLOOR or COLUMN."""
    return (TOKEN, seat, completed, 0, 0)


def shifted_frame(seat: int, value: int, moved_from: int, colour: int) -> Frame:
    """A die was moved to a space: where it came from, and its colour or NONE."""
    return (SHIFTED, seat, value, moved_from, colour)
