"""Overbooking for PettingZoo: `hotelier.envs.overbooking_v0.env(seats=3)`."""

from typing import Any

from pettingzoo import AECEnv

from hotelier.envs.aec import SeatsEnv, wrapped


def env(**kwargs: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers."""
    return wrapped(raw_env, **kwargs)


def raw_env(**kwargs: Any) -> SeatsEnv:
    """The environment itself; seats, reward, observation, render_mode and the options of the game."""
    return SeatsEnv("overbooking", **kwargs)
