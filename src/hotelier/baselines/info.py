"""The baselines as a bot of the registry; nothing is loaded before one is asked for."""

from importlib.util import find_spec

from hotelier.bots import Bot, BotInfo
from hotelier.core.chance import Seeded
from hotelier.extras import missing


def make(rng: Seeded, setting: str) -> Bot:
    if not find_spec("numpy"):
        raise missing("envs", "baselines", "numpy")
    from hotelier.baselines.baseline import Baseline

    return Baseline(rng)


INFO = BotInfo(
    "baseline",
    "Baseline",
    "a small net that was trained by playing against itself, for two players",
    make,
    offered=False,
)
