"""Grand Austria Hotel with modules for PettingZoo: `hotelier.envs.austria_waltz_v0.env(modules="1,3")`."""

from typing import Any

from hotelier.envs.aec import AllAtOnce, SeatsEnv
from hotelier.envs.austria.waltz_layout import WALTZ


def env(**kwargs: Any) -> SeatsEnv:
    """The environment: seats, reward, observation, render_mode, events, and the options of the game.

    `help(hotelier.envs.aec.SeatsEnv)` says more about each.
    """
    return SeatsEnv(WALTZ, **kwargs)


def raw_env(**kwargs: Any) -> SeatsEnv:
    """The same, but an illegal action is an error and does not end the game."""
    return SeatsEnv(WALTZ, strict=True, **kwargs)


def parallel_env(**kwargs: Any) -> AllAtOnce:
    """All agents act at once; the action of the one to move counts, those of the others do not."""
    return AllAtOnce(env(**kwargs))
