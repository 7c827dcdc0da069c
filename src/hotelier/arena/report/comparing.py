"""With and without: do seats that had something win more often than those that had not?

Strong bots play other cards than weak ones, so a plain comparison would mostly compare bots. Here a seat is
compared with the same bot against the same opponents, where it did without.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from hotelier.arena.ratings import Share, part_won, wilson
from hotelier.core.game import Json

ENOUGH = 10
"""Of seats with and of seats without; below that nothing is said."""

Item = Any
Group = tuple[str, ...]
"""A bot and its opponents."""


@dataclass(frozen=True)
class Compared:
    """One thing: how often it was there, and what was won with it and without it."""

    item: Item
    seats: int
    """How many seats had it, of those that can be compared."""
    rate: float
    interval: tuple[float, float]
    other_rate: float
    """Of the same bots against the same opponents, without it."""
    other_interval: tuple[float, float]

    @property
    def difference(self) -> float:
        return self.rate - self.other_rate

    @property
    def margin(self) -> float:
        """Half the width of the interval of the difference."""
        (low, high), (other_low, other_high) = self.interval, self.other_interval
        return hypot(high - low, other_high - other_low) / 2


@dataclass
class Comparison:
    """Counts seats with and without things, group by group."""

    with_it: dict[Item, dict[Group, Share]] = field(default_factory=dict)
    offered: dict[Item, dict[Group, Share]] = field(default_factory=dict)
    everybody: dict[Group, Share] = field(default_factory=dict)

    def add(self, row: Json, seat: int, had: Iterable[Item], offered: Collection[Item] = ()) -> None:
        """A seat had these things, of those that were offered; if none is named, all were."""
        group = group_of(row, seat)
        part = part_won(row, seat)
        self.everybody.setdefault(group, Share()).add(part)
        for item in offered:
            self.offered.setdefault(item, {}).setdefault(group, Share()).add(part)
        for item in set(had):
            self.with_it.setdefault(item, {}).setdefault(group, Share()).add(part)

    def compared(self) -> tuple[list[Compared], list[Item]]:
        """Everything that can be compared, the most helpful first, and what was too rare."""
        found = {item: self.compare(item) for item in self.with_it}
        good = [each for each in found.values() if each is not None]
        good.sort(key=lambda each: (-each.difference, str(each.item)))
        return good, sorted((item for item, each in found.items() if each is None), key=str)

    def compare(self, item: Item) -> Compared | None:
        there = self.offered.get(item, self.everybody)
        had = Share()
        without = 0
        expected = weight = 0.0
        for group, share in self.with_it[item].items():
            rest = Share(there[group].won - share.won, there[group].games - share.games)
            if not rest.games:
                continue
            had.won += share.won
            had.games += share.games
            without += rest.games
            expected += share.games * rest.rate
            weight += share.games * share.games / rest.games
        if had.games < ENOUGH or without < ENOUGH:
            return None
        # As many plain games as would make the weighted share equally sure.
        games = had.games * had.games / weight
        rate = expected / had.games
        return Compared(item, had.games, had.rate, had.interval(), rate, wilson(rate * games, games))


def group_of(row: Json, seat: int) -> Group:
    sides: list[str] = row["sides"]
    return (sides[seat], *sorted(sides[:seat] + sides[seat + 1 :]))
