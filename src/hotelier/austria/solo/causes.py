"""Why automata gain something: see rules/causes.py."""

from typing import Final

from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.austria.rules.causes import Cause

BY_INSTRUCTION: Final = -4
BY_COLOUR: Final = -60  # - colour of a die
BY_OWN_ENTRANCE: Final = -70  # - entrance of the automaton

CAUSES: Final[dict[int, Cause]] = {
    BY_INSTRUCTION: lambda book, number: {"kind": "instruction"},
    BY_COLOUR: lambda book, number: {"kind": "colour", "colour": book.die_colours[number]},
    BY_OWN_ENTRANCE: lambda book, number: {"kind": "entrance", "entrance": ENTRANCES[number]},
}
