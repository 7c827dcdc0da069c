"""The kinds of actions of module 2, and their arguments: see content/action_kinds.py."""

from typing import Final

COLOURED_DIE: Final = 39  # colour
BOOSTED_COLOURED_DIE: Final = 40  # colour
CELEBRITY: Final = 41  # celebrity
EXCHANGE: Final = 42
