"""The actions of modules, in blocks that stand after all others in the action table.

A block is empty in a game without its modules. The book says where each of them begins.
"""

from typing import Final

from hotelier.austria.rules import action_kinds
from hotelier.austria.rules.components import ALL_ITEM_NAMES, ITEM_NAMES
from hotelier.core.actions import Entry

SPENDERS: Final = (1, 2, 5)
"""The modules in which items of choice are spent."""


def spend_entries(modules: tuple[int, ...]) -> list[Entry]:
    """Choosing an item of the kitchen to part with."""
    if not any(module in modules for module in SPENDERS):
        return []
    names = ALL_ITEM_NAMES if 1 in modules else ITEM_NAMES
    return [
        Entry(f"spend {name}", {"kind": "spend", "item": name}, action_kinds.SPEND, kind)
        for kind, name in enumerate(names)
    ]


def lounge_entries(colours: list[str], celebrities: list[str]) -> list[Entry]:
    """W20, W21: taking a coloured die, receiving a celebrity, exchanging items with one."""
    entries: list[Entry] = []
    for boost, kind in ((False, action_kinds.COLOURED_DIE), (True, action_kinds.BOOSTED_COLOURED_DIE)):
        for colour, name in enumerate(colours):
            data = {"kind": "coloured_die", "colour": name, "boost": boost}
            entries.append(Entry(f"die {name}{'+' if boost else ''}", data, kind, colour))
    for place, each in enumerate(celebrities):
        data = {"kind": "celebrity", "celebrity": each}
        entries.append(Entry(f"celebrity {each}", data, action_kinds.CELEBRITY, place))
    entries.append(Entry("exchange", {"kind": "exchange"}, action_kinds.EXCHANGE))
    return entries


def key_entries() -> list[Entry]:
    """W50: taking the key instead of a die."""
    return [Entry("key", {"kind": "key"}, action_kinds.KEY)]


def flip_entries(staff_numbers: list[int]) -> list[Entry]:
    """W60: turning a `flip` card face down."""
    return [
        Entry(f"flip {number}", {"kind": "flip", "staff": number}, action_kinds.FLIP, place)
        for place, number in enumerate(staff_numbers)
    ]
