"""The kinds of actions of module 5, and their arguments: see content/action_kinds.py."""

from typing import Final

FLIP: Final = 44  # place among the cards that can be turned
