"""What every event, every question and every action has."""

from typing import TypedDict

Items = dict[str, int]
"""Items by name; what is not named is not there."""


class Told(TypedDict):
    """What every event has."""

    decision: int


class Asked(TypedDict):
    """What every question has: who decides."""

    seat: int


class Chosen(TypedDict):
    """What every action has: its text, as records keep it."""

    notation: str
