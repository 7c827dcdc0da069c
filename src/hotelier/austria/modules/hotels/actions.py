"""The actions of module 3: bids, the fourth table, and what single entrances let their owner do."""

from typing import Any, Final

from hotelier.austria.modules.hotels.printed import TOKENS
from hotelier.austria.rules.components import OBJECTIVES, SPACES, TABLES, space_name
from hotelier.core.actions import Entry

FOURTH: Final = TABLES
"""The table that only one hotel has."""
FACES: Final = 6
SHIFTS: Final = [
    (face, to) for face in range(1, FACES + 1) for to in (face - 1, face + 1) if 1 <= to <= FACES
]
"""From which space to which a die can be moved."""


class DoorActions:
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


def door_entries(items: tuple[str, ...], tiles: list[str], entrances: list[str], bids: int) -> list[Entry]:
    """The entries, in the order of DoorActions."""
    table = FOURTH + 1
    entries: list[Entry] = [
        (f"place {item} {table}", {"kind": "place", "item": item, "table": table}) for item in items
    ]
    entries.append((f"fill {table}", {"kind": "fill", "table": table}))
    for space in range(SPACES):
        name = space_name(space)
        entries.append((f"move {table} {name}", {"kind": "move", "table": table, "space": name}))
    entries += [(f"token {n}", {"kind": "token", "token": n}) for n in range(1, TOKENS + 1)]
    entries += [(f"claim own {letter}", _own_objective(letter)) for letter in "ABC"[:OBJECTIVES]]
    entries += [(f"shift {face} {to}", {"kind": "shift", "value": face, "to": to}) for face, to in SHIFTS]
    entries += [(f"tile {tile}", {"kind": "tile", "tile": tile}) for tile in tiles]
    for entrance in entrances:
        entries += [
            (f"bid {bid} {entrance}", {"kind": "bid", "bid": bid, "entrance": entrance})
            for bid in range(bids)
        ]
    return entries


def _own_objective(letter: str) -> dict[str, Any]:
    return {"kind": "claim_own", "objective": letter}
