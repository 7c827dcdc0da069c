"""What is printed on the ballrooms and rehearsal rooms of module 1, as the rules read it."""

from typing import Final, get_args

from hotelier.austria.content.effects import MOST, Effect, read_effects
from hotelier.austria.content.manifests import Manifest
from hotelier.austria.modules.ballrooms import rows
from hotelier.austria.modules.ballrooms.actions import REHEARSAL_ROOMS
from hotelier.austria.modules.ballrooms.places import PLACES, row_of
from hotelier.core.content import Row, check_card, check_unique
from hotelier.core.errors import BadContent

BALLROOMS: Final = 5
BONUS_ROWS: Final[tuple[str, ...]] = get_args(rows.BonusRow)
REHEARSED: Final = rows.REHEARSED
SEATS: Final[tuple[str, ...]] = get_args(rows.Seats)

HIGHEST_ROW: Final = 0
ROW_RANKS: Final = 1
DANCERS: Final = 2
RANKS: Final = 3
PAIRS: Final = 4
SCORINGS: Final = ("highest_row", "rows", "dancers", "ranks", "pairs")
"""How a ballroom is scored (W8); the words are those of `rows.Scoring`."""


class Scoring:
    """How a ballroom is scored."""

    __slots__ = ("kind", "ranks", "vp")

    def __init__(self, kind: int, vp: list[int], ranks: list[list[int]]) -> None:
        self.kind = kind
        self.vp = vp
        self.ranks = ranks
        """For `ranks`: the VP of the ranks by number of players, from 2."""


class BallBook:
    """The values of module 1, checked."""

    def __init__(self, manifest: Manifest) -> None:
        values: rows.BallValues = manifest.values(rows.BallValues)
        self.first_champagne = values["first_champagne"]
        self.dancers = values["dancers"]
        self.spaces_beyond_seats = values["spaces_beyond_seats"]
        self.row_costs = values["champagne_costs"]
        self.costs = [self.row_costs[row_of(place)] for place in range(PLACES)]
        """The champagne that each place costs."""
        self.rows = manifest.rows("ballrooms")
        self.rehearsal_rows = manifest.rows("rehearsal_rooms")
        self._read_ballrooms(manifest.where)
        self._read_rehearsal_rooms(manifest.where)

    def _read_ballrooms(self, file: str) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.scorings: list[Scoring] = []
        self.row_rewards: list[tuple[Effect, ...]] = []
        """The bonuses of the middle and the top row of each ballroom (W4)."""
        for row in self.rows:
            where = check_card(row, rows.Ballroom, file, "ballroom")
            self.ids.append(row["id"])
            self.names.append(row["name"])
            for name in BONUS_ROWS:
                self.row_rewards.append(_row_bonus(row[name], f"{where}: {name}"))
            self.scorings.append(_scoring(row["scoring"]))
        check_unique(self.rows, f"{file}: ballroom")
        if len(self.rows) != BALLROOMS:
            raise BadContent(f"{file}: there must be {BALLROOMS} ballrooms")

    def _read_rehearsal_rooms(self, file: str) -> None:
        self.rehearsal_rewards: list[tuple[Effect, ...]] = []
        """What the third, sixth and ninth dancer bring in each rehearsal room (W7)."""
        for row in self.rehearsal_rows:
            check_card(row, rows.RehearsalRoom, file, "rehearsal room")
            self.rehearsal_rewards += [read_effects(reward) for reward in row["rewards"]]
        if [row["id"] for row in self.rehearsal_rows] != list(range(1, REHEARSAL_ROOMS + 1)):
            raise BadContent(f"{file}: the rehearsal rooms must have the ids 1 to {REHEARSAL_ROOMS}")


def _row_bonus(printed: list[Row], where: str) -> tuple[Effect, ...]:
    """The bonus of a row, which The Ren doubles (W41)."""
    effects = read_effects(printed)
    if any(2 * effect.times > MOST for effect in effects):
        raise BadContent(f"{where}: what is chosen one by one is at most {MOST // 2} times")
    return effects


def _scoring(row: Row) -> Scoring:
    ((word, value),) = row.items()
    kind = SCORINGS.index(word)
    if kind == RANKS:
        return Scoring(kind, [], [value[seats] for seats in SEATS])
    return Scoring(kind, [value] if kind == PAIRS else value, [])


def check_manifest(manifest: Manifest) -> None:
    """Whatever can be read is right."""
    BallBook(manifest)
