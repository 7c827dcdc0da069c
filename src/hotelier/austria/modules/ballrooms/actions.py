"""Module 1 in the action table: its block, counted from `BallPage.first_action`."""

from typing import Any, Final

from hotelier.austria.content.action_kinds import GET_ITEM, TAKE
from hotelier.austria.content.actions import place_entry
from hotelier.austria.content.components import CHAMPAGNE
from hotelier.austria.modules.ballrooms import action_kinds
from hotelier.austria.modules.ballrooms.places import PLACES, place_name
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
    """The actions of module 1, for cafés with this many tables."""
    entries = [_place_entry("dance", action_kinds.DANCE, place) for place in range(PLACES)]
    data: dict[str, Any] = {"kind": "get", "what": "champagne"}
    entries.append(Entry("get champagne", data, GET_ITEM, CHAMPAGNE))
    for room in range(REHEARSAL_ROOMS):
        data = {"kind": "rehearse", "room": room + 1}
        entries.append(Entry(f"rehearse {room + 1}", data, action_kinds.REHEARSE, room))
    entries += [_place_entry("recall", action_kinds.RECALL, place) for place in range(PLACES)]
    for item in ("cake", "coffee"):
        for second, champagne in PAIRS:
            text = f"take {second} {item} {champagne} champagne"
            data = {"kind": "take", "what": item, "count": second, "champagne": champagne}
            entries.append(Entry(text, data, TAKE, second, champagne))
    assert len(entries) == AT_TABLE
    for table in range(tables):
        entries.append(place_entry(table, CHAMPAGNE))
        for place in range(PLACES):
            data = {"kind": "ball", "table": table + 1, **_where(place)}
            text = f"ball {table + 1} {place_name(place)}"
            entries.append(Entry(text, data, action_kinds.BALL, table, place))
    return entries


def _place_entry(word: str, kind: int, place: int) -> Entry:
    """What is done with a dancer at a place in the ballrooms."""
    return Entry(f"{word} {place_name(place)}", {"kind": word, **_where(place)}, kind, place)


def _where(place: int) -> dict[str, int | str]:
    """A place in the ballrooms as data."""
    hall, row = place_name(place).split()
    return {"hall": int(hall), "row": row}
