"""Why something is gained with module 2: see rules/causes.py."""

from typing import Final

from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.rules.causes import Cause

BY_CELEBRITY: Final = -120  # - celebrity

CAUSES: Final[dict[int, Cause]] = {
    BY_CELEBRITY: lambda book, number: {
        "kind": "celebrity",
        "celebrity": lounge_page(book).celebrities[number].id,
    },
}
