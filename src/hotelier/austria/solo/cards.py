"""L5: the instruction cards of an automaton, and which of their icons count at a difficulty."""

from typing import Final

from hotelier.austria.rules.components import COLOUR_NAMES, NONE
from hotelier.core.content import Row, check_range, check_unique, field_of, one_of, only, rows_of
from hotelier.core.errors import BadContent

BORDERS: Final = {"easy": ("none",), "medium": ("none", "silver"), "hard": ("none", "silver", "gold")}
"""The borders of the icons in use."""
DIFFICULTIES: Final = tuple(BORDERS)
HANDS: Final = ("left_to_right", "right_to_left")
DECK_SIZE: Final = 20
ANY: Final = "any"

COLOURED: Final = "coloured"
"""The die in three colours."""
MOST_ARROWS: Final = 2
"""Of a dancer: the next ballroom to be scored, or the one after it."""

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


def read_deck(file: Row, name: str, where: str) -> list[Card]:
    """The deck of an automaton, checked."""
    rows = rows_of(file, name, where)
    if len(rows) != DECK_SIZE:
        raise BadContent(f"{where}: {name} has {len(rows)} cards; there must be {DECK_SIZE}")
    for row in rows:
        _check_card(row, where)
    check_unique(rows, f"{where}: card")
    return [Card(row) for row in rows]


def _check_card(row: Row, file: str) -> None:
    where = f"{file}: card {field_of(row, 'id', f'{file}: a card', int)}"
    only(row, ("id", "guests", "die", "extra", "hand"), where)
    one_of(row, "hand", HANDS, where)
    for guest in rows_of(row, "guests", where):
        one_of(guest, "colour", (*COLOUR_NAMES, ANY), f"{where}: guests")
        one_of(guest, "border", BORDERS["hard"], f"{where}: guests")
        if "arrows" in guest:
            check_range(guest, ("arrows",), f"{where}: guests", most=MOST_ARROWS)
    dice = field_of(row, "die", where, list)
    if dice != [COLOURED] and any(value not in range(1, 7) for value in dice):
        raise BadContent(f"{where}: die values are 1 to 6, or {COLOURED!r} alone")
    for icon in rows_of(row, "extra", where):
        one_of(icon, "do", ("emperor", "staff", "objective", "dancer"), f"{where}: extra")
        one_of(icon, "border", BORDERS["hard"], f"{where}: extra")
        if icon["do"] == "emperor":
            field_of(icon, "steps", f"{where}: extra", int)
            check_range(icon, ("steps",), f"{where}: extra")
        if icon["do"] == "objective":
            one_of(icon, "which", ("A", "B", "C", ANY), f"{where}: extra")
        if icon["do"] == "dancer":
            field_of(icon, "arrows", f"{where}: extra", int)
            check_range(icon, ("arrows",), f"{where}: extra", most=MOST_ARROWS)


DIE_COLOURS: Final = ("red", "yellow", "blue")
"""The coloured dice, in the order of the lounge."""
BONUSES: Final = ("objective", "emperor", "vp")


def read_bonuses(file: Row, where: str) -> list[dict[str, int]]:
    """L30: what she gets besides a celebrity, by the colour of its die."""
    rows = field_of(file, "celebrity_bonus", where, dict)
    only(rows, DIE_COLOURS, f"{where}: celebrity_bonus")
    for colour in DIE_COLOURS:
        bonus = field_of(rows, colour, f"{where}: celebrity_bonus", dict)
        only(bonus, BONUSES, f"{where}: celebrity_bonus: {colour}")
        check_range(bonus, BONUSES, f"{where}: celebrity_bonus: {colour}")
    return [rows[colour] for colour in DIE_COLOURS]
