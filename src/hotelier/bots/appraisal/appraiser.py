"""What every appraiser can be asked, whatever the game."""

from collections.abc import Hashable
from math import exp, log
from typing import Final

from hotelier.core.chance import Seeded
from hotelier.core.game import Game

# What a choice leads to.
GOES_ON: Final = 0  # the same player decides again, in the same turn
ENDS: Final = 1  # the turn is over: chance and the others come in
CHANCE: Final = 2  # the same player decides again, with new cards
SURE: Final = 3  # nothing that could change what is known of it


class Appraiser:
    """Estimates how a game will end. It is given guesses made by `resample`, never a real game."""

    def __init__(self, spread: float, patience: int) -> None:
        self.patience = patience
        """So often the end of a turn is appraised before a search looks at what the next player will do."""
        self.spread = spread
        """A lead of so many points is as good as three wins of four."""
        self.walks_with_a_guess = 1
        """So many walks of a search may go through the same guessed game: more where little is guessed."""
        self.rehearses = False
        """Whether plans can be tried out some turns further: `ends_turn` and those below it."""
        self.trail: list[int] = []
        """The decisions that the last look took to come to its word; empty where that is not kept."""

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        """The final points that each side can expect, automata among them.

        The game is used up: it may be played on to where it can be compared with others.
        """
        raise AssertionError

    def sensible(self, game: Game) -> list[int]:
        """The choices that are worth a thought, in the order of all; what nobody would do is left out."""
        return game.choices()

    def ends_turn(self, game: Game, action: int) -> bool:
        """Whether a choice ends the turn of its player."""
        raise AssertionError

    def points_after(self, game: Game, action: int) -> float:
        """The final points that the own seat can expect after a choice that ends its turn."""
        raise AssertionError

    def act_by_habit(self, game: Game, rng: Seeded) -> None:
        """Decide for whoever is to move, without thinking."""
        raise AssertionError

    def key(self, game: Game) -> Hashable:
        """What tells positions of a turn apart, whatever led to them; None where that is not known."""
        return None

    def gist(self, actions: list[int]) -> Hashable:
        """What matters in the decisions of a turn: two plans with the same gist are much the same."""
        return tuple(sorted(actions))

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
        return [win_chance(lead(points, seat), self.spread) for seat in range(seats)]

    def begin(self, game: Game, rng: Seeded) -> None:
        """Take note of the position that is thought about."""

    def appraise(self, game: Game, rng: Seeded) -> list[float]:
        """How good a position is for each seat. The game is used up."""
        return self.prospects(self.forecast(game, rng), game.seats)

    def look_at(self, game: Game, action: int, rng: Seeded) -> tuple[int, list[float]]:
        """What a choice leads to, and the first impression of how good that is for each seat."""
        after = game.clone()
        after.apply_legal(action)
        return ENDS if self.is_quiet(after) else GOES_ON, self.appraise(after, rng)


def win_chance(lead: float, spread: float) -> float:
    """How good a lead is, from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / spread))


def lead_for(chance: float, spread: float) -> float:
    """The lead that is as good as this: the inverse of `win_chance`."""
    return spread * log(chance / (1.0 - chance))


def lead(points: list[float], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
