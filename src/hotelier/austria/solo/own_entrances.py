"""L41-L44: the own entrances of an automaton, as printed."""

from hotelier.austria.components import SPACES, space_name
from hotelier.austria.solo.parts import ENTRANCES
from hotelier.core.content import Row, check_range, check_stand_in, field_of, numbers_of, only
from hotelier.core.errors import BadContent

STAR_ROWS = 3
FIELDS: dict[str, tuple[str, ...]] = {
    "hautel_couture": ("guest_vp", "supply"),
    "nine_stars": ("rows", "spaces"),
    "sushi_resort": ("spaces", "vp", "krones"),
    "toll_bridge": ("vp", "krones", "else_vp"),
}
"""The values that each of them has."""


class OwnEntrances:
    """All values of the four."""

    def __init__(self, rows: list[Row], where: str) -> None:
        if [row.get("id") for row in rows] != list(ENTRANCES):
            raise BadContent(f"{where}: solo_entrances must be {', '.join(ENTRANCES)}, in this order")
        for row in rows:
            _check(row, f"{where}: solo entrance {row['id']}")
        self.names: list[str] = [row["name"] for row in rows]
        couture, stars, sushi, toll = rows
        self.guest_vp: list[int] = couture["guest_vp"]
        """L41: guests of these VP sit in its café."""
        self.supply: int = couture["supply"]
        """L41: how many items lie beside the board."""
        self.star_rows: list[int] = stars["rows"]
        """L42: the VP of each row of the track."""
        self.star_spaces: int = stars["spaces"]
        """L42: spaces of the track in a row."""
        self.sushi_spaces = spaces_of(sushi["spaces"], f"{where}: solo entrance sushi_resort")
        self.sushi_vp: int = sushi["vp"]
        self.sushi_krones: int = sushi["krones"]
        self.toll_vp: int = toll["vp"]
        self.toll_krones: int = toll["krones"]
        self.toll_lost: int = toll["else_vp"]


def _check(row: Row, where: str) -> None:
    only(row, ("id", "name", "meaning", *FIELDS[row["id"]], "stand_in"), where)
    check_stand_in(row, where)
    field_of(row, "name", where, str)
    field_of(row, "meaning", where, str)
    for name in FIELDS[row["id"]]:
        value = field_of(row, name, where)
        if name == "guest_vp":
            numbers_of(row, name, where, len(value))
        elif name == "rows":
            numbers_of(row, name, where, STAR_ROWS)
        elif type(value) is not list:
            check_range(row, (name,), where)


def spaces_of(names: object, where: str) -> int:
    """Spaces of a board by their names, as a mask."""
    known = [space_name(space) for space in range(SPACES)]
    if not isinstance(names, list) or any(name not in known for name in names):
        raise BadContent(f"{where}: 'spaces' is {names!r}; it must name spaces such as '2a'")
    return sum(1 << known.index(name) for name in names)
