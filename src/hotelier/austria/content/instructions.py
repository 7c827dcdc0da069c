"""L5: the instruction cards of an automaton, and which of their icons count at a difficulty."""

from typing import Final

from hotelier.austria.content import solo_rows
from hotelier.austria.content.components import COLOUR_NAMES, NONE
from hotelier.core.content import Row, check_card, check_unique
from hotelier.core.rows import check

BORDERS: Final = {"easy": ("none",), "medium": ("none", "silver"), "hard": ("none", "silver", "gold")}
"""The borders of the icons in use."""
DIFFICULTIES: Final = tuple(BORDERS)
DECK_SIZE: Final = solo_rows.DECK_SIZE
ANY: Final = "any"
COLOURED: Final = "coloured"
"""The die in three colours."""
DIE_COLOURS: Final = ("red", "yellow", "blue")
"""The coloured dice, in the order of the lounge."""
BONUSES: Final = ("objective", "emperor", "vp")

EMPEROR: Final = 0
STAFF: Final = 1
OBJECTIVE: Final = 2
DANCER: Final = 3


class GuestIcon:
    """An icon of the upper section: the colour of the guest, and whether a dancer is sent for it."""

    __slots__ = ("arrows", "border", "colour")

    def __init__(self, row: Row) -> None:
        self.colour = NONE if row["colour"] == ANY else COLOUR_NAMES.index(row["colour"])
        """NONE for white."""
        self.border: str = row["border"]
        self.arrows: int = row.get("arrows", 0)
        """L21: how far away the dancer's ballroom is, 0 without a dancer."""


class Icon:
    """One icon of the lower section: what it does, and how far or on which objective."""

    __slots__ = ("border", "kind", "value")

    def __init__(self, kind: int, value: int, border: str) -> None:
        self.kind = kind
        self.value = value
        """Emperor: steps. Objective: 0, 1, 2 for A, B, C, or NONE for any. Dancer: arrows."""
        self.border = border


class Card:
    """An instruction card."""

    __slots__ = ("coloured", "dice", "guests", "icons", "number", "right_to_left")

    def __init__(self, row: Row) -> None:
        self.number: int = row["id"]
        self.guests = [GuestIcon(guest) for guest in row["guests"]]
        self.dice: list[int] = [value for value in row["die"] if value != COLOURED]
        """The die values shown; none is a question mark."""
        self.coloured = COLOURED in row["die"]
        self.icons = [_icon(icon) for icon in row["extra"]]
        self.right_to_left = row["hand"] == "right_to_left"


def _icon(row: Row) -> Icon:
    if row["do"] == "emperor":
        return Icon(EMPEROR, row["steps"], row["border"])
    if row["do"] == "staff":
        return Icon(STAFF, 0, row["border"])
    if row["do"] == "dancer":
        return Icon(DANCER, row["arrows"], row["border"])
    return Icon(OBJECTIVE, NONE if row["which"] == ANY else "ABC".index(row["which"]), row["border"])


def read_deck(deck: list[Row], where: str) -> list[Card]:
    """The deck of an automaton, checked."""
    for row in deck:
        check_card(row, solo_rows.Instruction, where, "card")
    check_unique(deck, f"{where}: card")
    return [Card(row) for row in deck]


def read_leopold(file: Row, where: str) -> list[Card]:
    """Leopold's cards."""
    check(file, solo_rows.LeopoldFile, where)
    return read_deck(file["leopold"], where)


def read_elisabeth(file: Row, where: str) -> tuple[list[Card], list[dict[str, int]]]:
    """Elisabeth's cards, and what she gets besides a celebrity, by the colour of its die (L30)."""
    check(file, solo_rows.ElisabethFile, where)
    return read_deck(file["elisabeth"], where), [file["celebrity_bonus"][colour] for colour in DIE_COLOURS]
