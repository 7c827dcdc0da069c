"""What can be seen of more than one module."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Let's Waltz! -------------------------------------------------------------------------------------


class DieMoved(Told):
    """A die is moved to a neighbouring space. Which one: if a coloured die, its colour."""

    kind: Literal["die_moved"]
    seat: int
    value: int
    to: int
    colour: str | None


EVENTS = (DieMoved,)
