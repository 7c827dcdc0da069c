"""W40, W41: the entrances of module 3 as printed, each with the few words that it knows."""

from collections.abc import Callable
from typing import Any, Final

from hotelier.austria.modules.manifests import Manifest
from hotelier.austria.rules.components import (
    COLOUR_NAMES,
    ENTRANCES,
    MONEY_LIMIT,
    NONE,
    ROOM_COLOURS,
    ROUNDS,
)
from hotelier.austria.rules.effects import Effect, read_effects, read_effects_without_ball
from hotelier.core.content import (
    Row,
    check_range,
    check_stand_in,
    check_true,
    check_unique,
    field_of,
    numbers_of,
    only,
)
from hotelier.core.errors import BadContent

SUMS: Final = range(2, 13)
LARGEST_GROUP: Final = 4
TOKENS: Final = 5
COLOURS: Final = COLOUR_NAMES[:ROOM_COLOURS]
EFFECTS: Final = ("gift", "then", "staff_played", "alone")
NUMBERS: Final = (
    "more_rooms",
    "free_rooms",
    "more_guests",
    "more_tables",
    "cards",
    "tiles_each",
    "guests_in_turn",
)
FLAGS: Final = ("tokens", "shift", "double_rows")
BEGINNERS: Final = ("start", "others", "alone")
"""Who begins with how many krones; alone is a single player against an automaton (L40)."""
MODULES_NEEDED: Final = (1,)
LISTS: Final = {"guests_vp": 6, "claim_vp": ROUNDS, "objectives_vp": 7, "tile_steps": 3}
"""Lists of numbers and their lengths."""
REMEMBERED: Final = ("tokens", "guests_vp", "claim_vp", "tiles_each", "dice_sum")
"""What lies beside an entrance or is counted for it: there is one place for it at the table."""
FEWEST: Final = 4
"""So many players may each want an entrance."""
TABLES: Final = ("occupancy_bonus", "dice_sum", "first_of_group")
FIELDS: Final = ("id", "name", "meaning", "needs", *EFFECTS, *NUMBERS, *FLAGS, *LISTS, *TABLES, "stand_in")

ReadEffects = Callable[[object, str], tuple[Effect, ...]]
AddReward = Callable[[tuple[Effect, ...], Row, int], int]
"""Lays effects beside the rewards of cards: whose they are, how VP are counted; the place among them."""


class Entrance:
    """What an entrance gives when it is gained, and what it changes from then on.

    Effects are places among the rewards of the book, NONE where there are none.
    """

    __slots__ = (
        "alone",
        "cards",
        "claim_vp",
        "dice_sum",
        "double_rows",
        "first_of_group",
        "free_rooms",
        "gift",
        "guests_in_turn",
        "guests_vp",
        "meaning",
        "more_guests",
        "more_rooms",
        "more_tables",
        "name",
        "objectives_vp",
        "occupancy_bonus",
        "shift",
        "staff_played",
        "then",
        "tile_steps",
        "tiles_each",
        "title",
        "tokens",
    )

    def __init__(self, row: Row, add: AddReward) -> None:
        self.name: str = row["id"]
        self.title: str = row["name"]
        self.meaning: dict[str, str] = row["meaning"]
        self.gift = self._reward(row.get("gift", []), add)
        self.cards: int = row.get("cards", 0)
        """Staff cards drawn with the gift."""
        self.then = self._reward(row.get("then", []), add)
        """What comes after the gift and those cards."""
        self.more_rooms: int = row.get("more_rooms", 0)
        """First rooms that may be prepared besides, at normal cost."""
        self.free_rooms: int = row.get("free_rooms", 0)
        self.more_guests: int = row.get("more_guests", 0)
        self.more_tables: int = row.get("more_tables", 0)
        self.tokens: bool = row.get("tokens", False)
        self.tiles_each: int = row.get("tiles_each", 0)
        """How many emperor tiles of each category come with the gift."""
        self.tile_steps: list[int] = row.get("tile_steps", [])
        """How far back one moves to use a tile of each category."""
        bonus = row.get("occupancy_bonus", {})
        self.occupancy_bonus: list[list[int]] = [bonus[colour] for colour in COLOURS if bonus]
        sums = row.get("dice_sum", {})
        self.dice_sum: list[int] = [self._reward(sums[str(total)], add) for total in SUMS if sums]
        """By the sum of both dice, from 2."""
        self.staff_played = self._reward(row.get("staff_played", []), add)
        groups = row.get("first_of_group", {})
        self.first_of_group: list[int] = [self._reward(groups[colour], add) for colour in COLOURS if groups]
        self.guests_in_turn: int = row.get("guests_in_turn", 1)
        self.guests_vp: list[int] = row.get("guests_vp", [])
        """By the number of guests that left in a round."""
        self.claim_vp: list[int] = row.get("claim_vp", [])
        """What an own objective brings in each round."""
        self.objectives_vp: list[int] = row.get("objectives_vp", [])
        self.shift: bool = row.get("shift", False)
        self.double_rows: bool = row.get("double_rows", False)
        self.alone = self._reward(row.get("alone", []), add)
        """For most dancers in a ballroom that is scored, if nobody else has as many."""

    def _reward(self, effects: list[Row], add: AddReward) -> int:
        return (
            add(read_effects(effects, ""), {"kind": "entrance", "entrance": self.name}, ENTRANCES)
            if effects
            else NONE
        )


