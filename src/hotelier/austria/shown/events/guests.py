"""What can be seen of guests."""

from typing import Literal

from hotelier.austria.shown.bases import Items, Told

# Guests -------------------------------------------------------------------------------------------


class GuestArrives(Told):
    """A guest joins the queue as the newest, or nobody is left; `deck` guests remain face down."""

    kind: Literal["guest_arrives"]
    guest: int | None
    deck: int


class DeckRebuilt(Told):
    """The discarded guests become the new deck."""

    kind: Literal["deck_rebuilt"]
    deck: int


class GuestDiscarded(Told):
    """A guest goes to the discard pile."""

    kind: Literal["guest_discarded"]
    guest: int


class GuestTaken(Told):
    """A guest from the queue sits down at a table of the café and orders."""

    kind: Literal["guest_taken"]
    seat: int
    guest: int
    order: Items
    place: int
    table: int
    krones: int


class OrderFilled(Told):
    """All that a guest still waits for comes from the supply."""

    kind: Literal["order_filled"]
    seat: int
    table: int
    guest: int
    items: Items


class OrderComplete(Told):
    """A guest has all that was ordered."""

    kind: Literal["order_complete"]
    seat: int
    table: int
    guest: int


class MovedIn(Told):
    """A guest leaves the café for a room."""

    kind: Literal["moved_in"]
    seat: int
    table: int
    guest: int
    space: str


EVENTS = (
    GuestArrives,
    DeckRebuilt,
    GuestDiscarded,
    GuestTaken,
    OrderFilled,
    OrderComplete,
    MovedIn,
)
