"""K: what lies in the box, and the limits of the tracks."""

from typing import Final

NONE: Final = -1

# K1: the four kinds of items. A pile of items is one int with eight bits for each kind, so that
# piles are compared, added and copied like numbers.
STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
ITEM_NAMES: Final = ("strudel", "cake", "wine", "coffee")
KINDS: Final = 4
PILE_BITS: Final = 8
PILE_MASK: Final = 255
ONE_OF_EACH: Final = 0x01010101
CHAMPAGNE: Final = 4
"""W1: a fifth kind of item, which only games with module 1 know."""
ALL_ITEM_NAMES: Final = (*ITEM_NAMES, "champagne")


def pile(kind: int, count: int) -> int:
    """This many items of one kind."""
    return count << (PILE_BITS * kind)


def count_of(items: int, kind: int) -> int:
    """How many items of a kind lie in a pile."""
    return (items >> (PILE_BITS * kind)) & PILE_MASK


def pile_size(items: int) -> int:
    """How many items lie in a pile."""
    size = 0
    while items:
        size += items & PILE_MASK
        items >>= PILE_BITS
    return size


def items_of(items: int) -> dict[str, int]:
    """A pile by the names of its items."""
    return {
        name: count_of(items, kind) for kind, name in enumerate(ALL_ITEM_NAMES) if count_of(items, kind)
    }


# K2: tracks.
MONEY_LIMIT: Final = 20
EMPEROR_LIMIT: Final = 13

# K4: a hotel has 20 spaces, counted from the bottom left, floor by floor; a set of spaces is a mask.
HALLS: Final = 3
"""W3: the ballrooms of module 1, to which penalties refer."""
FLOORS: Final = 4
COLUMNS: Final = 5
SPACES: Final = 20
ALL_SPACES: Final = (1 << SPACES) - 1
FLOOR_MASKS: Final = [0b11111 << (COLUMNS * floor) for floor in range(FLOORS)]
COLUMN_MASKS: Final = [0b00001_00001_00001_00001 << column for column in range(COLUMNS)]
FIRST_COLUMN: Final = 0b00001_00001_00001_00001
LAST_COLUMN: Final = FIRST_COLUMN << (COLUMNS - 1)
CORNER: Final = 1
"""The bottom-left space, where every hotel begins."""


def neighbours(spaces: int) -> int:
    """The spaces orthogonally adjacent to any of these, these themselves possibly among them."""
    return (
        (spaces << COLUMNS)
        | (spaces >> COLUMNS)
        | ((spaces & ~LAST_COLUMN) << 1)
        | ((spaces & ~FIRST_COLUMN) >> 1)
    ) & ALL_SPACES


def highest_floor(spaces: int) -> int:
    """Those of the spaces that lie on the highest floor with any of them."""
    for floor in range(FLOORS - 1, -1, -1):
        if spaces & FLOOR_MASKS[floor]:
            return spaces & FLOOR_MASKS[floor]
    return 0


def space_name(space: int) -> str:
    """Floor and column: 1a is the bottom left, 4e the top right."""
    return f"{space // COLUMNS + 1}{'abcde'[space % COLUMNS]}"


def spaces_in(spaces: int) -> list[int]:
    """The numbers of the spaces in a mask."""
    return [space for space in range(SPACES) if spaces >> space & 1]


# K4, K5: colours. The first three are colours of rooms; tourists are green and sleep anywhere.
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOUR_NAMES: Final = ("blue", "red", "yellow", "green")
ROOM_COLOURS: Final = 3

TABLES: Final = 3
QUEUE: Final = 5
ROUNDS: Final = 7
OBJECTIVES: Final = 3
CLAIM_SPACES: Final = 3
SERVED_AT_ONCE: Final = 3
FIRST_HAND: Final = 6
FIRST_ROOMS: Final = 3
FIRST_KRONES: Final = 10

# Where points come from, for the breakdown; those of staff are kept card by card.
GUESTS: Final = 0
ICONS: Final = 1
OCCUPANCY: Final = 2
EMPEROR: Final = 3
CLAIMS: Final = 4
ROOMS: Final = 5
KRONES: Final = 6
ITEMS: Final = 7
WAITING: Final = 8
BALLROOMS: Final = 9
CELEBRITIES: Final = 10
ENTRANCES: Final = 11
SOURCE_NAMES: Final = (
    "guests",
    "room icons",
    "occupancy bonuses",
    "emperor",
    "objectives",
    "occupied rooms",
    "krones",
    "items",
    "waiting guests",
)
WALTZ_SOURCE_NAMES: Final = ("ballrooms", "celebrities", "entrances")
"""Sources that only games with modules know, after all others."""
