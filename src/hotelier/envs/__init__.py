"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel and arrays of many games.

Importing this package makes its environments known to Gymnasium, if that is installed. Every standard comes
with a package of its own: `pip install hotelier[envs]`, `pip install hotelier[openspiel]`.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from hotelier.envs.registration import register_envs

    register_envs()