def in_play(rows: list[Row], modules: tuple[int, ...]) -> list[Row]:
    """The entrances that can be drawn in a game with these modules."""
    return [row for row in rows if all(module in modules for module in row.get("needs", []))]


class Token:
    """A bonus token of the Dove: places among the rewards of the book."""

    __slots__ = ("column", "floor", "name", "number")

    def __init__(self, row: Row, add: AddReward) -> None:
        self.number: int = row["id"]
        self.name: str = row["name"]
        whose = {"kind": "token", "token": self.number}
        self.column = add(read_effects(row["column"], ""), whose, ENTRANCES)
        self.floor = add(read_effects(row["floor"], ""), whose, ENTRANCES)


def check_doors(manifest: Manifest) -> None:
    """BadContent where something of the module cannot be played."""
    where = manifest.where
    krones = field_of(manifest.replaces, "first_krones", where, dict)
    only(krones, BEGINNERS, f"{where}: first_krones")
    for who in BEGINNERS:
        field_of(krones, who, f"{where}: first_krones", int)
    check_range(krones, BEGINNERS, f"{where}: first_krones", least=0, most=MONEY_LIMIT)
    entrances = manifest.rows("entrances")
    tokens = manifest.rows("dove_tokens")
    for row in entrances:
        _check_entrance(row, where)
    for row in tokens:
        _check_token(row, where)
    check_unique(entrances, f"{where}: entrance")
    check_unique(tokens, f"{where}: token")
    if len(tokens) != TOKENS:
        raise BadContent(f"{where}: there must be {TOKENS} dove_tokens")
    if len(in_play(entrances, (3,))) < FEWEST:
        raise BadContent(f"{where}: at least {FEWEST} entrances must need no other module")
    for word in REMEMBERED:
        owners = [row["id"] for row in entrances if word in row]
        if len(owners) > 1:
            raise BadContent(f"{where}: only one entrance can have {word!r}, not {' and '.join(owners)}")


def _check_entrance(row: Row, file: str) -> None:
    where = f"{file}: entrance {field_of(row, 'id', f'{file}: an entrance', str)}"
    only(row, FIELDS, where)
    check_stand_in(row, where)
    field_of(row, "name", where, str)
    meaning = field_of(row, "meaning", where, dict)
    for part in ("gift", "effect"):
        field_of(meaning, part, f"{where}: meaning", str)
    for module in field_of(row, "needs", where, list) if "needs" in row else ():
        if module not in MODULES_NEEDED:
            raise BadContent(f"{where}: 'needs' names {module!r}; an entrance can only need module 1")
    read = read_effects if row.get("needs") else read_effects_without_ball
    for word in EFFECTS:
        read(row.get(word, []), f"{where}: {word}")
    check_range(row, NUMBERS, where, most=9)
    check_range(row, ("more_tables",), where, most=1)
    check_true(row, FLAGS, where)
    for word, length in LISTS.items():
        if word in row:
            numbers_of(row, word, where, length)
    if ("tiles_each" in row) != ("tile_steps" in row):
        raise BadContent(f"{where}: 'tiles_each' and 'tile_steps' go together")
    beside = [word for word in REMEMBERED if word in row]
    if len(beside) > 1:
        raise BadContent(
            f"{where}: only one of {', '.join(REMEMBERED)} is possible, not {' and '.join(beside)}"
        )
    for word in TABLES:
        if word in row:
            _check_table(word, field_of(row, word, where, dict), f"{where}: {word}", read)


def _check_table(word: str, table: dict[str, Any], where: str, read: ReadEffects) -> None:
    """What depends on a colour or on the sum of two dice: there is a row for each."""
    keys = tuple(str(total) for total in SUMS) if word == "dice_sum" else COLOURS
    only(table, keys, where)
    for key in keys:
        if word == "occupancy_bonus":
            numbers_of(table, key, where, LARGEST_GROUP)
        else:
            read(field_of(table, key, where, list), f"{where}: {key}")


def _check_token(row: Row, file: str) -> None:
    where = f"{file}: token {field_of(row, 'id', f'{file}: a token', int)}"
    only(row, ("id", "name", "column", "floor", "stand_in"), where)
    check_stand_in(row, where)
    field_of(row, "name", where, str)
    for half in ("column", "floor"):
        read_effects_without_ball(field_of(row, half, where), f"{where}: {half}")
