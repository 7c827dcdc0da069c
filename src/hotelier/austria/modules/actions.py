"""The actions of modules, in blocks that stand after all others in the action table.

A block is empty in a game without its modules. The book says where each of them begins.
"""

from typing import Final

from hotelier.austria.rules.components import ALL_ITEM_NAMES, ITEM_NAMES
from hotelier.core.actions import Entry

SPENDERS: Final = (1, 2, 5)
"""The modules in which items of choice are spent."""


def spend_entries(modules: tuple[int, ...]) -> list[Entry]:
    """Choosing an item of the kitchen to part with."""
    if not any(module in modules for module in SPENDERS):
        return []
    names = ALL_ITEM_NAMES if 1 in modules else ITEM_NAMES
    return [(f"spend {name}", {"kind": "spend", "item": name}) for name in names]


def lounge_entries(colours: list[str], celebrities: list[str]) -> list[Entry]:
    """W20, W21: taking a coloured die, receiving a celebrity, exchanging items with one."""
    entries: list[Entry] = []
    for boost in (False, True):
        for colour in colours:
            text = f"die {colour}{'+' if boost else ''}"
            entries.append((text, {"kind": "coloured_die", "colour": colour, "boost": boost}))
    entries += [(f"celebrity {each}", {"kind": "celebrity", "celebrity": each}) for each in celebrities]
    entries.append(("exchange", {"kind": "exchange"}))
    return entries


def key_entries() -> list[Entry]:
    """W50: taking the key instead of a die."""
    return [("key", {"kind": "key"})]


def flip_entries(staff_numbers: list[int]) -> list[Entry]:
    """W60: turning a `flip` card face down."""
    return [(f"flip {number}", {"kind": "flip", "staff": number}) for number in staff_numbers]
