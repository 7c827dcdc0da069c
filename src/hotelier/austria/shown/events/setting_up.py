"""What can be seen while the table is laid out."""

from typing import Literal

from hotelier.austria.shown.bases import Items, Told

# Setting up ---------------------------------------------------------------------------------------


class SetUp(Told):
    """The table is laid out: objectives, emperor tiles, the queue from the newest guest on, the decks."""

    kind: Literal["set_up"]
    seats: int
    start: int
    objectives: list[str]
    tiles: list[str]
    queue: list[int | None]
    guest_deck: int
    staff_deck: int


class Seated(Told):
    """A seat begins with a hotel, krones and items; an automaton too. No `board` where the seats choose."""

    kind: Literal["seated"]
    seat: int
    board: str | None
    krones: int
    items: Items


class BoardChosen(Told):
    """A seat names its hotel board."""

    kind: Literal["board_chosen"]
    seat: int
    board: str


class HandDealt(Told):
    """A seat receives its first hand; `cards` for the seat itself."""

    kind: Literal["hand_dealt"]
    seat: int
    count: int
    cards: list[int] | None


class PackPassed(Told):
    """A seat receives the staff cards that it drafts from; `cards` for the seat itself."""

    kind: Literal["pack_passed"]
    seat: int
    count: int
    cards: list[int] | None


class StaffKept(Told):
    """A card is drafted; `staff` for the seat itself."""

    kind: Literal["staff_kept"]
    seat: int
    staff: int | None


EVENTS = (
    SetUp,
    Seated,
    BoardChosen,
    HandDealt,
    PackPassed,
    StaffKept,
)
