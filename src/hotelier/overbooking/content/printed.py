"""The printed values of Overbooking, read and checked; a content pack replaces stand-ins."""

from importlib.resources.abc import Traversable
from typing import Any

from hotelier.core.content import (
    OWN,
    ContentId,
    Row,
    check_pack,
    check_unique,
    field_of,
    numbers_of,
    one_of,
    only,
    row_of_id,
    rows_of,
)
from hotelier.core.errors import BadContent
from hotelier.files import read_content
from hotelier.overbooking.rules.components import HOUSES, TYPES

FILES = ("cards", "hotels")
PACKED = ("coins", "hotels")
"""What a content pack may give: the coins of houses, and hotels by the id of their side."""
BONUSES = ("beginner", "expert")
HOTEL_CARDS = 8
MOST_COINS = 9
MOST_BEDS = 30

RULES = (
    "none",
    "small_groups",
    "large_groups",
    "first_face_up",
    "second_face_up",
    "monks_first",
    "soldiers_first",
    "no_soldiers",
    "no_back_door",
    "two_houses",
)


class Printed:
    """All printed values of the game."""

    def __init__(self, files: dict[str, Row], name: str = OWN) -> None:
        self.content = ContentId(name, files)
        self.sources: dict[str, Row] = {
            file: field_of(files[file], "source", f"{file}.json", dict) for file in FILES
        }
        self.houses: list[str] = field_of(files["cards"], "houses", "cards.json", list)
        self.types = rows_of(files["cards"], "types", "cards.json")
        self.coins = self._coins(field_of(files["cards"], "coins", "cards.json", dict))
        """The coins of the 24 cards of a deck."""
        self.hotels = rows_of(files["hotels"], "hotels", "hotels.json")
        self.bonus = _bonus(field_of(files["hotels"], "bonus", "hotels.json", dict))
        self.names: dict[str, Any] = field_of(files["cards"], "names", "cards.json", dict)
        self._check()

    def _coins(self, by_house: Row) -> list[int]:
        only(by_house, tuple(self.houses), "cards.json: coins")
        coins: list[int] = []
        for house in self.houses:
            of_house = numbers_of(by_house, house, "cards.json: coins", TYPES)
            if max(of_house) > MOST_COINS:
                raise BadContent(f"cards.json: coins: {house}: a card shows at most {MOST_COINS} coins")
            coins += of_house
        return coins

    def _check(self) -> None:
        if len(self.houses) != HOUSES or len(set(self.houses)) != HOUSES:
            raise BadContent(f"cards.json: there must be {HOUSES} different houses")
        if [row.get("beds") for row in self.types] != list(range(1, TYPES + 1)):
            raise BadContent(f"cards.json: types must need 1 to {TYPES} beds, in this order")
        for row in self.types:
            field_of(row, "name", "cards.json: types", str)
        for row in self.hotels:
            _check_hotel(row)
        check_unique(self.hotels, "hotels.json: hotel")
        wanted = [f"{card}{side}" for card in range(1, HOTEL_CARDS + 1) for side in "ab"]
        if [row["id"] for row in self.hotels] != wanted:
            raise BadContent(f"hotels.json: the hotels must be {', '.join(wanted)}, in this order")

    def summary(self) -> list[Row]:
        """What is there, how many, and which of its values come from which source."""
        cards = self.sources["cards"]
        hotels = self.sources["hotels"]
        by_source: dict[str, list[str]] = {hotels["rules"]: ["rules"]}
        for row in self.hotels:
            by_source.setdefault(row["source"], []).append(row["id"])
        return [
            {"content": "guest types", "number": TYPES, "sources": {cards["beds"]: ["beds", "names"]}},
            {"content": "houses", "number": HOUSES, "sources": {cards["houses"]: ["houses"]}},
            {"content": "cards of a deck", "number": TYPES * HOUSES, "sources": {cards["deck"]: ["deck"]}},
            {
                "content": "coins of cards",
                "number": len(self.coins),
                "sources": {cards["coins"]: ["coins"]},
            },
            {"content": "sides of hotel cards", "number": len(self.hotels), "sources": by_source},
            {"content": "bonus tables", "number": len(BONUSES), "sources": {hotels["bonus"]: ["bonus"]}},
        ]


def read_printed(folder: Traversable | None = None, pack: Row | None = None) -> Printed:
    """The content of a folder, or that of the package; a content pack replaces values of it."""
    files = read_content("hotelier.overbooking", FILES, folder)
    if pack is None:
        return Printed(files)
    check_pack(pack, "overbooking", PACKED)
    where = f"content pack {pack['name']!r}"
    if "coins" in pack:
        coins = field_of(pack, "coins", where, dict)
        rest = [house for house in files["cards"]["houses"] if house not in coins]
        files["cards"]["coins"].update(coins)
        files["cards"]["source"]["coins"] = f"{where}; stand-in for {', '.join(rest)}" if rest else where
    if "hotels" in pack:
        _replace_hotels(files["hotels"]["hotels"], rows_of(pack, "hotels", where), where)
    return Printed(files, pack["name"])


def _replace_hotels(hotels: list[Row], rows: list[Row], where: str) -> None:
    for row in rows:
        row_of_id(hotels, row.get("id"), f"{where}: hotels").update(row | {"source": where})


def _check_hotel(row: Row) -> None:
    where = f"hotels.json: hotel {field_of(row, 'id', 'hotels.json: a hotel', str)}"
    only(row, ("id", "beds", "rule", "source"), where)
    if not 1 <= field_of(row, "beds", where, int) <= MOST_BEDS:
        raise BadContent(f"{where}: 'beds' is {row['beds']}; allowed are 1 to {MOST_BEDS}")
    one_of(row, "rule", RULES, where)
    field_of(row, "source", where, str)


def _bonus(row: Row) -> dict[str, list[int]]:
    """The bonus by number of collected cards of a house, for 0 to 6 cards."""
    only(row, BONUSES, "hotels.json: bonus")
    tables: dict[str, list[int]] = {"none": [0] * (TYPES + 1)}
    for name in BONUSES:
        table = field_of(row, name, "hotels.json: bonus", dict)
        only(table, tuple(str(count) for count in range(TYPES + 1)), f"hotels.json: bonus: {name}")
        tables[name] = [table.get(str(count), 0) for count in range(TYPES + 1)]
    return tables
