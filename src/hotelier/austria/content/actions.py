"""The action table: every decision of the game as an index, a short text and data.

The index is a place in this table and nothing else; records keep the text (docs/notation.md). Actions
with staff cards come last, so that more cards make the table longer and move nothing. What is offered is
counted from the first action of its kind, as below; what is carried out reads kind and arguments from the
table (action_kinds.py).
"""

from typing import Final

from hotelier.austria.content import action_kinds
from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    ITEM_NAMES,
    OBJECTIVES,
    QUEUE,
    SPACES,
    TABLES,
    space_name,
)
from hotelier.core.actions import ActionTable, Entry

PASS: Final = 0
END: Final = 1
DONE: Final = 2
KEEP: Final = 3
SERVE: Final = 4
SUFFER: Final = 5
IGNORE: Final = 6
GUEST: Final = 7  # + place in the queue, 0 the newest
DIE: Final = 12  # + value - 1
BOOSTED_DIE: Final = 18  # + value - 1
SPACE: Final = 24  # + value - 1
BOOSTED_SPACE: Final = 30  # + value - 1
COPY: Final = 36  # + value - 1
TAKE_CAKE: Final = 41  # + number, the rest is strudel
TAKE_COFFEE: Final = 50  # + number, the rest is wine
TAKE_STEPS: Final = 59  # + number, the rest is krones
GET_KRONES: Final = 76
GET_STEPS: Final = 77
GET_CARDS: Final = 78
GET_DRAW: Final = 79
GET_INCOME: Final = 80
GET_ITEM: Final = 81  # + kind
PLACE: Final = 85  # + kind * TABLES + table
FILL: Final = 97  # + table
CLAIM: Final = 100  # + objective
ROOM: Final = 103  # + space
OCCUPY: Final = 123  # + space
REMOVE: Final = 143  # + space
MOVE: Final = 163  # + table * SPACES + space
STAFF: Final = 223  # + staff card * STAFF_VERBS + verb

STAFF_VERBS: Final = 5
PLAY: Final = 0
USE: Final = 1
UNDER: Final = 2
DISCARD: Final = 3
DRAFT: Final = 4
VERB_NAMES: Final = ("play", "use", "under", "discard", "draft")
VERB_KINDS: Final = (
    action_kinds.PLAY,
    action_kinds.USE,
    action_kinds.UNDER,
    action_kinds.DISCARD,
    action_kinds.DRAFT,
)

MAX_SECOND_ITEM: Final = 8
"""Half of the greatest strength: 14 dice on one space, a boost, a staff card."""
MAX_STEPS: Final = 16


def append_bits(out: list[int], mask: int, first: int) -> None:
    """Append `first` plus the number of every bit in the mask."""
    while mask:
        low = mask & -mask
        out.append(first + low.bit_length() - 1)
        mask ^= low


def append_staff(out: list[int], cards: int, verb: int) -> None:
    """Append the action of a verb with every staff card in the mask."""
    first = STAFF + verb
    while cards:
        low = cards & -cards
        out.append(first + STAFF_VERBS * (low.bit_length() - 1))
        cards ^= low


def _entries_without_staff() -> list[Entry]:
    entries = [
        Entry("pass", {"kind": "pass"}, action_kinds.PASS),
        Entry("end", {"kind": "end"}, action_kinds.END),
        Entry("done", {"kind": "done"}, action_kinds.DONE),
        Entry("keep", {"kind": "keep"}, action_kinds.KEEP),
        Entry("serve", {"kind": "serve"}, action_kinds.SERVE),
        Entry("suffer", {"kind": "suffer"}, action_kinds.SUFFER),
        Entry("ignore", {"kind": "ignore"}, action_kinds.IGNORE),
    ]
    for place in range(QUEUE):
        data = {"kind": "guest", "place": place + 1}
        entries.append(Entry(f"guest {place + 1}", data, action_kinds.GUEST, place))
    entries += _dice_entries() + _gain_entries() + _table_entries() + _room_entries()
    assert len(entries) == STAFF
    return entries


def _dice_entries() -> list[Entry]:
    """Dice, spaces without a die, and what space 6 copies."""
    entries: list[Entry] = []
    for word, boost, kind in (
        ("die", False, action_kinds.DIE),
        ("die", True, action_kinds.BOOSTED_DIE),
        ("space", False, action_kinds.SPACE),
        ("space", True, action_kinds.BOOSTED_SPACE),
    ):
        for value in range(1, 7):
            data = {"kind": word, "value": value, "boost": boost}
            entries.append(Entry(f"{word} {value}{'+' if boost else ''}", data, kind, value))
    for value in range(1, 6):
        entries.append(Entry(f"copy {value}", {"kind": "copy", "value": value}, action_kinds.COPY, value))
    return entries


