"""Why something is gained, as one int: the source of a reward (see `Book.rewards`), or a number below 0.

The rules hand it on to whoever tells what happened; nothing else depends on it. Each number here stands for
itself and for those below it, down to the next one; modules have numbers of their own (`Module.causes`).
"""

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import COLOUR_NAMES, space_name
from hotelier.core.game import Json

BY_EMPEROR: Final = -2
AT_END: Final = -5
BY_EXCHANGE: Final = -6
BY_SPACE: Final = -10  # - value of an action space
BY_GROUP: Final = -20  # - colour
BY_OBJECTIVE: Final = -30  # - place
BY_ROOM: Final = -40  # - space

Cause = Callable[[Book, int], Json]
"""A cause as data (shown/because.py), by how far its number lies below the one that stands for it."""


def cause_of(book: Book, why: int) -> Json:
    """A cause as data: see `Cause` in shown/because.py."""
    if why >= 0:
        return reward_owner(book, why)
    first = NUMBERS[bisect_left(NUMBERS, why)]
    return CAUSES[first](book, first - why)


def reward_owner(book: Book, source: int) -> Json:
    """Whose reward it is."""
    return dict(book.reward_owners[source])


CAUSES: Final[dict[int, Cause]] = {}
NUMBERS: Final[list[int]] = []
"""Those of the causes, the lowest first."""


def add_causes(causes: dict[int, Cause]) -> None:
    """How causes with these numbers are told."""
    CAUSES.update(causes)
    NUMBERS[:] = sorted(CAUSES)


add_causes(
    {
        BY_EMPEROR: lambda book, number: {"kind": "emperor"},
        AT_END: lambda book, number: {"kind": "end"},
        BY_EXCHANGE: lambda book, number: {"kind": "exchange"},
        BY_SPACE: lambda book, number: {"kind": "space", "value": number},
        BY_GROUP: lambda book, number: {"kind": "group", "colour": COLOUR_NAMES[number]},
        BY_OBJECTIVE: lambda book, number: {"kind": "objective", "objective": "ABC"[number]},
        BY_ROOM: lambda book, number: {"kind": "room", "space": space_name(number)},
    }
)
