"""A game at a real table that is entered: what every game asks and answers."""

from typing import Any, Final

from hotelier.core.errors import BadOption
from hotelier.core.game import GameInfo, Json
from hotelier.core.options import Value

SEATS: Final = range(2, 5)
Choices = list[list[Any]]


def asks(field: str, places: list[int], choices: Choices, number: int = 0, dice: int = 0) -> Json:
    """A question: for each of the places what may have come out there, or how many dice."""
    return {
        "field": field,
        "number": number,
        "places": places,
        "choices": choices,
        "dice": dice,
        "slots": [],
    }


def asked_before(question: Json | None, view: Json | None) -> Json:
    """What is told as long as nobody can decide."""
    return {
        "question": question,
        "hand": None,
        "unnamed": None,
        "skip": False,
        "view": view,
        "legal": [],
        "record": None,
        "outcome": None,
    }


def options_for(info: GameInfo, seats: int, options: Json) -> dict[str, Value]:
    """The options of a game that can be entered."""
    if seats not in SEATS:
        raise BadOption(
            f"games of {seats} cannot be entered; allowed are {SEATS.start} to {SEATS.stop - 1}"
        )
    return info.choose(seats, options)
