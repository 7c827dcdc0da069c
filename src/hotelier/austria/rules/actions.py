"""The action table: every decision of the game as an index, a short text and data.

The index is a place in this table and nothing else; records keep the text (docs/notation.md). Actions
with staff cards come last, so that more cards make the table longer and move nothing.
"""

from typing import Final

from hotelier.austria.rules.components import (
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


def staff_of(action: int) -> int:
    """The staff card that an action is about."""
    return (action - STAFF) // STAFF_VERBS


def _entries_without_staff() -> list[Entry]:
    entries: list[Entry] = [
        ("pass", {"kind": "pass"}),
        ("end", {"kind": "end"}),
        ("done", {"kind": "done"}),
        ("keep", {"kind": "keep"}),
        ("serve", {"kind": "serve"}),
        ("suffer", {"kind": "suffer"}),
        ("ignore", {"kind": "ignore"}),
    ]
    entries += [(f"guest {n}", {"kind": "guest", "place": n}) for n in range(1, QUEUE + 1)]
    for word in ("die", "space"):
        for boost in (False, True):
            entries += [
                (f"{word} {n}{'+' if boost else ''}", {"kind": word, "value": n, "boost": boost})
                for n in range(1, 7)
            ]
    entries += [(f"copy {n}", {"kind": "copy", "value": n}) for n in range(1, 6)]
    for item, limit in (
        ("cake", MAX_SECOND_ITEM),
        ("coffee", MAX_SECOND_ITEM),
        ("steps", MAX_STEPS),
    ):
        entries += [
            (f"take {n} {item}", {"kind": "take", "what": item, "count": n}) for n in range(limit + 1)
        ]
    for what in ("krones", "steps", "cards", "draw", "income", *ITEM_NAMES):
        entries.append((f"get {what}", {"kind": "get", "what": what}))
    for item in ITEM_NAMES:
        entries += [
            (f"place {item} {n}", {"kind": "place", "item": item, "table": n}) for n in range(1, TABLES + 1)
        ]
    entries += [(f"fill {n}", {"kind": "fill", "table": n}) for n in range(1, TABLES + 1)]
    entries += [
        (f"claim {letter}", {"kind": "claim", "objective": letter}) for letter in "ABC"[:OBJECTIVES]
    ]
    for word in ("room", "occupy", "remove"):
        entries += [
            (f"{word} {space_name(space)}", {"kind": word, "space": space_name(space)})
            for space in range(SPACES)
        ]
    for table in range(1, TABLES + 1):
        entries += [
            (
                f"move {table} {space_name(space)}",
                {"kind": "move", "table": table, "space": space_name(space)},
            )
            for space in range(SPACES)
        ]
    assert len(entries) == STAFF
    return entries


def board_entries(names: list[str]) -> list[Entry]:
    """S9: naming one of the day boards, in games in which the seats choose."""
    return [(f"board {name.removeprefix('day_')}", {"kind": "board", "board": name}) for name in names]


def penalty_entries() -> list[Entry]:
    """E2: losing VP by choice, in the printing that allows it."""
    return [("suffer vp", {"kind": "suffer_vp"})]


def action_table(staff_numbers: list[int], of_modules: list[Entry]) -> ActionTable:
    """All actions of a game with these staff cards and modules; those of modules come last."""
    entries = _entries_without_staff()
    for number in staff_numbers:
        entries += [(f"{verb} {number}", {"kind": verb, "staff": number}) for verb in VERB_NAMES]
    entries += of_modules
    return ActionTable(entries, "die 3+, room 2c, guest 4, move 1 2c, play 17, end")
