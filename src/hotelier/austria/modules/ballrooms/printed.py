"""What is printed on the ballrooms and rehearsal rooms of module 1, as the rules read it."""

from typing import Final

from hotelier.austria.modules.ballrooms.actions import REHEARSAL_ROOMS
from hotelier.austria.modules.manifests import Manifest
from hotelier.austria.rules.components import PLACES, ROWS, row_of
from hotelier.austria.rules.effects import MOST, Effect, read_effects
from hotelier.core.content import Row, check_range, check_unique, field_of, numbers_of, only
from hotelier.core.errors import BadContent

BALLROOMS: Final = 5
BONUS_ROWS: Final = ("middle", "top")
REHEARSED: Final = 3
"""W7: every third dancer is rewarded, three times."""
SEATS: Final = ("2", "3", "4")

HIGHEST_ROW: Final = 0
ROW_RANKS: Final = 1
DANCERS: Final = 2
RANKS: Final = 3
PAIRS: Final = 4
SCORINGS: Final = ("highest_row", "rows", "dancers", "ranks", "pairs")
"""How a ballroom is scored (W8), each with its numbers:

| word | VP |
|---|---|
| `highest_row` | for each own dancer those of the highest row in which one stands |
| `rows` | in each row by the rank of the dancers in it |
| `dancers` | by the number of own dancers, for more than are printed the last |
| `ranks` | by the rank of all dancers, for each number of players |
| `pairs` | for every second own dancer |
"""


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
        where = manifest.where
        values = manifest.replaces
        only(
            values,
            ("first_champagne", "dancers", "champagne_costs", "spaces_beyond_seats"),
            f"{where}: replaces",
        )
        self.first_champagne = _number(values, "first_champagne", where)
        self.dancers = _number(values, "dancers", where)
        self.spaces_beyond_seats = _number(values, "spaces_beyond_seats", where)
        row_costs = numbers_of(values, "champagne_costs", f"{where}: replaces", ROWS)
        if any(not 0 <= cost <= 99 for cost in row_costs):
            raise BadContent(f"{where}: replaces: 'champagne_costs' must be numbers from 0 to 99")
        self.row_costs = row_costs
        self.costs = [row_costs[row_of(place)] for place in range(PLACES)]
        """The champagne that each place costs."""
        self.rows = manifest.rows("ballrooms")
        self.rehearsal_rows = manifest.rows("rehearsal_rooms")
        self._read_ballrooms(where)
        self._read_rehearsal_rooms(where)

    def _read_ballrooms(self, where: str) -> None:
        check_unique(self.rows, f"{where}: ballroom")
        if len(self.rows) != BALLROOMS:
            raise BadContent(f"{where}: there must be {BALLROOMS} ballrooms")
        self.ids: list[str] = []
        self.names: list[str] = []
        self.scorings: list[Scoring] = []
        self.row_rewards: list[tuple[Effect, ...]] = []
        """The bonuses of the middle and the top row of each ballroom (W4)."""
        for row in self.rows:
            here = f"{where}: ballroom {row.get('id')!r}"
            only(row, ("id", "name", *BONUS_ROWS, "scoring", "meaning", "stand_in"), here)
            self.ids.append(field_of(row, "id", here, str))
            self.names.append(field_of(row, "name", here, str))
            field_of(row, "meaning", here, str)
            for name in BONUS_ROWS:
                self.row_rewards.append(_row_bonus(field_of(row, name, here), f"{here}: {name}"))
            self.scorings.append(_scoring(field_of(row, "scoring", here, dict), f"{here}: scoring"))

    def _read_rehearsal_rooms(self, where: str) -> None:
        if [row.get("id") for row in self.rehearsal_rows] != list(range(1, REHEARSAL_ROOMS + 1)):
            raise BadContent(f"{where}: the rehearsal rooms must have the ids 1 to {REHEARSAL_ROOMS}")
        self.rehearsal_rewards: list[tuple[Effect, ...]] = []
        """What the third, sixth and ninth dancer bring in each rehearsal room (W7)."""
        for row in self.rehearsal_rows:
            here = f"{where}: rehearsal room {row['id']}"
            only(row, ("id", "rewards", "stand_in"), here)
            rewards = field_of(row, "rewards", here, list)
            if len(rewards) != REHEARSED:
                raise BadContent(f"{here}: 'rewards' must be {REHEARSED} lists of effects")
            self.rehearsal_rewards += [read_effects(reward, f"{here}: rewards") for reward in rewards]


def _number(values: Row, name: str, where: str) -> int:
    number: int = field_of(values, name, f"{where}: replaces", int)
    check_range(values, (name,), f"{where}: replaces", least=0)
    return number


def _row_bonus(rows: object, where: str) -> tuple[Effect, ...]:
    """The bonus of a row, which The Ren doubles (W41)."""
    effects = read_effects(rows, where)
    if any(2 * effect.times > MOST for effect in effects):
        raise BadContent(f"{where}: what is chosen one by one is at most {MOST // 2} times")
    return effects


def _scoring(row: Row, where: str) -> Scoring:
    if len(row) != 1:
        raise BadContent(f"{where}: must be an object with one word; allowed are: {', '.join(SCORINGS)}")
    only(row, SCORINGS, where)
    ((word, value),) = row.items()
    kind = SCORINGS.index(word)
    if kind == RANKS:
        ranks = field_of(row, word, where, dict)
        only(ranks, SEATS, f"{where}: ranks")
        return Scoring(kind, [], [_all_numbers(ranks.get(seats), f"{where}: {word}") for seats in SEATS])
    vp = _all_numbers([value] if kind == PAIRS else value, f"{where}: {word}")
    if kind == HIGHEST_ROW and len(vp) != ROWS:
        raise BadContent(f"{where}: {word}: give the VP of {ROWS} rows")
    return Scoring(kind, vp, [])


def _all_numbers(value: object, where: str) -> list[int]:
    if (
        not isinstance(value, list)
        or not value
        or any(type(vp) is not int or not 0 <= vp <= 99 for vp in value)
    ):
        raise BadContent(f"{where}: give VP from 0 to 99")
    return value
