"""The greedy bot: looks one decision ahead and takes the action with the highest value."""

from abc import abstractmethod
from typing import Final

from hotelier.bots.evaluation import evaluator_for
from hotelier.bots.evaluation.evaluator import Evaluator
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

TRIES: Final = 6
"""A forecast finishes the turn at random: the best of this many tries counts."""


class OneStepBot:
    """Tries every choice in a guessed game; a kind of bot says which of them it takes."""

    def __init__(self, rng: Seeded) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        game = perspective.resample(self.rng)
        evaluator = evaluator_for(game, perspective.seat)
        candidates = evaluator.candidates(game)
        evaluator.prepare(game, self.rng)
        values = action_values(evaluator, game, candidates, perspective.seat, self.rng)
        return candidates[self.place_of(values)]

    @abstractmethod
    def place_of(self, values: list[float]) -> int:
        """The place of the value whose action is taken."""


class GreedyBot(OneStepBot):
    """Takes the choice with the best forecast."""

    def place_of(self, values: list[float]) -> int:
        return values.index(max(values))


def action_values(
    evaluator: Evaluator, game: Game, legal: list[int], seat: int, rng: Seeded
) -> list[float]:
    """The value of each action for a seat."""
    values: list[float] = []
    for action in legal:
        best = -1.0
        for __ in range(TRIES):
            after = game.clone()
            after.apply_legal(action)
            value = evaluator.values(evaluator.forecast(after, rng), game.seats)[seat]
            best = max(best, value)
        values.append(best)
    return values
