"""Write the facts that the page prints on cards: `python web/scripts/content.py`.

The engine's content files are the one source; the page gets what it draws, without sources and English
meanings (the page has words of its own in five languages). Rows keep their overrides of the first edition.
"""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from hotelier.austria.modules.manifests import MODULES
from hotelier.austria.rules.board import Board
from hotelier.austria.rules.components import COLOUR_NAMES, ROW_NAMES, SPACES, space_name, spaces_in

Row = dict[str, Any]

FOLDER = Path(__file__).resolve().parent.parent / "src" / "content"
ONLY_FOR_READERS = ("source", "meaning", "name", "id")


def read(game: str, file: str) -> Row:
    """A content file of the engine."""
    text = (files(f"hotelier.{game}") / "content" / f"{file}.json").read_text(encoding="utf-8")
    content: Row = json.loads(text)
    return content


def without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_words(each) for key, each in value.items() if key not in ONLY_FOR_READERS}
    return value


def by_id(rows: list[Row]) -> Row:
    return {str(row["id"]): without_words(row) for row in rows}


def board(name: str, rows: list[str]) -> Row:
    """The colour of every space, and the groups in the engine's order."""
    layout = Board(name, rows)
    return {
        "colours": {space_name(n): COLOUR_NAMES[layout.colour_of[n]] for n in range(SPACES)},
        "groups": [[space_name(n) for n in spaces_in(group)] for group in layout.groups],
    }


def austria() -> Row:
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
        "boards": {name: board(name, rows) for name, rows in boards["rows"].items()},
        "leopold": by_id(read("austria", "solo_decks")["leopold"]),
    }


def waltz() -> Row:
    """The five modules: their cards beside those of the base game, and the parts that only they know."""
    modules = [read("austria", f"module_{module}") for module in MODULES]
    ball, lounge, key = (modules[place]["replaces"] for place in (0, 1, 3))
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
        "row_cost": dict(zip(ROW_NAMES, ball["champagne_costs"], strict=True))
        | {"stand_in": [*ROW_NAMES] if "champagne_costs" in ours[0] else []},
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
        "key": {**key, "stand_in": ours[3]},
        "celebrity_bonus": elisabeth["celebrity_bonus"],
        "elisabeth": by_id(elisabeth["elisabeth"]),
    }


def overbooking() -> Row:
    cards = read("overbooking", "cards")
    hotels = read("overbooking", "hotels")
    return {
        "houses": cards["houses"],
        "types": [row["name"] for row in cards["types"]],
        "coins": cards["coins"],
        "hotels": {
            row["id"]: {"beds": row["beds"], "rule": row["rule"], "stand_in": row["source"] == "stand-in"}
            for row in hotels["hotels"]
        },
        "bonus": hotels["bonus"],
    }


def texts() -> dict[str, str]:
    """The files of the page, by name: a row to a line, so that a change reads well."""
    games = {"austria": austria(), "waltz": waltz(), "overbooking": overbooking()}
    return {f"{name}.json": lines(content) for name, content in games.items()}


def lines(content: Row) -> str:
    parts = []
    for key, value in content.items():
        if isinstance(value, dict) and any(isinstance(each, dict) for each in value.values()):
            rows = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
            parts.append(f"  {json.dumps(key)}: {{\n{rows}\n  }}")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
