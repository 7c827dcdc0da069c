"""A bot as a package of its own: see docs/add-a-bot.md."""

from hotelier import Perspective, Seeded
from hotelier.bots import BotInfo


class Cautious:
    """Ends the turn as soon as it can; otherwise it chooses at random."""

    def __init__(self, rng: Seeded) -> None:
        self.rng = rng

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        for action in legal:
            if perspective.notation(action) == "end":
                return action
        return legal[self.rng.below(len(legal))]


info = BotInfo("cautious", "Cautious", "ends the turn as soon as it can", lambda rng, _: Cautious(rng))
