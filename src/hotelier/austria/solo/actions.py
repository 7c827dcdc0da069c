"""The actions of a game alone with module 3: its block, counted from `book.solo_first`."""

from typing import Final

from hotelier.austria.rules.components import TABLES
from hotelier.core.actions import Entry

GIVE: Final = 0  # + table of the automaton
ENTER: Final = 3  # + entrance


def solo_entries(entrances: list[str]) -> list[Entry]:
    """Items for guests of the automaton, and the choice of the own entrance."""
    entries: list[Entry] = [
        (f"give {table}", {"kind": "give", "table": table}) for table in range(1, TABLES + 1)
    ]
    entries += [(f"enter {name}", {"kind": "enter", "entrance": name}) for name in entrances]
    return entries
