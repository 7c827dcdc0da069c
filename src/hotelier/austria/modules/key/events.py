"""What can be seen of module 4."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Let's Waltz!: the key ----------------------------------------------------------------------------


class KeyTaken(Told):
    """Module 4: the skeleton key is taken instead of a die."""

    kind: Literal["key_taken"]
    seat: int


EVENTS = (KeyTaken,)
