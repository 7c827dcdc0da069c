"""Which games an environment plays: a series of seeds."""

from typing import Any

from hotelier.core.chance import Seeded


class Seeds:
    """The seeds of one game after the other: the first one is given, the others follow from it."""

    __slots__ = ("given", "rng")

    def __init__(self, first: int) -> None:
        self.given = first
        self.rng = Seeded(first)

    def next(self) -> int:
        """The seed of the next game."""
        if self.given >= 0:
            seed = self.given
            self.given = -1
            return seed
        low = self.rng.next32()
        return low | (self.rng.next32() << 32)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seeds):
            return NotImplemented
        return self.given == other.given and self.rng == other.rng

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.given, self.rng)


def restored(given: int, rng: Seeded) -> Seeds:
    """The series that was pickled as these."""
    seeds = Seeds(0)
    seeds.given = given
    seeds.rng = rng
    return seeds
