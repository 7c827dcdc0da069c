"""The bot that plays a baseline: it sees what a learning agent sees, and nothing else."""

from functools import cache
from importlib.resources import files

from hotelier.baselines.policy import Policy
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadOption
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective
from hotelier.envs.encoders import encoder_for
from hotelier.envs.encoding.encoder import Encoder

TRAINED = ("austria-2", "overbooking-2")
"""Games and seats for which there is a baseline."""


class Baseline:
    def __init__(self, rng: Seeded) -> None:
        self.rng = rng
        self.encoder: Encoder | None = None

    def check(self, game: Game) -> None:
        """BadOption if nothing was learnt about games like this one."""
        policy_for(game)

    def choose(self, perspective: Perspective) -> int:
        legal = perspective.legal_actions()
        guess = perspective.resample(self.rng)  # observations of all guesses are the same
        policy = policy_for(guess)
        self.encoder = self.encoder or encoder_for(guess)
        return policy.choose(self.encoder.encode(guess, perspective.seat), legal)


def policy_for(game: Game) -> Policy:
    """The baseline of a game; BadOption if there is none."""
    name = f"{game.info.name}-{game.seats}"
    if name not in TRAINED or read(name).actions != game.num_actions:
        raise BadOption(
            f"there is no baseline for {game.info.name} with {game.seats} seats and these options; "
            f"there are: {', '.join(TRAINED)}, without modules and not for the Spanish printing"
        )
    return read(name)


@cache
def read(name: str) -> Policy:
    with files("hotelier.baselines").joinpath(f"{name}.npz").open("rb") as file:
        return Policy(file)
