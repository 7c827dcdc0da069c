"""Opponents of graded strength for people.

All of them want the same things and know the same rules. What sets them apart is how far they look, and how
sure they are of what they see: a beginner takes a choice that looks a little worse now and then, never one
that looks much worse.
"""

from math import exp
from typing import Final

from hotelier.bots.appraisal import appraiser_for
from hotelier.bots.budget import Budget
from hotelier.bots.greedy import prospects_of_choices
from hotelier.bots.rehearsal import BRIEF, THOROUGH, Care, RehearsingBot
from hotelier.bots.search import SearchBot
from hotelier.core.chance import Seeded
from hotelier.core.perspective import Perspective

LONGEST_THOUGHT: Final = 4.0
"""Seconds of computing time for a decision: reached only where nothing is compiled."""
FINE: Final = 1 << 24
"""In so many parts a random number between 0 and 1 is drawn."""


class UnsureBot:
    """Looks one decision ahead, and is not sure of what it sees."""

    def __init__(self, rng: Seeded, doubt: float) -> None:
        self.rng = rng
        self.doubt = doubt
        """What promises less by so much is taken a third as often; prospects lie between 0 and 1."""

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        if len(legal) == 1:
            return legal[0]
        game = perspective.resample(self.rng)
        appraiser = appraiser_for(game, perspective.seat)
        sensible = appraiser.sensible(game)
        appraiser.begin(game, self.rng)
        prospects = prospects_of_choices(appraiser, game, sensible, perspective.seat, self.rng)
        return sensible[draw(prospects, self.doubt, self.rng)]


def draw(values: list[float], doubt: float, rng: Seeded) -> int:
    """The place of a value: the greater the value, the likelier."""
    best = max(values)
    weights = [exp((value - best) / doubt) for value in values]
    left = rng.below(FINE) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return values.index(best)


class Level:
    """A level as the registry knows it."""

    def __init__(
        self,
        code: str,
        name: str,
        description: str,
        doubt: float,
        iterations: int,
        care: Care | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.description = description
        self.doubt = doubt
        self.iterations = iterations
        self.care = care

    def make(self, rng: Seeded) -> UnsureBot | SearchBot:
        if not self.iterations:
            return UnsureBot(rng, self.doubt)
        budget = Budget(self.iterations, LONGEST_THOUGHT)
        return SearchBot(rng, budget) if self.care is None else RehearsingBot(rng, budget, self.care)


LEVELS: Final = (
    Level(
        "apprentice", "Apprentice", "for a first game: sees what is near, and often something else", 0.02, 0
    ),
    Level("waiter", "Waiter", "plays soundly from decision to decision", 0.008, 0),
    Level("concierge", "Concierge", "thinks a turn through", 0.0, 60),
    Level("manager", "Manager", "tries its plans out before it chooses", 0.0, 160, BRIEF),
    Level("grand", "Grand hotelier", "takes its time and plays to win", 0.0, 3000, THOROUGH),
)
