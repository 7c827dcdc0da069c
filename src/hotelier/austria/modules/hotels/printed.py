"""W40, W41: the entrances of module 3 as printed, each with the few words that it knows."""

from collections.abc import Callable
from typing import Final, get_args

from hotelier.austria.content.components import ENTRANCES, NONE
from hotelier.austria.content.effects import Effect, read_effects
from hotelier.austria.content.manifests import Manifest
from hotelier.austria.content.rows import BALL, RoomColour
from hotelier.austria.modules.hotels import rows
from hotelier.core.content import Row, check_card, check_unique
from hotelier.core.errors import BadContent

SUMS: Final[tuple[str, ...]] = get_args(rows.DiceSum)
COLOURS: Final[tuple[str, ...]] = get_args(RoomColour)
TOKENS: Final = 5
REMEMBERED: Final = ("tokens", "guests_vp", "claim_vp", "tiles_each", "dice_sum")
"""What lies beside an entrance or is counted for it: there is one place for it at the table."""
FEWEST: Final = 4
"""The most players there can be: each may want an entrance."""

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
        self.dice_sum: list[int] = [self._reward(sums[total], add) for total in SUMS if sums]
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
            add(read_effects(effects), {"kind": "entrance", "entrance": self.name}, ENTRANCES)
            if effects
            else NONE
        )


def in_play(entrances: list[Row], modules: tuple[int, ...]) -> list[Row]:
    """The entrances that can be drawn in a game with these modules."""
    return [row for row in entrances if all(module in modules for module in row.get("needs", []))]


class Token:
    """A bonus token of the Dove: places among the rewards of the book."""

    __slots__ = ("column", "floor", "name", "number")

    def __init__(self, row: Row, add: AddReward) -> None:
        self.number: int = row["id"]
        self.name: str = row["name"]
        whose = {"kind": "token", "token": self.number}
        self.column = add(read_effects(row["column"]), whose, ENTRANCES)
        self.floor = add(read_effects(row["floor"]), whose, ENTRANCES)


def check_manifest(manifest: Manifest) -> None:
    """BadContent where something of the module cannot be played."""
    where = manifest.where
    manifest.values(rows.EntranceValues)
    entrances = manifest.rows("entrances")
    tokens = manifest.rows("dove_tokens")
    for row in entrances:
        _check_entrance(row, where)
    for row in tokens:
        check_card(row, rows.Token, where, "token", (BALL,))
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
    where = check_card(row, rows.Entrance, file, "entrance", () if row.get("needs") else (BALL,))
    if ("tiles_each" in row) != ("tile_steps" in row):
        raise BadContent(f"{where}: 'tiles_each' and 'tile_steps' go together")
    beside = [word for word in REMEMBERED if word in row]
    if len(beside) > 1:
        raise BadContent(
            f"{where}: only one of {', '.join(REMEMBERED)} is possible, not {' and '.join(beside)}"
        )
