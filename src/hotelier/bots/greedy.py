"""The greedy bot: looks one decision ahead and takes what its appraiser likes best."""

from typing import Final

from hotelier.bots.appraisal import appraiser_for
from hotelier.bots.appraisal.appraiser import Appraiser
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
        appraiser.begin(game, self.rng)
        prospects = prospects_of_choices(appraiser, game, sensible, perspective.seat, self.rng)
        return sensible[prospects.index(max(prospects))]


def prospects_of_choices(
    appraiser: Appraiser, game: Game, legal: list[int], seat: int, rng: Seeded
) -> list[float]:
    """What each of its choices promises a seat."""
    prospects: list[float] = []
    for action in legal:
        best = -1.0
        for _ in range(TRIES):
            after = game.clone()
            after.apply_legal(action)
            promised = appraiser.prospects(appraiser.forecast(after, rng), game.seats)[seat]
            best = max(best, promised)
        prospects.append(best)
    return prospects
