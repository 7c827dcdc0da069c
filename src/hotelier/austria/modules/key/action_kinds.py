"""The kinds of actions of module 4, and their arguments: see content/action_kinds.py."""

from typing import Final

KEY: Final = 43
