"""Module 1 in the action table: its block, counted from `book.ball_first`."""

from typing import Final

from hotelier.austria.rules.components import PLACES, place_name
from hotelier.core.actions import Entry

DANCE: Final = 0  # + place in the ballrooms
GET_CHAMPAGNE: Final = 10
REHEARSE: Final = 11  # + rehearsal room
RECALL: Final = 15  # + place in the ballrooms
TAKE_WITH_CAKE: Final = 25  # + pair
TAKE_WITH_COFFEE: Final = 46  # + pair
AT_TABLE: Final = 67  # + table * TABLE_ACTIONS: champagne for the guest, then the guest to each place

TABLE_ACTIONS: Final = 1 + PLACES
REHEARSAL_ROOMS: Final = 4
MAX_STRENGTH: Final = 16
"""14 dice on one space, a boost, a staff card."""
PAIRS: Final = [
    (second, champagne)
    for second in range(1, MAX_STRENGTH // 2 + 1)
    for champagne in range(1, second + 1)
    if 2 * second + champagne <= MAX_STRENGTH
]
"""W2: how many items of the second kind, and how much champagne; the rest is of the first kind, of which
there are at least as many as of the second."""


def ball_entries(tables: int) -> list[Entry]:
    """The actions of module 1 in cafés of so many tables."""
    entries: list[Entry] = [
        (f"dance {place_name(place)}", {"kind": "dance", **_where(place)}) for place in range(PLACES)
    ]
    entries.append(("get champagne", {"kind": "get", "what": "champagne"}))
    entries += [(f"rehearse {n}", {"kind": "rehearse", "room": n}) for n in range(1, REHEARSAL_ROOMS + 1)]
    entries += [
        (f"recall {place_name(place)}", {"kind": "recall", **_where(place)}) for place in range(PLACES)
    ]
    for item in ("cake", "coffee"):
        entries += [
            (
                f"take {second} {item} {champagne} champagne",
                {"kind": "take", "what": item, "count": second, "champagne": champagne},
            )
            for second, champagne in PAIRS
        ]
    assert len(entries) == AT_TABLE
    for table in range(1, tables + 1):
        entries.append((f"place champagne {table}", {"kind": "place", "item": "champagne", "table": table}))
        entries += [
            (f"ball {table} {place_name(place)}", {"kind": "ball", "table": table, **_where(place)})
            for place in range(PLACES)
        ]
    return entries


def _where(place: int) -> dict[str, int | str]:
    """A place in the ballrooms as data."""
    hall, row = place_name(place).split()
    return {"hall": int(hall), "row": row}
