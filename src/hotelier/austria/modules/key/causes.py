"""Why something is gained with module 4: see rules/causes.py."""

from typing import Final

from hotelier.austria.rules.causes import Cause

BY_KEY: Final = -3

CAUSES: Final[dict[int, Cause]] = {BY_KEY: lambda book, number: {"kind": "key"}}
