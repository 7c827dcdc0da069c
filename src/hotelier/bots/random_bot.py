"""The random bot: the baseline that every other bot must beat."""

from hotelier.core.chance import Seeded
from hotelier.core.perspective import Perspective


class RandomBot:
    """Chooses among the legal actions, each equally likely."""

    def __init__(self, rng: Seeded) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        return legal[self.rng.below(len(legal))]
