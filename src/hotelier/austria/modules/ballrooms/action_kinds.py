"""The kinds of actions of module 1, and their arguments: see content/action_kinds.py."""

from typing import Final

DANCE: Final = 35  # place in the ballrooms
BALL: Final = 36  # table, place in the ballrooms
RECALL: Final = 37  # place in the ballrooms
REHEARSE: Final = 38  # rehearsal room
