"""The kinds of actions of a game alone, and their arguments: see rules/action_kinds.py."""

from typing import Final

GIVE: Final = 50  # table of the automaton
ENTER: Final = 51  # entrance
