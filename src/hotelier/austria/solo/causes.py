"""Why something is gained with the own entrance of an automaton: see rules/causes.py."""

from typing import Final

from hotelier.austria.rules.causes import Cause
from hotelier.austria.solo.entrance_printed import ENTRANCES

BY_OWN_ENTRANCE: Final = -70  # - entrance of the automaton

CAUSES: Final[dict[int, Cause]] = {
    BY_OWN_ENTRANCE: lambda book, number: {"kind": "entrance", "entrance": ENTRANCES[number]},
}
