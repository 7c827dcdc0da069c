"""What may be printed in module 6."""

from typing import Annotated, TypedDict

from hotelier.core.rows import Between


class PianoValues(TypedDict):
    """How many notes a concert takes, and what it brings."""

    notes: Annotated[int, Between(1, 9)]
    krones: Annotated[int, Between(1, 9)]
    steps: Annotated[int, Between(1, 9)]


VALUES = PianoValues
"""Its rules that are values."""
