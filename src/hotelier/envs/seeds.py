"""Which games an environment plays: a series of seeds."""

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
