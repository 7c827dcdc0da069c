"""The modules that there are, found by their folders, and those that a game is played with."""

from functools import cache
from typing import Final

from hotelier.austria.content.manifests import FOLDERS
from hotelier.austria.modules.common.reactions import MODULE as COMMON
from hotelier.austria.rules.causes import add_causes
from hotelier.austria.rules.module import Module, Modules
from hotelier.austria.rules.reward_parts import add_parts
from hotelier.austria.rules.steps import add_steps
from hotelier.austria.solo.reactions import OWN_ENTRANCE
from hotelier.files import part_of

ALL: Final[dict[int, Module]] = {
    number: part_of(folder, "reactions").MODULE for number, folder in FOLDERS.items()
}
for _module in (*ALL.values(), OWN_ENTRANCE):
    add_steps(_module.steps)
    add_parts(_module.takes)
    add_causes(_module.causes)


@cache
def in_play(numbers: tuple[int, ...], own_entrance: bool = False) -> Modules:
    """These modules, and the automaton's own entrance, which is like one of them."""
    modules = [ALL[number] for number in numbers]
    if modules:
        modules.append(COMMON)
    if own_entrance:
        modules.append(OWN_ENTRANCE)
    return Modules(modules)
