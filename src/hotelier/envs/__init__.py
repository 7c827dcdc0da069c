"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel and arrays of many games.

Importing this package makes its environments known to Gymnasium and PettingZoo, where they are installed.
Every standard comes with a package of its own: `pip install hotelier[envs]`, `hotelier[openspiel]`.
"""

from hotelier.envs.registration import register_envs

register_envs()
