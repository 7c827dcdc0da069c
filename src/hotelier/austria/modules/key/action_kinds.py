"""The kinds of actions of module 4, and their arguments: see rules/action_kinds.py."""

from typing import Final

KEY: Final = 43
