"""The actions of module 3: bids, the fourth table, and what single entrances let their owner do."""

from typing import Any, Final

from hotelier.austria.content.actions import fill_entry, move_entry, place_entry
from hotelier.austria.content.components import OBJECTIVES, SPACES, TABLES
from hotelier.austria.modules.hotels import action_kinds
from hotelier.austria.modules.hotels.printed import TOKENS
from hotelier.core.actions import Entry

FOURTH: Final = TABLES
"""The table that only one hotel has."""
FACES: Final = 6
SHIFTS: Final = [
    (face, to) for face in range(1, FACES + 1) for to in (face - 1, face + 1) if 1 <= to <= FACES
]
"""From which space to which a die can be moved."""

# In a game alone, from `EntranceActions.end` on
GIVE: Final = 0  # + table of the automaton
ENTER: Final = 3  # + entrance


class EntranceActions:
    """Where the actions of the module stand in the table."""

    __slots__ = ("bid", "bids", "claim", "end", "fill", "first", "move", "place", "shift", "tile", "token")

    def __init__(self, first: int, items: int, tiles: int, entrances: int, bids: int) -> None:
        self.first = first
        self.place = first  # + kind
        self.fill = self.place + items
        self.move = self.fill + 1  # + space
        self.token = self.move + SPACES  # + token
        self.claim = self.token + TOKENS  # + own objective
        self.shift = self.claim + OBJECTIVES  # + place in SHIFTS
        self.tile = self.shift + len(SHIFTS)  # + emperor tile
        self.bid = self.tile + tiles  # + entrance * bids + krones
        self.bids = bids
        """How many different bids there are, 0 among them."""
        self.end = self.bid + entrances * bids


def entrance_entries(
    items: tuple[str, ...], tiles: list[str], entrances: list[str], bids: int
) -> list[Entry]:
    """The entries, in the order of EntranceActions."""
    entries = [place_entry(FOURTH, item_kind) for item_kind in range(len(items))]
    entries.append(fill_entry(FOURTH))
    entries += [move_entry(FOURTH, space) for space in range(SPACES)]
    data: dict[str, Any]
    for token in range(TOKENS):
        data = {"kind": "token", "token": token + 1}
        entries.append(Entry(f"token {token + 1}", data, action_kinds.TOKEN, token))
    for place, letter in enumerate("ABC"[:OBJECTIVES]):
        data = {"kind": "claim_own", "objective": letter}
        entries.append(Entry(f"claim own {letter}", data, action_kinds.CLAIM_OWN, place))
    for face, to in SHIFTS:
        data = {"kind": "shift", "value": face, "to": to}
        entries.append(Entry(f"shift {face} {to}", data, action_kinds.SHIFT, face, to))
    for place, tile in enumerate(tiles):
        entries.append(Entry(f"tile {tile}", {"kind": "tile", "tile": tile}, action_kinds.TILE, place))
    for place, entrance in enumerate(entrances):
        for bid in range(bids):
            data = {"kind": "bid", "bid": bid, "entrance": entrance}
            entries.append(Entry(f"bid {bid} {entrance}", data, action_kinds.BID, place, bid))
    return entries


def entries_alone(entrances: list[str]) -> list[Entry]:
    """Those of a game alone: items for guests of the automaton, and the choice of the own entrance."""
    entries = [
        Entry(f"give {table + 1}", {"kind": "give", "table": table + 1}, action_kinds.GIVE, table)
        for table in range(TABLES)
    ]
    for place, name in enumerate(entrances):
        data = {"kind": "enter", "entrance": name}
        entries.append(Entry(f"enter {name}", data, action_kinds.ENTER, place))
    return entries
