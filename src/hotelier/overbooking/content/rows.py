"""What may be printed: the content files of Overbooking and its packs, declared once.

They are checked against these types (`core/rows.py`), and the types of the page are made from them
(`web/scripts/content.py`).
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from hotelier.core.rows import EVERY, Between, Length
from hotelier.overbooking.content.components import HOUSES, TYPES

Rule = Literal[
    "none",
    "small_groups",
    "large_groups",
    "first_face_up",
    "second_face_up",
    "monks_first",
    "soldiers_first",
    "no_soldiers",
    "no_back_door",
    "two_houses",
]
Coins = Annotated[list[Annotated[int, Between(0, 9)]], Length(TYPES)]
"""Of the cards of a house, from those that need 1 bed."""
Bonus = dict[Literal["0", "1", "2", "3", "4", "5", "6"], Annotated[int, Between(0, 99)]]
"""OE: by the number of collected cards of a house; for a number that is not there 0."""
BonusTable = Literal["beginner", "expert"]


class GuestType(TypedDict):
    """A type of guests."""

    beds: int
    name: str


class Hotel(TypedDict):
    """A side of a hotel card."""

    id: str
    beds: Annotated[int, Between(1, 30)]
    rule: Rule
    source: str


class CardsFile(TypedDict):
    """cards.json"""

    source: dict[str, str]
    houses: Annotated[list[str], Length(HOUSES)]
    types: list[GuestType]
    coins: dict[str, Coins]
    names: dict[str, dict[str, str]]


class HotelsFile(TypedDict):
    """hotels.json"""

    source: dict[str, str]
    hotels: list[dict[str, Any]]
    bonus: Annotated[dict[BonusTable, Bonus], EVERY]


class Pack(TypedDict):
    """A content pack: the coins of houses, and hotels by the id of their side."""

    coins: NotRequired[dict[str, Any]]
    hotels: NotRequired[list[dict[str, Any]]]
    game: str
    name: str
