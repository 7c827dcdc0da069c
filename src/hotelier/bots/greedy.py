"""The greedy bot: looks one decision ahead and takes what its appraiser likes best."""

from typing import Final

from hotelier.bots.appraisal import appraiser_for
from hotelier.bots.appraisal.appraiser import Appraiser, lead
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

TRIES: Final = 6
"""A forecast may play the turn to its end in different ways: the best of so many counts."""


class GreedyBot:
    """Tries every choice in a guessed game and compares the forecasts."""

    def __init__(self, rng: Seeded) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        game = perspective.resample(self.rng)
        appraiser = appraiser_for(game, perspective.seat)
        sensible = appraiser.sensible(game)
        leads = leads_of_choices(appraiser, game, sensible, perspective.seat, self.rng)
        return sensible[leads.index(max(leads))]


def leads_of_choices(
    appraiser: Appraiser, game: Game, legal: list[int], seat: int, rng: Seeded
) -> list[float]:
    """By how much the seat can expect to be ahead after each of its choices."""
    leads: list[float] = []
    for action in legal:
        best = -1000.0
        for _ in range(TRIES):
            after = game.clone()
            after.apply_legal(action)
            ahead = lead(appraiser.forecast(after, rng), seat)
            best = max(best, ahead)
        leads.append(best)
    return leads
