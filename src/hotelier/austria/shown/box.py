"""The box as a content editor shows it: every part that a pack can change, what it holds, and its forms."""

from typing import Any, Final, get_args, get_type_hints

from hotelier.austria.content import rows
from hotelier.austria.content import solo_rows as solo
from hotelier.austria.content.book import own_printed
from hotelier.austria.content.manifests import FOLDERS, MODULES, Manifest
from hotelier.austria.shown.facts import cards_of
from hotelier.core.forms import forms_of
from hotelier.core.game import Json
from hotelier.files import has_part, part_of

DECLARED: Final[dict[str, Any]] = {
    "guests": rows.Guest,
    "staff": rows.Staff,
    "objectives": rows.Objective,
    "emperor": rows.Tile,
}
"""Cards; modules add parts of their own below."""
VALUES: Final[dict[int, Any]] = {}
"""The rules of modules that are values."""
for _number in MODULES:
    if has_part(FOLDERS[_number], "rows"):
        _rows = part_of(FOLDERS[_number], "rows")
        DECLARED.update(getattr(_rows, "PARTS", {}))
        VALUES[_number] = _rows.VALUES
SOLO: Final = {get_args(get_type_hints(each)["id"])[0]: each for each in get_args(solo.SoloEntrance)}
"""The automaton's entrances: each has fields of its own."""


def box() -> list[Json]:
    """The parts of the box: a pack holds those of the shape `rows` as lists of cards, `values` by id."""
    printed = own_printed()
    parts = [
        _part(part, "rows", cards_of(printed, part, MODULES, promo=True), declared)
        for part, declared in DECLARED.items()
    ]
    alone = [
        _part("solo_entrances", "rows", [row], SOLO[row["id"]])
        for row in cards_of(printed, "solo_entrances", MODULES, promo=True)
    ]
    values = [
        _part("modules", "values", [_values_of(printed.manifests[module])], declared)
        for module, declared in VALUES.items()
    ]
    return [*parts, *alone, *values]


def _values_of(manifest: Manifest) -> Json:
    return {"id": str(manifest.module), "stand_in": manifest.stand_in, **manifest.replaces}


def _part(part: str, shape: str, cards: list[Json], declared: Any) -> Json:
    """Cards that have the same fields, with our values of all that a pack may give."""
    forms = forms_of(declared)
    rows = [
        {
            "id": row["id"],
            "values": {name: row[name] for name in forms if name in row},
            "stand_in": row.get("stand_in", []),
        }
        for row in cards
    ]
    return {"part": part, "shape": shape, "forms": forms, "rows": rows}
