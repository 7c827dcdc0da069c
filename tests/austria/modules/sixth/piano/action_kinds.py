"""The kinds of actions of module 6."""

from typing import Final

CONCERT: Final = 100
APPLAUSE: Final = 101  # krones or steps
