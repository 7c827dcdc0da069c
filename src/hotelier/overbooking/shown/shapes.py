"""The types of all that a game of Overbooking tells: views, questions, actions and events.

The engine answers plain data; these declare it. What goes over the wire is made from them.
"""

from typing import Literal, TypedDict

from hotelier.overbooking.content.rows import Rule
from hotelier.overbooking.shown.events import Event, House, OpenCard

__all__ = ["Action", "Event", "Question", "View"]

Choosing = Literal["maids", "nobles", "soldiers"]
"""The powers that ask their owner."""


# Questions ---------------------------------------------------------------------------------------


class PlaceQuestion(TypedDict):
    """Where to play which card: the placement of this round, from 1 to 5."""

    kind: Literal["place"]
    placement: int


class MaidsQuestion(TypedDict):
    """Which card of their player in the queue maids at the back door replace; `card` by house and beds."""

    kind: Literal["maids"]
    hotel: int
    card: str


class NoblesQuestion(TypedDict):
    """Which card of their player in the queue is checked first for nobles at the back door."""

    kind: Literal["nobles"]
    hotel: int
    card: str


class SoldiersQuestion(TypedDict):
    """Which labourers in the queue soldiers at the back door shall replace."""

    kind: Literal["soldiers"]
    hotel: int
    card: str


Question = PlaceQuestion | MaidsQuestion | NoblesQuestion | SoldiersQuestion


# Actions -----------------------------------------------------------------------------------------


class Play(TypedDict):
    """Play a card to a place at a hotel, face up if the hotel says so; it may bring the token."""

    kind: Literal["play"]
    notation: str
    house: House
    beds: int
    large: bool
    hotel: int
    to: Literal["queue", "door"]
    place: int
    face_up: bool
    token: bool


class Decline(TypedDict):
    """Do not play the fifth card."""

    kind: Literal["decline"]
    notation: str


class Choose(TypedDict):
    """Use a power for a card at a place of the queue."""

    kind: Literal["choose"]
    notation: str
    hotel: int
    power: Choosing
    place: int
    card: OpenCard


class Done(TypedDict):
    """Do not use a power."""

    kind: Literal["done"]
    notation: str
    hotel: int
    power: Choosing


Action = Play | Decline | Choose | Done


# Views -------------------------------------------------------------------------------------------


class HotelCard(TypedDict):
    """The back of a card at a hotel, and its beds for those who know them."""

    owner: int
    house: House
    large: bool
    beds: int | None
    face_up: bool


class Hotel(TypedDict):
    """A hotel: `beds_now` as powers have changed them, `chosen` the places that nobles have chosen."""

    id: str
    beds: int
    beds_now: int
    rule: Rule
    stand_in: bool
    token: bool
    checked: bool
    chosen: list[int]
    queue: list[HotelCard]
    door: list[HotelCard]


class Player(TypedDict):
    """What a player has; cards by house and beds, `known_hand` for the seat itself."""

    hand_size: int
    known_hand: list[str]
    deck: int
    collected: list[str]
    discarded: list[str]
    tokens: int
    coins: list[int]
    points: int
    skipped_in_rounds: list[int]


class View(TypedDict):
    """Overbooking as a seat sees it; None is a spectator."""

    game: Literal["overbooking"]
    options: dict[str, bool | str]
    seats: int
    seat: int | None
    phase: Literal["placing", "checking", "over"]
    round: int
    start: int
    to_move: int | None
    question: Question | None
    hotels: list[Hotel]
    players: list[Player]
    legal: list[str]
