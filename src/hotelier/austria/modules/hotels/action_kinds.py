"""The kinds of actions of module 3, and their arguments: see content/action_kinds.py."""

from typing import Final

TOKEN: Final = 45  # token
CLAIM_OWN: Final = 46  # own objective
SHIFT: Final = 47  # from which value, to which one
TILE: Final = 48  # emperor tile
BID: Final = 49  # entrance, krones

# In a game alone
GIVE: Final = 50  # table of the automaton
ENTER: Final = 51  # entrance
