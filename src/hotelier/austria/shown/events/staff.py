"""What can be seen of staff and objectives."""

from typing import Literal

from hotelier.austria.shown.bases import Items, Told

# Staff --------------------------------------------------------------------------------------------


class StaffDrawn(Told):
    """Staff cards are drawn, into the hand or to play one of them; `cards` for the seat itself."""

    kind: Literal["staff_drawn"]
    seat: int
    count: int
    cards: list[int] | None
    to_hand: bool


class StaffPutUnder(Told):
    """A staff card goes under the deck; `staff` for the seat itself."""

    kind: Literal["staff_put_under"]
    seat: int
    staff: int | None
    from_hand: bool


class StaffPlayed(Told):
    """A staff card is paid for and laid out."""

    kind: Literal["staff_played"]
    seat: int
    staff: int
    from_hand: bool
    krones: int


class StaffUsed(Told):
    """A staff card is used for this round, and what leaves no choice is paid."""

    kind: Literal["staff_used"]
    seat: int
    staff: int
    krones: int
    steps: int
    items: Items


class StaffLost(Told):
    """A staff card leaves the game with the VP that it had brought."""

    kind: Literal["staff_lost"]
    seat: int
    staff: int
    vp: int


class ObjectiveClaimed(Told):
    """A marker is put on an objective; its VP are told next."""

    kind: Literal["objective_claimed"]
    seat: int
    objective: str
    claims: int


EVENTS = (
    StaffDrawn,
    StaffPutUnder,
    StaffPlayed,
    StaffUsed,
    StaffLost,
    ObjectiveClaimed,
)
