"""Write the facts that the page prints on cards, and their types: `python web/scripts/content.py`.

The engine's content files are the one source; the page gets what it draws, without sources and English
meanings (the page has words of its own in five languages). Rows keep their overrides of the first edition.
Types are made from the rows that the engine declares and from what is put together here.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any, TypedDict, get_args

from hotelier.austria.content import rows
from hotelier.austria.modules.ballrooms import rows as ballrooms
from hotelier.austria.modules.ballrooms.places import ROW_NAMES
from hotelier.austria.modules.celebrities import rows as celebrities
from hotelier.austria.modules.hotels import rows as hotels
from hotelier.austria.modules.manifests import MODULES
from hotelier.austria.rules.board import Board as Layout
from hotelier.austria.rules.components import SPACES, space_name, spaces_in
from hotelier.austria.solo import rows as solo
from hotelier.overbooking.content import rows as overbooking_rows
from hotelier.wire.rows import content_types

Row = dict[str, Any]

FOLDER = Path(__file__).resolve().parent.parent / "src" / "content"
COLOURS: tuple[rows.RoomColour, ...] = get_args(rows.RoomColour)
ONLY_FOR_READERS = ("source", "meaning", "name", "id")
HEAD = """\
// Made by web/scripts/content.py from the rows.py of every game and module: change those.

"""


# What the page gets ------------------------------------------------------------------------------


class Board(TypedDict):
    """A layout; `groups_paid` of a view counts the groups in the engine's order."""

    colours: dict[str, rows.RoomColour]
    groups: list[list[str]]


class Austria(TypedDict):
    """austria.json"""

    guests: dict[str, rows.Guest]
    promo: list[int]
    staff: dict[str, rows.Staff]
    intro_sets: dict[str, list[int]]
    objectives: dict[str, rows.Objective]
    claim_vp: list[int]
    tiles: dict[str, rows.Tile]
    track_vp: list[int]
    steps_back: list[int]
    floor_costs: list[int]
    vp_icons: dict[str, int]
    occupancy_bonus: rows.GroupVp
    queue_costs: list[int]
    boards: dict[str, Board]
    leopold: dict[str, solo.Instruction]


class RowCost(TypedDict):
    """Champagne for each row of a ballroom."""

    bottom: int
    middle: int
    top: int
    stand_in: list[str]


class RowSpaces(TypedDict):
    """How many spaces a row has beyond the number of seats."""

    beyond_seats: int
    stand_in: list[str]


class CelebrityCost(TypedDict):
    """What a celebrity costs."""

    krones: int
    stand_in: list[str]


class Key(TypedDict):
    """What the skeleton key gives."""

    krones: int
    emperor: int
    stand_in: list[str]


class Waltz(TypedDict):
    """waltz.json; entrances of the automata say that they are `solo`."""

    guests: dict[str, rows.Guest]
    staff: dict[str, rows.Staff]
    objectives: dict[str, rows.Objective]
    tiles: dict[str, rows.Tile]
    ballrooms: dict[str, ballrooms.Ballroom]
    row_cost: RowCost
    row_spaces: RowSpaces
    dancers: int
    rehearsal: dict[str, ballrooms.RehearsalRoom]
    celebrities: dict[str, celebrities.Celebrity]
    celebrity_cost: CelebrityCost
    entrances: dict[str, hotels.Entrance | solo.SoloEntrance]
    dove: dict[str, hotels.Token]
    key: Key
    celebrity_bonus: solo.CelebrityBonuses
    elisabeth: dict[str, solo.Instruction]


class HotelSide(TypedDict):
    """A side of a hotel card."""

    beds: int
    rule: overbooking_rows.Rule
    stand_in: bool


class Overbooking(TypedDict):
    """overbooking.json"""

    houses: list[str]
    types: list[str]
    coins: dict[str, list[int]]
    hotels: dict[str, HotelSide]
    bonus: dict[str, dict[str, int]]


# How it is put together --------------------------------------------------------------------------


def read(game: str, file: str) -> Row:
    """A content file of the engine."""
    text = (files(f"hotelier.{game}") / "content" / f"{file}.json").read_text(encoding="utf-8")
    content: Row = json.loads(text)
    return content


def without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_words(each) for key, each in value.items() if key not in ONLY_FOR_READERS}
    return value


def by_id(cards: list[Row]) -> Row:
    return {str(row["id"]): without_words(row) for row in cards}


