"""W50: what the skeleton key of module 4 gives."""

from typing import Annotated, Final, TypedDict

from hotelier.austria.content.components import EMPEROR_LIMIT
from hotelier.core.rows import Between


class KeyValues(TypedDict):
    """Krones and steps."""

    krones: Annotated[int, Between(0, EMPEROR_LIMIT)]
    emperor: Annotated[int, Between(0, EMPEROR_LIMIT)]


VALUES: Final = KeyValues
"""Its rules that are values."""
