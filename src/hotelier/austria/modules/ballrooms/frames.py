"""The frames of module 1: see rules/frames.py."""

from typing import Final

from hotelier.austria.rules.state import Frame

REHEARSE: Final = 28
INVITE: Final = 29
RECALL: Final = 30
HALL: Final = 31


def rehearse_frame(seat: int) -> Frame:
    """The rehearsal room of a seat."""
    return (REHEARSE, seat, 0, 0, 0)


def invite_frame(seat: int, card: int) -> Frame:
    """A dancer that a staff card lets send."""
    return (INVITE, seat, card, 0, 0)


def recall_frame(seat: int, hall: int) -> Frame:
    """A dancer to lose in a ballroom."""
    return (RECALL, seat, hall, 0, 0)


def hall_frame(seat: int, hall: int) -> Frame:
    """A ballroom to be scored."""
    return (HALL, seat, hall, 0, 0)
