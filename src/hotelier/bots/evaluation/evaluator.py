"""The evaluation function: what every evaluator can be asked, whatever the game.

An evaluator judges positions without searching. It forecasts the final points of each side, and turns them
into a value for each seat: its chance to win, from 0 to 1.
"""

from collections.abc import Hashable
from math import exp, log
from typing import Final

from hotelier.core.chance import Seeded
from hotelier.core.game import Game

# What an action leads to.
GOES_ON: Final = 0  # the same player decides again, in the same turn
ENDS: Final = 1  # the turn is over: chance and the others come in
CHANCE: Final = 2  # the same player decides again, with new cards
SOLVED: Final = 3  # its value is final: further search cannot change it


class Evaluator:
    """Estimates how a game will end. It is given guesses made by `resample`, never a real game."""

    def __init__(self, scale: float, expand_after: int) -> None:
        self.expand_after = expand_after
        """After this many visits a search looks beyond the end of a turn, at what the next player does."""
        self.scale = scale
        """A lead of this many points wins about three games of four (73 %)."""
        self.iterations_per_guess = 1
        """How many iterations of a search share a guessed game: more where little is guessed."""
        self.has_rollouts = False
        """Whether plans can be compared by rollouts: `ends_turn` and the methods that need it."""
        self.horizon = 3
        """How many own turns a rollout plays after the planned one, before it is judged."""
        self.is_flat = False
        """Whether a turn is a single action, so that actions are compared by `play_out`."""
        self.rival = 0.0
        """What the best of the others can expect, where that is worked out once for a turn."""
        self.continuation: list[int] = []
        """The actions by which the last evaluation finished the turn; empty where that is not kept."""

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        """The final points that each side can expect, automata among them.

        The game is used up: it may be played on to where it can be compared with others.
        """
        raise AssertionError

    def candidates(self, game: Game) -> list[int]:
        """The legal actions that are worth searching, in the order of all; plain mistakes are pruned."""
        return game.choices()

    def ends_turn(self, game: Game, action: int) -> bool:
        """Whether an action ends the turn of its player."""
        raise AssertionError

    def leaves_turn(self, game: Game, action: int) -> bool:
        """Whether an action ends the turn of its player, or puts it off."""
        return True

    def points_after(self, game: Game, action: int) -> float:
        """The final points that the own seat can expect after an action that ends its turn."""
        raise AssertionError

    def rollout_points(self, game: Game, action: int) -> float:
        """What a rollout is worth that ends with an action that ends the own turn."""
        return self.points_after(game, action)

    def final_points(self, game: Game) -> float:
        """What a rollout is worth in which the game is over."""
        raise AssertionError

    def play_out(self, game: Game, seat: int, rng: Seeded) -> float:
        """What a game is worth for a seat when the rollout policy plays on for everybody.

        The game is used up.
        """
        raise AssertionError

    def is_last_turn(self, game: Game) -> bool:
        """Whether the own seat has no further turn after this one, whose end can be scored then."""
        return False

    def openings(self, game: Game) -> list[list[int]]:
        """How a turn can begin, as far as that decides what kind of turn it is."""
        return []

    def play_rollout_action(self, game: Game, rng: Seeded) -> None:
        """Let the rollout policy decide for whoever is to move."""
        raise AssertionError

    def transposition_key(self, game: Game) -> Hashable:
        """Equal for positions that are the same, whatever led to them; None where that is not known."""
        return None

    def signature(self, actions: list[int]) -> Hashable:
        """What matters in the actions of a turn: two plans with the same signature are much the same."""
        return tuple(sorted(actions))

    def is_between_turns(self, game: Game) -> bool:
        """Whether nothing that was begun is still to be finished."""
        raise AssertionError

    def themes(self, game: Game, seat: int, rng: Seeded) -> dict[str, float]:
        """What a seat's points will come from, by theme: the forecast in parts, for explanations.

        The game is used up.
        """
        raise AssertionError

    def values(self, points: list[float], seats: int) -> list[float]:
        """The value of a forecast for each seat."""
        return [win_chance(lead(points, seat), self.scale) for seat in range(seats)]

    def prepare(self, game: Game, rng: Seeded) -> None:
        """Take note of the position from which a search begins."""

    def evaluate(self, game: Game, rng: Seeded) -> list[float]:
        """The value of a position for each seat. The game is used up."""
        return self.values(self.forecast(game, rng), game.seats)

    def evaluate_action(self, game: Game, action: int, rng: Seeded) -> tuple[int, list[float]]:
        """What an action leads to, and a first estimate of its value for each seat."""
        after = game.clone()
        kind = self.follow(after, action)
        return kind, self.evaluate(after, rng)

    def follow(self, game: Game, action: int) -> int:
        """Make an action; what it leads to."""
        game.apply_legal(action)
        return ENDS if self.is_between_turns(game) else GOES_ON


def win_chance(lead: float, scale: float) -> float:
    """The chance to win with a lead: the logistic function."""
    return 1.0 / (1.0 + exp(-lead / scale))


def lead_for(chance: float, scale: float) -> float:
    """The lead that gives this chance to win: the inverse of `win_chance`."""
    return scale * log(chance / (1.0 - chance))


def lead(points: list[float], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others."""
    best = -1000.0
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
