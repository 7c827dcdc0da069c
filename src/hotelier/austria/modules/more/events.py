"""What can be seen of module 5."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Let's Waltz!: cards that are turned over ---------------------------------------------------------


class StaffTurnedDown(Told):
    """Module 5: a `flip` card is turned face down for its effect."""

    kind: Literal["staff_turned_down"]
    seat: int
    staff: int


EVENTS = (StaffTurnedDown,)
