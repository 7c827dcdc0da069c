"""W60: the actions of module 5."""

from hotelier.austria.modules.more import action_kinds
from hotelier.core.actions import Entry


def flip_entries(staff_numbers: list[int]) -> list[Entry]:
    """W60: turning a `flip` card face down."""
    return [
        Entry(f"flip {number}", {"kind": "flip", "staff": number}, action_kinds.FLIP, place)
        for place, number in enumerate(staff_numbers)
    ]