def board(name: str, letters: list[str]) -> Board:
    """The colour of every space, and the groups in the engine's order."""
    layout = Layout(name, letters)
    return {
        "colours": {space_name(n): COLOURS[layout.colour_of[n]] for n in range(SPACES)},
        "groups": [[space_name(n) for n in spaces_in(group)] for group in layout.groups],
    }


def austria() -> Austria:
    guests = read("austria", "guests")
    staff = read("austria", "staff")
    objectives = read("austria", "objectives")
    emperor = read("austria", "emperor")
    boards = read("austria", "boards")
    return {
        "guests": by_id(guests["cards"] + guests["promo"]),
        "promo": [row["id"] for row in guests["promo"]],
        "staff": by_id(staff["cards"]),
        "intro_sets": staff["intro_sets"],
        "objectives": by_id(objectives["cards"]),
        "claim_vp": objectives["vp"],
        "tiles": by_id(emperor["cards"]),
        "track_vp": emperor["track_vp"],
        "steps_back": emperor["steps_back"],
        "floor_costs": boards["floor_costs"],
        "vp_icons": boards["vp_icons"],
        "occupancy_bonus": boards["occupancy_bonus"],
        "queue_costs": boards["queue_costs"],
        "boards": {name: board(name, letters) for name, letters in boards["rows"].items()},
        "leopold": by_id(read("austria", "solo_decks")["leopold"]),
    }


def waltz() -> Waltz:
    """The five modules: their cards beside those of the base game, and the parts that only they know."""
    modules = [read("austria", f"module_{module}") for module in MODULES]
    ball, lounge, key = (modules[place]["replaces"] for place in (0, 1, 3))
    bottom, middle, top = ball["champagne_costs"]
    ours = [module.get("stand_in", []) for module in modules]
    elisabeth = read("austria", "elisabeth")

    def added(*kinds: str) -> Row:
        return by_id([row for module in modules for kind in kinds for row in module["adds"].get(kind, [])])

    return {
        "guests": added("guests"),
        "staff": added("staff", "promo_staff"),
        "objectives": added("objectives"),
        "tiles": added("emperor"),
        "ballrooms": added("ballrooms"),
        "row_cost": {
            "bottom": bottom,
            "middle": middle,
            "top": top,
            "stand_in": [*ROW_NAMES] if "champagne_costs" in ours[0] else [],
        },
        "row_spaces": {
            "beyond_seats": ball["spaces_beyond_seats"],
            "stand_in": ["beyond_seats"] if "spaces_beyond_seats" in ours[0] else [],
        },
        "dancers": ball["dancers"],
        "rehearsal": added("rehearsal_rooms"),
        "celebrities": added("celebrities"),
        "celebrity_cost": {"krones": lounge["cost"], "stand_in": ["krones"] if "cost" in ours[1] else []},
        "entrances": added("entrances")
        | {name: {**row, "solo": True} for name, row in added("solo_entrances").items()},
        "dove": added("dove_tokens"),
        "key": {"krones": key["krones"], "emperor": key["emperor"], "stand_in": ours[3]},
        "celebrity_bonus": elisabeth["celebrity_bonus"],
        "elisabeth": by_id(elisabeth["elisabeth"]),
    }


def overbooking() -> Overbooking:
    cards = read("overbooking", "cards")
    sides = read("overbooking", "hotels")
    return {
        "houses": cards["houses"],
        "types": [row["name"] for row in cards["types"]],
        "coins": cards["coins"],
        "hotels": {
            row["id"]: {"beds": row["beds"], "rule": row["rule"], "stand_in": row["source"] == "stand-in"}
            for row in sides["hotels"]
        },
        "bonus": sides["bonus"],
    }


def types() -> str:
    """The types of all that the page gets."""
    modules = [rows, ballrooms, celebrities, hotels, solo, overbooking_rows]
    return HEAD + content_types([Austria, Waltz, Overbooking], modules, ONLY_FOR_READERS)


def texts() -> dict[str, str]:
    """The files of the page, by name: a row to a line, so that a change reads well."""
    games: dict[str, Any] = {"austria": austria(), "waltz": waltz(), "overbooking": overbooking()}
    return {**{f"{name}.json": lines(content) for name, content in games.items()}, "types.ts": types()}


def lines(content: Row) -> str:
    parts = []
    for key, value in content.items():
        if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            each = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
            parts.append(f"  {json.dumps(key)}: {{\n{each}\n  }}")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
