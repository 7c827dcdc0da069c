"""L5: the instruction cards of an automaton, and which of their icons count at a difficulty."""

from typing import Final

from hotelier.austria.components import COLOUR_NAMES, NONE
from hotelier.core.content import Row, check_range, check_unique, field_of, one_of, only, rows_of
from hotelier.core.errors import BadContent

BORDERS: Final = {"easy": ("none",), "medium": ("none", "silver"), "hard": ("none", "silver", "gold")}
"""The borders of the icons in use."""
DIFFICULTIES: Final = tuple(BORDERS)
HANDS: Final = ("left_to_right", "right_to_left")
DECK_SIZE: Final = 20
ANY: Final = "any"

EMPEROR: Final = 0
STAFF: Final = 1
OBJECTIVE: Final = 2


class Icon:
    """One icon of the lower section: what it does, and how far or on which objective."""

    __slots__ = ("border", "kind", "value")

    def __init__(self, kind: int, value: int, border: str) -> None:
        self.kind = kind
        self.value = value
        """Emperor: steps. Objective: 0, 1, 2 for A, B, C, or NONE for any."""
        self.border = border


class Card:
    """An instruction card."""

    __slots__ = ("dice", "guests", "icons", "number", "right_to_left")

    def __init__(self, row: Row) -> None:
        self.number: int = row["id"]
        self.guests: list[tuple[int, str]] = [
            (NONE if guest["colour"] == ANY else COLOUR_NAMES.index(guest["colour"]), guest["border"])
            for guest in row["guests"]
        ]
        """Colours of the guest icons, NONE for white, with their borders."""
        self.dice: list[int] = row["die"]
        """The die values shown; none is a question mark."""
        self.icons = [_icon(icon) for icon in row["extra"]]
        self.right_to_left = row["hand"] == "right_to_left"


def _icon(row: Row) -> Icon:
    if row["do"] == "emperor":
        return Icon(EMPEROR, row["steps"], row["border"])
    if row["do"] == "staff":
        return Icon(STAFF, 0, row["border"])
    return Icon(OBJECTIVE, NONE if row["which"] == ANY else "ABC".index(row["which"]), row["border"])


def read_deck(file: Row, name: str) -> list[Card]:
    """The deck of an automaton, checked."""
    rows = rows_of(file, name, "solo_decks.json")
    if len(rows) != DECK_SIZE:
        raise BadContent(f"solo_decks.json: {name} has {len(rows)} cards; there must be {DECK_SIZE}")
    for row in rows:
        _check_card(row)
    check_unique(rows, "solo_decks.json: card")
    return [Card(row) for row in rows]


def _check_card(row: Row) -> None:
    where = f"solo_decks.json: card {field_of(row, 'id', 'solo_decks.json: a card', int)}"
    only(row, ("id", "guests", "die", "extra", "hand"), where)
    one_of(row, "hand", HANDS, where)
    for guest in rows_of(row, "guests", where):
        one_of(guest, "colour", (*COLOUR_NAMES, ANY), f"{where}: guests")
        one_of(guest, "border", BORDERS["hard"], f"{where}: guests")
    dice = field_of(row, "die", where, list)
    if any(value not in range(1, 7) for value in dice):
        raise BadContent(f"{where}: die values are 1 to 6")
    for icon in rows_of(row, "extra", where):
        one_of(icon, "do", ("emperor", "staff", "objective"), f"{where}: extra")
        one_of(icon, "border", BORDERS["hard"], f"{where}: extra")
        if icon["do"] == "emperor":
            field_of(icon, "steps", f"{where}: extra", int)
            check_range(icon, ("steps",), f"{where}: extra")
        if icon["do"] == "objective":
            one_of(icon, "which", ("A", "B", "C", ANY), f"{where}: extra")
