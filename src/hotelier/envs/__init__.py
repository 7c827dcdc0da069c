"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel and arrays of many games.

Importing this package makes its environments known to Gymnasium and PettingZoo, where they are installed.
Every standard comes with a package of its own: `pip install hotelier[envs]`, `hotelier[openspiel]`.
"""

from importlib.util import find_spec

from hotelier.envs.registration import register_envs
from hotelier.extras import missing

if not find_spec(
    "numpy"
):  # nothing here works without it; not imported, because compiling must not need it
    raise missing("envs", "environments", "numpy")
register_envs()
