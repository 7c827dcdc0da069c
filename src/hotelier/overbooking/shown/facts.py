"""The facts on the cards: what the page prints, without sources and English words; it has its own."""

from typing import TypedDict

from hotelier.core.content import changed_fields
from hotelier.core.game import Json
from hotelier.overbooking.content.book import own_book
from hotelier.overbooking.content.components import TYPES
from hotelier.overbooking.content.printed import Printed, read_printed
from hotelier.overbooking.content.rows import Rule


class HotelSide(TypedDict):
    """A side of a hotel card."""

    beds: int
    rule: Rule
    stand_in: bool


class Overbooking(TypedDict):
    """overbooking.json"""

    houses: list[str]
    types: list[str]
    coins: dict[str, list[int]]
    hotels: dict[str, HotelSide]
    bonus: dict[str, dict[str, int]]


def facts(pack: Json | None = None) -> Json:
    """All facts of this game, with the values of a content pack."""
    printed = own_book().printed if pack is None else read_printed(pack=pack)
    return {"overbooking": table_facts(printed)}


def table_facts(printed: Printed) -> Overbooking:
    return {
        "houses": printed.houses,
        "types": [row["name"] for row in printed.types],
        "coins": printed.files["cards"]["coins"],
        "hotels": {
            row["id"]: {"beds": row["beds"], "rule": row["rule"], "stand_in": row["source"] == "stand-in"}
            for row in printed.hotels
        },
        "bonus": printed.files["hotels"]["bonus"],
    }


def differences(pack: Json, options: Json | None = None) -> list[Json]:
    """The values of a pack that differ from ours; they count with all options."""
    box, given = own_book().printed, read_printed(pack=pack)
    found = []
    for house in box.houses:
        found += changed_fields("coins", house, coins_of(box, house), coins_of(given, house))
    for row, other in zip(box.hotels, given.hotels, strict=True):
        found += changed_fields("hotels", row["id"], row, other)
    return found


def coins_of(printed: Printed, house: str) -> Json:
    """The coins of the cards of a house by the beds that they need."""
    return {str(beds): printed.files["cards"]["coins"][house][beds - 1] for beds in range(1, TYPES + 1)}
