"""Why something is gained with module 3: see rules/causes.py."""

from typing import Final

from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.rules.causes import Cause

BY_ENTRANCE: Final = -80  # - entrance

CAUSES: Final[dict[int, Cause]] = {
    BY_ENTRANCE: lambda book, number: {
        "kind": "entrance",
        "entrance": entrances_page(book).entrances[number].name,
    },
}
