"""K4: the layout of a hotel board and its groups."""

from typing import Final

from hotelier.austria.content.components import (
    ALL_SPACES,
    COLUMN_MASKS,
    COLUMNS,
    FLOOR_MASKS,
    FLOORS,
    ROOM_COLOURS,
    SPACES,
    neighbours,
)
from hotelier.core.errors import BadContent

LETTERS: Final = "BRY"
GROUPS: Final = 10
LARGEST_GROUP: Final = 4


class Board:
    """A layout: fixed, shared by all games that use it."""

    __slots__ = ("colour", "colour_of", "group_of", "groups", "home", "name")

    def __init__(self, name: str, rows_bottom_to_top: list[str]) -> None:
        self.name = name
        letters = "".join(rows_bottom_to_top)
        self.colour_of = [LETTERS.index(letter) for letter in letters]
        self.colour = [
            sum(1 << space for space in range(SPACES) if self.colour_of[space] == colour)
            for colour in range(ROOM_COLOURS)
        ]
        self.home = [*self.colour, ALL_SPACES]
        """Where guests of each colour may sleep: tourists anywhere (K5)."""
        self.groups: list[int] = []
        self.group_of = [-1] * SPACES
        for space in range(SPACES):
            if self.group_of[space] == -1:
                self._grow_group(space)

    def _grow_group(self, space: int) -> None:
        group = 1 << space
        same_colour = self.colour[self.colour_of[space]]
        while (grown := group | neighbours(group) & same_colour) != group:
            group = grown
        for each in range(SPACES):
            if group >> each & 1:
                self.group_of[each] = len(self.groups)
        self.groups.append(group)

    def whole_groups(self, occupied: int) -> int:
        """How many groups are fully occupied."""
        return sum(1 for group in self.groups if group & occupied == group)

    def whole_colours(self, occupied: int) -> int:
        """How many colours have all their rooms occupied."""
        return sum(1 for colour in self.colour if colour & occupied == colour)


def whole_floors(occupied: int) -> int:
    """How many floors are fully occupied."""
    return sum(1 for floor in FLOOR_MASKS if floor & occupied == floor)


def whole_columns(occupied: int) -> int:
    """How many columns are fully occupied."""
    return sum(1 for column in COLUMN_MASKS if column & occupied == column)


def check_board(name: str, rows: object, where: str) -> Board:
    """A board from its rows, or BadContent."""
    if (
        not isinstance(rows, list)
        or len(rows) != FLOORS
        or any(not isinstance(row, str) or len(row) != COLUMNS or set(row) - set(LETTERS) for row in rows)
    ):
        raise BadContent(f"{where}: board {name} must be {FLOORS} rows of {COLUMNS} letters B, R, Y")
    board = Board(name, rows)
    sizes = [group.bit_count() for group in board.groups]
    if len(sizes) != GROUPS or max(sizes) > LARGEST_GROUP:
        raise BadContent(
            f"{where}: board {name} has groups of {sorted(sizes)} rooms; "
            f"there must be {GROUPS} of 1 to {LARGEST_GROUP}"
        )
    return board
