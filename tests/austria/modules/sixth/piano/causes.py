"""Why something is gained with module 6: see rules/causes.py."""

from typing import Final

from hotelier.austria.rules.causes import Cause

BY_CONCERT: Final = -200

CAUSES: Final[dict[int, Cause]] = {BY_CONCERT: lambda book, number: {"kind": "concert"}}
