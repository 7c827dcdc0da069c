"""The book: all that is printed, in the form in which the rules read it."""

import json
from functools import cache, lru_cache
from typing import Final

from hotelier.core.content import MOST_BOOKS
from hotelier.overbooking.content.actions import action_table
from hotelier.overbooking.content.components import (
    ALL_CARDS,
    ALL_SOLDIERS,
    LARGE_GROUPS,
    LONG_QUEUE_LIMIT,
    MONK,
    QUEUE_LIMIT,
    SMALL_GROUPS,
    SOLDIERS,
)
from hotelier.overbooking.content.printed import Printed, read_printed

ALLOWED_IN_QUEUE: Final = {
    "small_groups": SMALL_GROUPS,
    "large_groups": LARGE_GROUPS,
    "no_soldiers": ALL_CARDS & ~ALL_SOLDIERS,
}
PRIORITY: Final = {"monks_first": MONK, "soldiers_first": SOLDIERS}
FACE_UP: Final = {"first_face_up": 0, "second_face_up": 1}


class Hotel:
    """One side of a hotel card (OC3), its rule taken apart."""

    __slots__ = (
        "allowed",
        "back_door",
        "beds",
        "face_up",
        "name",
        "priority",
        "queue_limit",
        "rule",
        "stand_in",
        "two_houses",
    )

    def __init__(self, name: str, beds: int, rule: str, stand_in: bool) -> None:
        self.name = name
        self.beds = beds
        self.rule = rule
        self.stand_in = stand_in
        self.allowed = ALLOWED_IN_QUEUE.get(rule, ALL_CARDS)
        """The cards that may be played to the queue."""
        self.two_houses = rule == "two_houses"
        self.back_door = rule != "no_back_door"
        self.queue_limit = QUEUE_LIMIT if self.back_door else LONG_QUEUE_LIMIT
        self.priority = PRIORITY.get(rule, 0)
        """The type that is checked first, or 0."""
        self.face_up = FACE_UP.get(rule, -1)
        """The place in the queue that is played face up, or -1."""


class Book:
    """Everything printed; shared and never changed."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.content = printed.content
        self.coins = printed.coins
        self.houses = printed.houses
        self.type_names: list[str] = [row["name"] for row in printed.types]
        self.hotels = [
            Hotel(row["id"], row["beds"], row["rule"], row["source"] == "stand-in")
            for row in printed.hotels
        ]
        """Sides of hotel cards: 2 * card is the front, the next one its back."""
        self.hotel_names = [hotel.name for hotel in self.hotels]
        self.bonus = printed.bonus
        self.actions = action_table(self.houses)


@cache
def own_book() -> Book:
    """The book of the package's own content."""
    return Book(read_printed())


@lru_cache(maxsize=MOST_BOOKS)
def book_of_pack(pack: str) -> Book:
    """The book of a content pack, which is given as text: a table asks for it again and again."""
    book = Book(read_printed(pack=json.loads(pack)))
    book.content.pack = pack
    return book
