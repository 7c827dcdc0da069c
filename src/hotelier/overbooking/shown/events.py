"""Everything that can be seen to happen at a table: the declarations of all events.

`tale.py` tells them. Whatever changes points carries `seat` and the delta `vp`. `decision` counts the
decisions that had been applied: 0 is the setup, and what the first decision led to has 1. Hotels are
numbered from 1 at the top of the column, places from 1 nearest to the hotel.
"""

from typing import Literal, TypedDict

from hotelier.overbooking.content.rows import Rule

House = Literal["fish", "bird", "lion", "stag"]
Guests = Literal["monk", "merchants", "maids", "nobles", "soldiers", "labourers"]
Line = Literal["queue", "door"]


class GuestCard(TypedDict):
    """A card of a deck."""

    house: House
    beds: int


class OpenCard(TypedDict):
    """A card at a hotel, face up."""

    owner: int
    house: House
    beds: int


class HotelSide(TypedDict):
    """A side of a hotel card as it is laid out, with a token at its back door or without."""

    id: str
    beds: int
    rule: Rule
    stand_in: bool
    token: bool


class Told(TypedDict):
    """What every event has."""

    decision: int


# Setting up, rounds ------------------------------------------------------------------------------


class SetUp(Told):
    """Everybody has shuffled their own deck; `start` begins."""

    kind: Literal["set_up"]
    seats: int
    start: int
    deck: int


class RoundBegins(Told):
    """The hotels of a round: new ones, or those of the last round `turned` over."""

    kind: Literal["round_begins"]
    round: int
    start: int
    turned: bool
    hotels: list[HotelSide]


class CardsDrawn(Told):
    """Somebody draws cards; `cards` for the seat itself."""

    kind: Literal["cards_drawn"]
    seat: int
    count: int
    cards: list[GuestCard] | None


class RoundEnds(Told):
    """All hotels of a round are checked."""

    kind: Literal["round_ends"]
    round: int


# Playing cards -----------------------------------------------------------------------------------


class CardPlaced(Told):
    """A card is played to the queue or the back door of a hotel. Its back shows the house and whether the
    group is large; `beds` for those who may know them."""

    kind: Literal["card_placed"]
    seat: int
    house: House
    large: bool
    beds: int | None
    hotel: int
    to: Line
    place: int
    face_up: bool


class TokenTaken(Told):
    """The first card at a back door brings the token."""

    kind: Literal["token_taken"]
    seat: int
    hotel: int
    vp: int


class PlacementDeclined(Told):
    """The last player does not play the fifth card."""

    kind: Literal["placement_declined"]
    seat: int


class PlacementSkipped(Told):
    """No card of the hand can be placed anywhere."""

    kind: Literal["placement_skipped"]
    seat: int


# Checking bookings -------------------------------------------------------------------------------


class HotelOpened(Told):
    """All cards of a hotel are turned face up, the nearest first in each line."""

    kind: Literal["hotel_opened"]
    hotel: int
    beds: int
    rule: Rule
    queue: list[OpenCard]
    door: list[OpenCard]


class PowerUsed(Told):
    """The power of a card at the back door; `chosen` for maids, nobles and soldiers, at a `place` of the
    queue. `beds` there are now."""

    kind: Literal["power_used"]
    seat: int
    hotel: int
    card: OpenCard
    power: Guests
    chosen: OpenCard | None
    place: int | None
    beds: int


class PowerUnused(Told):
    """A power does nothing: its owner has `declined`, or there was nothing to choose."""

    kind: Literal["power_unused"]
    seat: int
    hotel: int
    card: OpenCard
    power: Guests
    declined: bool


class CardMoved(Told):
    """A monk goes from the back door to the end of the queue."""

    kind: Literal["card_moved"]
    seat: int
    hotel: int
    card: OpenCard
    place: int


class CardReplaced(Told):
    """A card from the back door takes the place of another one in the queue, which is discarded next."""

    kind: Literal["card_replaced"]
    seat: int
    hotel: int
    card: OpenCard
    replaced: OpenCard
    place: int


class BookingChecked(Told):
    """The next card in the order of checking: it has `got` its beds and brings its coins as `vp`, or it is
    discarded next. `beds` are left after it. `turn`: why it was its turn, chosen by nobles, by the rule of
    the hotel, or by size."""

    kind: Literal["booking_checked"]
    seat: int
    hotel: int
    card: OpenCard
    turn: Literal["chosen", "rule", "size"]
    got: bool
    beds: int
    vp: int


class CardDiscarded(Told):
    """A card leaves the hotel and the game; `seat` owns it."""

    kind: Literal["card_discarded"]
    seat: int
    hotel: int
    card: OpenCard


class HotelChecked(Told):
    """The bookings of a hotel are checked; nothing is left there."""

    kind: Literal["hotel_checked"]
    hotel: int


# The end -----------------------------------------------------------------------------------------


class BonusScored(Told):
    """The bonus for the number of collected `cards` of a house."""

    kind: Literal["bonus_scored"]
    seat: int
    house: House
    cards: int
    vp: int


class GameOver(Told):
    """The result; lists are in seat order, winners are seats."""

    kind: Literal["game_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]


Event = (
    SetUp
    | RoundBegins
    | CardsDrawn
    | RoundEnds
    | CardPlaced
    | TokenTaken
    | PlacementDeclined
    | PlacementSkipped
    | HotelOpened
    | PowerUsed
    | PowerUnused
    | CardMoved
    | CardReplaced
    | BookingChecked
    | CardDiscarded
    | HotelChecked
    | BonusScored
    | GameOver
)
