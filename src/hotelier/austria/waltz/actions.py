"""The actions of modules, in blocks that stand after all others in the action table.

A block is empty in a game without its modules. The book says where each of them begins.
"""

from typing import Final

from hotelier.austria.components import ALL_ITEM_NAMES, ITEM_NAMES
from hotelier.core.actions import Entry

SPENDERS: Final = (1, 2, 5)
"""The modules in which items of choice are spent."""


def spend_entries(modules: tuple[int, ...]) -> list[Entry]:
    """Choosing an item of the kitchen to part with."""
    if not any(module in modules for module in SPENDERS):
        return []
    names = ALL_ITEM_NAMES if 1 in modules else ITEM_NAMES
    return [(f"spend {name}", {"kind": "spend", "item": name}) for name in names]
