"""W20, W21: the celebrities of module 2, as the rules read them."""

from typing import Final, get_args

from hotelier.austria.content.effects import Effect, gives_champagne, read_effects
from hotelier.austria.content.manifests import Manifest
from hotelier.austria.content.rows import BALL
from hotelier.austria.modules.celebrities import rows
from hotelier.core.content import Row, check_card, check_unique
from hotelier.core.errors import BadContent

OCCASIONS: Final[tuple[str, ...]] = get_args(rows.Occasion)
COLOURS: Final = rows.COLOURS


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
        self.effects: tuple[Effect, ...] = read_effects(row.get("effect", []))
        self.exchange: int = row.get("exchange", 0)
        self.more_vp: int = row.get("more_vp", 0)
        self.more_steps: int = row.get("more_steps", 0)
        self.free_rooms: bool = row.get("free_rooms", False)
        self.spare_item: bool = row.get("spare_item", False)


def celebrities_of(tiles: list[Row], modules: tuple[int, ...]) -> list[Celebrity]:
    """Those that can come to a table with these modules."""
    if 2 not in modules:
        return []
    return [Celebrity(row) for row in tiles if row.get("needs", 2) in modules]


def check_manifest(manifest: Manifest) -> None:
    """The tiles of the lounge, the colours of its dice and what a celebrity costs."""
    where = manifest.where
    tiles = manifest.rows("celebrities")
    for row in tiles:
        _check_celebrity(row, where)
    check_unique(tiles, f"{where}: celebrity")
    values: rows.LoungeValues = manifest.values(rows.LoungeValues)
    names = {colour for colour in values["dice"] if colour.isalpha()}
    if len(names) != COLOURS:
        raise BadContent(f"{where}: replaces: 'dice' must be the names of {COLOURS} different colours")
    if sum("needs" not in row for row in tiles) < COLOURS:
        raise BadContent(f"{where}: at least {COLOURS} celebrities must be there without other modules")


def _check_celebrity(row: Row, file: str) -> None:
    where = check_card(row, rows.Celebrity, file, "celebrity", () if "needs" in row else (BALL,))
    if ("when" in row) != ("effect" in row):
        raise BadContent(f"{where}: 'when' and 'effect' go together")
    if row.get("when") == "champagne" and any(map(gives_champagne, read_effects(row["effect"]))):
        raise BadContent(f"{where}: champagne for champagne would never end")
