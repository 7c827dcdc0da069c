"""What can be seen of module 6."""

from typing import Literal

from hotelier.austria.shown.bases import Told


class ConcertGiven(Told):
    """A concert, with as many notes; what it brings is told next."""

    kind: Literal["concert_given"]
    seat: int
    notes: int


EVENTS = (ConcertGiven,)
