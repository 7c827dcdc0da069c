"""What every appraiser can be asked, whatever the game."""

from math import exp

from hotelier.core.chance import Seeded
from hotelier.core.game import Game


class Appraiser:
    """Estimates how a game will end. It is given guesses made by `resample`, never a real game."""

    def __init__(self, spread: float, patience: int) -> None:
        self.patience = patience
        """So often the end of a turn is appraised before a search looks at what the next player will do."""
        self.spread = spread
        """A lead of so many points is as good as three wins of four."""

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        """The final points that each side can expect, automata among them.

        The game is used up: it may be played on to where it can be compared with others.
        """
        raise AssertionError

    def sensible(self, game: Game) -> list[int]:
        """The choices that are worth a thought, in the order of all; what nobody would do is left out."""
        return game.choices()

    def is_quiet(self, game: Game) -> bool:
        """Whether the position lies between turns: nothing that was begun is still to be finished."""
        raise AssertionError

    def themes(self, game: Game, seat: int, rng: Seeded) -> dict[str, float]:
        """What a seat's points will come from, by theme: the forecast in parts, for explanations.

        The game is used up.
        """
        raise AssertionError

    def prospects(self, points: list[float], seats: int) -> list[float]:
        """How good a forecast is for each seat: from 0, lost, to 1, won."""
        return [1.0 / (1.0 + exp(-lead(points, seat) / self.spread)) for seat in range(seats)]


def lead(points: list[float], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