def _gain_entries() -> list[Entry]:
    """Sharing the strength of a die, and parts of rewards."""
    entries: list[Entry] = []
    for item, limit in (
        ("cake", MAX_SECOND_ITEM),
        ("coffee", MAX_SECOND_ITEM),
        ("steps", MAX_STEPS),
    ):
        for count in range(limit + 1):
            data = {"kind": "take", "what": item, "count": count}
            entries.append(Entry(f"take {count} {item}", data, action_kinds.TAKE, count))
    for what, kind in (
        ("krones", action_kinds.GET_KRONES),
        ("steps", action_kinds.GET_STEPS),
        ("cards", action_kinds.GET_CARDS),
        ("draw", action_kinds.GET_DRAW),
        ("income", action_kinds.GET_INCOME),
    ):
        entries.append(Entry(f"get {what}", {"kind": "get", "what": what}, kind))
    for item_kind, name in enumerate(ITEM_NAMES):
        entries.append(
            Entry(f"get {name}", {"kind": "get", "what": name}, action_kinds.GET_ITEM, item_kind)
        )
    return entries


def _table_entries() -> list[Entry]:
    """Guests in the café, and objectives."""
    entries: list[Entry] = []
    for item_kind in range(len(ITEM_NAMES)):
        entries += [place_entry(table, item_kind) for table in range(TABLES)]
    entries += [fill_entry(table) for table in range(TABLES)]
    for place, letter in enumerate("ABC"[:OBJECTIVES]):
        data = {"kind": "claim", "objective": letter}
        entries.append(Entry(f"claim {letter}", data, action_kinds.CLAIM, place))
    return entries


def _room_entries() -> list[Entry]:
    """Rooms, and guests who move into them."""
    entries: list[Entry] = []
    for word, kind in (
        ("room", action_kinds.ROOM),
        ("occupy", action_kinds.OCCUPY),
        ("remove", action_kinds.REMOVE),
    ):
        for space in range(SPACES):
            name = space_name(space)
            entries.append(Entry(f"{word} {name}", {"kind": word, "space": name}, kind, space))
    for table in range(TABLES):
        entries += [move_entry(table, space) for space in range(SPACES)]
    return entries


def place_entry(table: int, item_kind: int) -> Entry:
    """An item for the guest at a table."""
    item = ALL_ITEM_NAMES[item_kind]
    data = {"kind": "place", "item": item, "table": table + 1}
    return Entry(f"place {item} {table + 1}", data, action_kinds.PLACE, table, item_kind)


def fill_entry(table: int) -> Entry:
    """All that the guest at a table waits for."""
    data = {"kind": "fill", "table": table + 1}
    return Entry(f"fill {table + 1}", data, action_kinds.FILL, table)


def move_entry(table: int, space: int) -> Entry:
    """The guest at a table moves into a room."""
    data = {"kind": "move", "table": table + 1, "space": space_name(space)}
    return Entry(f"move {table + 1} {space_name(space)}", data, action_kinds.MOVE, table, space)


def board_entries(names: list[str]) -> list[Entry]:
    """S9: naming one of the day boards, in games in which the seats choose."""
    entries: list[Entry] = []
    for place, name in enumerate(names):
        data = {"kind": "board", "board": name}
        entries.append(Entry(f"board {name.removeprefix('day_')}", data, action_kinds.BOARD, place))
    return entries


def penalty_entries() -> list[Entry]:
    """E2: losing VP by choice, in the printing that allows it."""
    return [Entry("suffer vp", {"kind": "suffer_vp"}, action_kinds.SUFFER_VP)]


def spend_entries(names: tuple[str, ...]) -> list[Entry]:
    """Choosing an item of the kitchen to part with."""
    return [
        Entry(f"spend {name}", {"kind": "spend", "item": name}, action_kinds.SPEND, kind)
        for kind, name in enumerate(names)
    ]


def action_table(staff_numbers: list[int], of_modules: list[Entry]) -> ActionTable:
    """All actions of a game with these staff cards and modules; those of modules come last."""
    entries = _entries_without_staff()
    for card, number in enumerate(staff_numbers):
        for verb, kind in zip(VERB_NAMES, VERB_KINDS, strict=True):
            entries.append(Entry(f"{verb} {number}", {"kind": verb, "staff": number}, kind, card))
    entries += of_modules
    return ActionTable(entries, "die 3+, room 2c, guest 4, move 1 2c, play 17, end")
