"""L41-L44: the own entrances of an automaton, as printed."""

from typing import Final

from hotelier.austria.content.components import SPACES, space_name
from hotelier.austria.content.solo_rows import SoloEntrance
from hotelier.core.content import Row, check_card
from hotelier.core.errors import BadContent

HAUTEL_COUTURE: Final = 0
NINE_STARS: Final = 1
SUSHI_RESORT: Final = 2
TOLL_BRIDGE: Final = 3
ENTRANCES: Final = ("hautel_couture", "nine_stars", "sushi_resort", "toll_bridge")
SUPPLY: Final = 32
"""Items beside the board are numbered kind by kind, with room for this many of each."""


class SoloEntrances:
    """All values of the four."""

    def __init__(self, rows: list[Row], file: str) -> None:
        if [row.get("id") for row in rows] != list(ENTRANCES):
            raise BadContent(f"{file}: solo_entrances must be {', '.join(ENTRANCES)}, in this order")
        for row in rows:
            check_card(row, SoloEntrance, file, "solo entrance")
        self.ids = ENTRANCES
        self.names: list[str] = [row["name"] for row in rows]
        self.meanings: list[str] = [row["meaning"] for row in rows]
        couture, stars, sushi, toll = rows
        self.guest_vp: list[int] = couture["guest_vp"]
        """L41: guests of these VP sit in its café."""
        self.supply: int = couture["supply"]
        """L41: how many items lie beside the board."""
        self.star_rows: list[int] = stars["rows"]
        """L42: the VP of each row of the track."""
        self.star_spaces: int = stars["spaces"]
        """L42: spaces of the track in a row."""
        self.sushi_spaces = spaces_of(sushi["spaces"], f"{file}: solo entrance sushi_resort")
        self.sushi_vp: int = sushi["vp"]
        self.sushi_krones: int = sushi["krones"]
        self.toll_vp: int = toll["vp"]
        self.toll_krones: int = toll["krones"]
        self.toll_lost: int = toll["else_vp"]


def spaces_of(names: list[str], where: str) -> int:
    """Spaces of a board by their names, as a mask."""
    if len(set(names)) < len(names):
        raise BadContent(f"{where}: 'spaces' is {names!r}; it must name spaces such as '2a', each once")
    return sum(1 << space for space in range(SPACES) if space_name(space) in names)
