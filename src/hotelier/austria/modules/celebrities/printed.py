"""W20, W21: the celebrities as they are printed.

A celebrity gives its `effect` each time that something happens, which `when` names, or changes a rule:

| word | meaning |
|---|---|
| `when` | after a source of `steps`, `krones` or `champagne`, or each `staff` card, `room`, `dancer` |
| `exchange` | once: so many dishes and drinks of the kitchen for as many of other kinds |
| `more_vp`, `more_steps` | so many more from each source |
| `free_rooms` | rooms are prepared for free |
| `spare_item` | orders of two or more items may be completed without one of them |
"""

from typing import Final

from hotelier.austria.modules.manifests import Manifest
from hotelier.austria.rules.effects import Effect, gives_champagne, read_effects, read_effects_without_ball
from hotelier.core.content import (
    Row,
    check_range,
    check_stand_in,
    check_true,
    check_unique,
    field_of,
    one_of,
    only,
)
from hotelier.core.errors import BadContent

OCCASIONS: Final = ("steps", "krones", "champagne", "staff", "room", "dancer")
NUMBERS: Final = ("exchange", "more_vp", "more_steps")
FLAGS: Final = ("free_rooms", "spare_item")
COLOURS: Final = 3
"""W20: as many coloured dice as places in the lounge."""


class Celebrity:
    """A tile of the lounge."""

    __slots__ = (
        "effects",
        "exchange",
        "free_rooms",
        "id",
        "meaning",
        "more_steps",
        "more_vp",
        "name",
        "spare_item",
        "vp",
        "when",
    )

    def __init__(self, row: Row) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.meaning: str = row["meaning"]
        self.vp: int = row["vp"]
        self.when: str = row.get("when", "")
        self.effects: tuple[Effect, ...] = read_effects(row.get("effect", []), "")
        self.exchange: int = row.get("exchange", 0)
        self.more_vp: int = row.get("more_vp", 0)
        self.more_steps: int = row.get("more_steps", 0)
        self.free_rooms: bool = row.get("free_rooms", False)
        self.spare_item: bool = row.get("spare_item", False)


def celebrities_of(rows: list[Row], modules: tuple[int, ...]) -> list[Celebrity]:
    """Those that can come to a table with these modules."""
    if 2 not in modules:
        return []
    return [Celebrity(row) for row in rows if row.get("needs", 2) in modules]


def check_celebrities(manifest: Manifest) -> None:
    """The tiles of the lounge, the colours of its dice and what a celebrity costs."""
    rows = manifest.rows("celebrities")
    replaces = manifest.replaces
    where = manifest.where
    for row in rows:
        _check_celebrity(row, where)
    check_unique(rows, f"{where}: celebrity")
    only(replaces, ("dice", "cost"), f"{where}: replaces")
    colours = field_of(replaces, "dice", f"{where}: replaces", list)
    names = {colour for colour in colours if isinstance(colour, str) and colour.isalpha()}
    if len(colours) != COLOURS or len(names) != COLOURS:
        raise BadContent(f"{where}: replaces: 'dice' must be the names of {COLOURS} different colours")
    field_of(replaces, "cost", f"{where}: replaces", int)
    check_range(replaces, ("cost",), f"{where}: replaces", least=0, most=20)
    if sum("needs" not in row for row in rows) < COLOURS:
        raise BadContent(f"{where}: at least {COLOURS} celebrities must be there without other modules")


def _check_celebrity(row: Row, file: str) -> None:
    where = f"{file}: celebrity {field_of(row, 'id', f'{file}: a celebrity', str)}"
    fields = ("id", "name", "vp", "meaning", "needs", "when", "effect", *NUMBERS, *FLAGS, "stand_in")
    only(row, fields, where)
    for field in ("name", "meaning"):
        field_of(row, field, where, str)
    field_of(row, "vp", where, int)
    check_range(row, ("vp",), where, least=0)
    check_range(row, NUMBERS, where, most=9)
    check_true(row, FLAGS, where)
    check_stand_in(row, where)
    if row.get("needs", 1) != 1:
        raise BadContent(f"{where}: 'needs' is {row['needs']!r}; it is 1, or it is not there")
    if ("when" in row) != ("effect" in row):
        raise BadContent(f"{where}: 'when' and 'effect' go together")
    if "when" in row:
        one_of(row, "when", OCCASIONS, where)
        read = read_effects if "needs" in row else read_effects_without_ball
        effects = read(row["effect"], f"{where}: effect")
        if row["when"] == "champagne" and any(gives_champagne(effect) for effect in effects):
            raise BadContent(f"{where}: champagne for champagne would never end")


def check_key(manifest: Manifest) -> None:
    """W50: what the skeleton key gives."""
    where = f"{manifest.where}: replaces"
    only(manifest.replaces, ("krones", "emperor"), where)
    for field in ("krones", "emperor"):
        field_of(manifest.replaces, field, where, int)
    check_range(manifest.replaces, ("krones", "emperor"), where, least=0, most=13)
