"""Opponents of graded strength for people.

All use the same evaluation function. They differ in how far they look, and the lowest two in how strictly
they choose what looks best: actions are drawn by a softmax over their values, so that a beginner now and
then takes one that looks a little worse, never one that looks much worse.
"""

from math import exp
from typing import Final

from hotelier.bots.budget import Budget
from hotelier.bots.greedy import OneStepBot
from hotelier.bots.rollouts import THOROUGH, Effort, RolloutBot
from hotelier.bots.search import SearchBot
from hotelier.core.chance import Seeded

TIME_LIMIT: Final = 4.0
"""Seconds of computing time for a decision: reached only where nothing is compiled."""
WALL_LIMIT: Final = 5.0
"""Seconds on the wall: reached only where much else is going on."""
RESOLUTION: Final = 1 << 24
"""Random numbers between 0 and 1 are multiples of one part of this many."""


class SoftmaxBot(OneStepBot):
    """Looks one decision ahead and draws an action, the better the likelier."""

    def __init__(self, rng: Seeded, temperature: float) -> None:
        super().__init__(rng)
        self.temperature = temperature
        """An action whose value is lower by this much is drawn about a third as often (1/e); values lie
        between 0 and 1."""

    def place_of(self, values: list[float]) -> int:
        return softmax_draw(values, self.temperature, self.rng)


def softmax_draw(values: list[float], temperature: float, rng: Seeded) -> int:
    """The place of a value, drawn with a probability that grows exponentially with it."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    left = rng.below(RESOLUTION) / RESOLUTION * sum(weights)
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
        temperature: float,
        iterations: int,
        effort: Effort | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.description = description
        self.temperature = temperature
        self.iterations = iterations
        self.effort = effort

    @property
    def seconds(self) -> float:
        """What a decision takes at most, on the wall; 0 for who answers at once."""
        return WALL_LIMIT if self.iterations else 0.0

    def make(self, rng: Seeded) -> SoftmaxBot | SearchBot:
        if not self.iterations:
            return SoftmaxBot(rng, self.temperature)
        budget = Budget(self.iterations, TIME_LIMIT, WALL_LIMIT)
        return SearchBot(rng, budget) if self.effort is None else RolloutBot(rng, budget, self.effort)


QUICK: Final = Effort(plans=6, iterations=12, opening=4, is_flat=True, positions=3_000)

LEVELS: Final = (
    Level(
        "apprentice",
        "Apprentice",
        "for a first game: sees what is near, and often something else",
        0.016,
        0,
    ),
    Level("porter", "Porter", "sees what is near, and seldom something else", 0.01, 0),
    Level("waiter", "Waiter", "plays soundly from decision to decision", 0.005, 0),
    Level("concierge", "Concierge", "thinks a turn through", 0.0, 100),
    Level("manager", "Manager", "tries its plans out before it chooses", 0.0, 480, QUICK),
    Level("director", "Director", "compares many plans and looks some turns ahead", 0.0, 960, THOROUGH),
    Level("grand", "Grand hotelier", "takes its time and plays to win", 0.0, 4000, THOROUGH),
)
