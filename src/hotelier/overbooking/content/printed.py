"""The printed values of Overbooking, read and checked; a content pack replaces stand-ins."""

from importlib.resources.abc import Traversable
from typing import get_args

from hotelier.core.content import OWN, ContentId, Row, check_card, check_pack, check_unique, row_of_id
from hotelier.core.errors import BadContent
from hotelier.core.rows import check
from hotelier.files import read_content
from hotelier.overbooking.content import rows
from hotelier.overbooking.content.components import HOUSES, TYPES

FILES = ("cards", "hotels")
RULES: tuple[str, ...] = get_args(rows.Rule)
BONUSES: tuple[str, ...] = get_args(rows.BonusTable)
HOTEL_CARDS = 8


class Printed:
    """All printed values of the game."""

    def __init__(self, files: dict[str, Row], name: str = OWN) -> None:
        check(files["cards"], rows.CardsFile, "cards.json")
        check(files["hotels"], rows.HotelsFile, "hotels.json")
        self.files = files
        self.content = ContentId(name, files)
        self.sources: dict[str, Row] = {file: files[file]["source"] for file in FILES}
        self.houses: list[str] = files["cards"]["houses"]
        self.types: list[Row] = files["cards"]["types"]
        self.hotels: list[Row] = files["hotels"]["hotels"]
        self.names: Row = files["cards"]["names"]
        self._check(files["cards"]["coins"])
        self.coins: list[int] = [coins for house in self.houses for coins in files["cards"]["coins"][house]]
        """The coins of the 24 cards of a deck."""
        self.bonus = {"none": [0] * (TYPES + 1)} | {
            name: [table.get(str(count), 0) for count in range(TYPES + 1)]
            for name, table in files["hotels"]["bonus"].items()
        }
        """The bonus by number of collected cards of a house, for 0 to 6 cards."""

    def _check(self, coins: Row) -> None:
        if len(set(self.houses)) != HOUSES:
            raise BadContent(f"cards.json: there must be {HOUSES} different houses")
        for house in (*coins, *self.houses):
            if house not in coins or house not in self.houses:
                allowed = ", ".join(self.houses)
                raise BadContent(f"cards.json: coins: {house!r}; there must be those of: {allowed}")
        if [row["beds"] for row in self.types] != list(range(1, TYPES + 1)):
            raise BadContent(f"cards.json: types must need 1 to {TYPES} beds, in this order")
        for row in self.hotels:
            check_card(row, rows.Hotel, "hotels.json", "hotel")
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
    check_pack(pack, "overbooking", rows.Pack)
    where = f"content pack {pack['name']!r}"
    if "coins" in pack:
        coins = pack["coins"]
        rest = [house for house in files["cards"]["houses"] if house not in coins]
        files["cards"]["coins"].update(coins)
        files["cards"]["source"]["coins"] = f"{where}; stand-in for {', '.join(rest)}" if rest else where
    if "hotels" in pack:
        _replace_hotels(files["hotels"]["hotels"], pack["hotels"], where)
    return Printed(files, pack["name"])


def _replace_hotels(hotels: list[Row], given: list[Row], where: str) -> None:
    for row in given:
        row_of_id(hotels, row.get("id"), f"{where}: hotels").update(row | {"source": where})
