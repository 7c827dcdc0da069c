"""Why something is gained with module 2: see rules/causes.py."""

from typing import Final

from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.rules.causes import Cause

BY_COLOUR: Final = -60  # - colour of a die
BY_CELEBRITY: Final = -120  # - celebrity

CAUSES: Final[dict[int, Cause]] = {
    BY_COLOUR: lambda book, number: {"kind": "colour", "colour": book.die_colours[number]},
    BY_CELEBRITY: lambda book, number: {
        "kind": "celebrity",
        "celebrity": lounge_page(book).celebrities[number].id,
    },
}
