"""L41-L44: the own entrances of an automaton, as printed."""

from hotelier.austria.rules.components import SPACES, space_name
from hotelier.austria.solo.parts import ENTRANCES
from hotelier.core.content import Row, check_range, check_stand_in, field_of, numbers_of, only
from hotelier.core.errors import BadContent

STAR_ROWS = 3
NUMBERS: dict[str, tuple[str, ...]] = {
    "hautel_couture": ("supply",),
    "nine_stars": ("spaces",),
    "sushi_resort": ("vp", "krones"),
    "toll_bridge": ("vp", "krones", "else_vp"),
}
"""The numbers that each of them has."""
LISTS: dict[str, tuple[str, ...]] = {
    "hautel_couture": ("guest_vp",),
    "nine_stars": ("rows",),
    "sushi_resort": ("spaces",),
    "toll_bridge": (),
}
"""And the lists."""


class OwnEntrances:
    """All values of the four."""

    def __init__(self, rows: list[Row], where: str) -> None:
        if [row.get("id") for row in rows] != list(ENTRANCES):
            raise BadContent(f"{where}: solo_entrances must be {', '.join(ENTRANCES)}, in this order")
        for row in rows:
            _check(row, f"{where}: solo entrance {row['id']}")
        self.names: list[str] = [row["name"] for row in rows]
        self.meanings: list[str] = [row["meaning"] for row in rows]
        couture, stars, sushi, toll = rows
        self.guest_vp = numbers_of(
            couture, "guest_vp", f"{where}: solo entrance hautel_couture", len(couture["guest_vp"])
        )
        """L41: guests of these VP sit in its café."""
        self.supply: int = couture["supply"]
        """L41: how many items lie beside the board."""
        self.star_rows = numbers_of(stars, "rows", f"{where}: solo entrance nine_stars", STAR_ROWS)
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
    numbers, lists = NUMBERS[row["id"]], LISTS[row["id"]]
    only(row, ("id", "name", "meaning", *numbers, *lists, "stand_in"), where)
    check_stand_in(row, where)
    for name in ("name", "meaning"):
        field_of(row, name, where, str)
    for name in numbers:
        field_of(row, name, where, int)
    check_range(row, numbers, where)
    for name in lists:
        if not field_of(row, name, where, list):
            raise BadContent(f"{where}: {name!r} is empty")


def spaces_of(names: list[str], where: str) -> int:
    """Spaces of a board by their names, as a mask."""
    known = [space_name(space) for space in range(SPACES)]
    if any(name not in known or names.count(name) > 1 for name in names):
        raise BadContent(f"{where}: 'spaces' is {names!r}; it must name spaces such as '2a', each once")
    return sum(1 << known.index(name) for name in names)
