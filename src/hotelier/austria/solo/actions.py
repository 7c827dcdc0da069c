"""The actions of a game alone with module 3: its block, after that of the module."""

from typing import Final

from hotelier.austria.rules.components import TABLES
from hotelier.austria.solo import action_kinds
from hotelier.core.actions import Entry

GIVE: Final = 0  # + table of the automaton
ENTER: Final = 3  # + entrance


def solo_entries(entrances: list[str]) -> list[Entry]:
    """Items for guests of the automaton, and the choice of the own entrance."""
    entries = [
        Entry(f"give {table + 1}", {"kind": "give", "table": table + 1}, action_kinds.GIVE, table)
        for table in range(TABLES)
    ]
    for place, name in enumerate(entrances):
        data = {"kind": "enter", "entrance": name}
        entries.append(Entry(f"enter {name}", data, action_kinds.ENTER, place))
    return entries
