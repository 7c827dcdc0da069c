"""What the rows of a run come to: ratings, who beat whom, scores by bot and by place at the table.

A shared victory counts in parts. Intervals hold 95 % (Wilson's for shares of games won).
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import hypot, sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from hotelier.core.game import Json

Z = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""
DRIFT = 25 / 300
"""How much people may change from game to game: a hundredth of what we do not know of a newcomer."""


@dataclass
class Mean:
    """A mean and how sure it is, number by number."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.total / self.count) / (self.count - 1)))

    @property
    def margin(self) -> float:
        """Half the width of the interval of the mean."""
        return Z * self.deviation / sqrt(self.count) if self.count else 0.0


@dataclass
class Share:
    """How much was won, and of how many games."""

    won: float = 0.0
    games: int = 0

    def add(self, part: float) -> None:
        self.won += part
        self.games += 1

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def wilson(won: float, games: float) -> tuple[float, float]:
    """The interval in which the true share lies, if `won` of `games` were won."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    z2 = Z * Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return (middle - half if won else 0.0), (middle + half if won < games else 1.0)


class Ratings:
    """Plackett-Luce ratings of everybody who has played. Bots do not change, so old games count fully; of
    those who `may_change` we are a little less sure before every game."""

    def __init__(self, may_change: Callable[[str], bool] = lambda side: False) -> None:
        self.model = PlackettLuce(tau=0.0)
        self.may_change = may_change
        self.of: dict[str, PlackettLuceRating] = {}

    def know(self, side: str, mu: float, sigma: float) -> None:
        """Go on from a rating."""
        self.of[side] = self.model.rating(mu=mu, sigma=sigma, name=side)

    def before(self, side: str) -> PlackettLuceRating:
        """A rating as it stands before a game."""
        known = self.of.setdefault(side, self.model.rating(name=side))
        if not self.may_change(side):
            return known
        sigma = min(hypot(known.sigma, DRIFT), self.model.sigma)
        return self.model.rating(mu=known.mu, sigma=sigma, name=side)

    def add(self, row: Json) -> None:
        sides: list[str] = row["sides"]
        before = [[self.before(side)] for side in sides]
        after = self.model.rate(before, ranks=[float(rank) for rank in row["ranking"]])
        for side in set(sides):
            same = [after[place][0] for place, other in enumerate(sides) if other == side]
            mu = sum(rating.mu for rating in same) / len(same)
            sigma = sum(rating.sigma for rating in same) / len(same)
            self.know(side, mu, sigma)


@dataclass
class Table:
    """Everything that the arena shows at its end."""

    games: int = 0
    failures: list[Json] = field(default_factory=list)
    ratings: Ratings = field(default_factory=Ratings)
    wins: dict[str, Share] = field(default_factory=dict)
    scores: dict[str, Mean] = field(default_factory=dict)
    duels: dict[tuple[str, str], Share] = field(default_factory=dict)
    """How often the first came before the second; the same place counts half."""
    seats: dict[int, dict[str, Mean]] = field(default_factory=dict)
    seat_wins: dict[int, Share] = field(default_factory=dict)

    def add(self, row: Json) -> None:
        if "error" in row:
            self.failures.append(row)
            return
        self.games += 1
        self.ratings.add(row)
        for place, side in enumerate(row["sides"]):
            part = part_won(row, place)
            self.wins.setdefault(side, Share()).add(part)
            self.scores.setdefault(side, Mean()).add(row["scores"][place])
            self.seats.setdefault(place, {}).setdefault(side, Mean()).add(row["scores"][place])
            self.seat_wins.setdefault(place, Share()).add(part)
            for other_place, other in enumerate(row["sides"]):
                if other != side:
                    duel = self.duels.setdefault((side, other), Share())
                    duel.add(part_before(row["ranking"][place], row["ranking"][other_place]))


def part_won(row: Json, place: int) -> float:
    """A victory, or a part of one."""
    return 1 / len(row["winners"]) if place in row["winners"] else 0.0


def part_before(rank: int, other: int) -> float:
    return 1.0 if rank < other else 0.5 if rank == other else 0.0


def table_of(rows: Iterable[Json]) -> Table:
    """The table of a run, its rows in the order of the games."""
    table = Table()
    for row in rows:
        table.add(row)
    return table
