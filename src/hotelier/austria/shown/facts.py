"""The facts on the cards: what the page prints, without sources and English words; it has its own.

Rows keep their overrides of the first edition. `web/scripts/content.py` writes the facts of our own content
into the page; for a table with a content pack the server makes them from the pack.
"""

from typing import Any, TypedDict, get_args

from hotelier.austria.content import rows
from hotelier.austria.content import solo_rows as solo
from hotelier.austria.content.board import Board as Layout
from hotelier.austria.content.book import own_printed
from hotelier.austria.content.components import SPACES, space_name, spaces_in
from hotelier.austria.content.manifests import MODULES, PARTS
from hotelier.austria.content.printed import Printed, layers_of, of_edition, read_printed
from hotelier.austria.modules.ballrooms import rows as ballrooms
from hotelier.austria.modules.ballrooms.places import ROW_NAMES
from hotelier.austria.modules.celebrities import rows as celebrities
from hotelier.austria.modules.hotels import rows as hotels
from hotelier.austria.options import modules_of
from hotelier.core.content import Row, changed_fields
from hotelier.core.game import Json

COLOURS: tuple[rows.RoomColour, ...] = get_args(rows.RoomColour)
ONLY_FOR_READERS = ("source", "meaning", "name", "id")


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


# How it is put together --------------------------------------------------------------------------


def facts(pack: Json | None = None) -> Json:
    """All facts of this game, with the values of a content pack."""
    printed = own_printed() if pack is None else read_printed(pack=pack)
    return {"austria": base_facts(printed), "waltz": waltz_facts(printed)}


def without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_words(each) for key, each in value.items() if key not in ONLY_FOR_READERS}
    return value


def by_id(cards: list[Row]) -> Row:
    return {str(row["id"]): without_words(row) for row in cards}


def board(layout: Layout) -> Board:
    """The colour of every space, and the groups in the engine's order."""
    return {
        "colours": {space_name(n): COLOURS[layout.colour_of[n]] for n in range(SPACES)},
        "groups": [[space_name(n) for n in spaces_in(group)] for group in layout.groups],
    }


def base_facts(printed: Printed) -> Austria:
    boards = printed.files["boards"]
    return {
        "guests": by_id(printed.guests + printed.promo),
        "promo": [row["id"] for row in printed.promo],
        "staff": by_id(printed.staff),
        "intro_sets": printed.intro_sets,
        "objectives": by_id(printed.objectives),
        "claim_vp": printed.claim_vp,
        "tiles": by_id(printed.tiles),
        "track_vp": printed.track_vp,
        "steps_back": printed.steps_back,
        "floor_costs": printed.floor_costs,
        "vp_icons": boards["vp_icons"],
        "occupancy_bonus": boards["occupancy_bonus"],
        "queue_costs": printed.queue_costs,
        "boards": {layout.name: board(layout) for layout in printed.boards},
        "leopold": by_id(printed.files["solo_decks"]["leopold"]),
    }


def waltz_facts(printed: Printed) -> Waltz:
    """The five modules: their cards beside those of the base game, and the parts that only they know."""
    ball, lounge, key = (printed.manifests[module] for module in (1, 2, 4))
    bottom, middle, top = ball.replaces["champagne_costs"]
    elisabeth = printed.files["elisabeth"]

    def added(*kinds: str) -> Row:
        return by_id(
            [row for module in MODULES for kind in kinds for row in printed.manifests[module].rows(kind)]
        )

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
            "stand_in": [*ROW_NAMES] if "champagne_costs" in ball.stand_in else [],
        },
        "row_spaces": {
            "beyond_seats": ball.replaces["spaces_beyond_seats"],
            "stand_in": ["beyond_seats"] if "spaces_beyond_seats" in ball.stand_in else [],
        },
        "dancers": ball.replaces["dancers"],
        "rehearsal": added("rehearsal_rooms"),
        "celebrities": added("celebrities"),
        "celebrity_cost": {
            "krones": lounge.replaces["cost"],
            "stand_in": ["krones"] if "cost" in lounge.stand_in else [],
        },
        "entrances": added("entrances")
        | {name: {**row, "solo": True} for name, row in added("solo_entrances").items()},
        "dove": added("dove_tokens"),
        "key": {
            "krones": key.replaces["krones"],
            "emperor": key.replaces["emperor"],
            "stand_in": key.stand_in,
        },
        "celebrity_bonus": elisabeth["celebrity_bonus"],
        "elisabeth": by_id(elisabeth["elisabeth"]),
    }


# What a content pack has otherwise ---------------------------------------------------------------


def differences(pack: Json, options: Json | None = None) -> list[Json]:
    """The values of a pack that differ from ours: those that count in a game with these options, or all of
    the revised edition."""
    chosen = options or {"promo": True, "modules": ",".join(map(str, MODULES))}
    modules = modules_of(chosen)
    layers = layers_of(str(chosen.get("edition")), str(chosen.get("printing")))
    box, given = own_printed(), read_printed(pack=pack)
    found = []
    for part in ("guests", "staff", "objectives", "emperor", *PARTS):
        theirs = cards_of(given, part, modules, chosen["promo"] is True)
        for row, other in zip(cards_of(box, part, modules, chosen["promo"] is True), theirs, strict=True):
            found += changed_fields(part, row["id"], of_edition(row, layers), of_edition(other, layers))
    for module in modules:
        ours, theirs_too = box.manifests[module].replaces, given.manifests[module].replaces
        found += changed_fields("modules", module, ours, theirs_too)
    return found


def cards_of(printed: Printed, part: str, modules: tuple[int, ...], promo: bool) -> list[Row]:
    """All cards or other things of a kind that can come up in a game."""
    base: dict[str, list[Row]] = {
        "guests": printed.guests + (printed.promo if promo else []),
        "staff": printed.staff,
        "objectives": printed.objectives,
        "emperor": printed.tiles,
    }
    added = printed.added(part, modules) + (printed.added(f"promo_{part}", modules) if promo else [])
    return base.get(part, []) + added
