"""What every start in a browser needs and always finds the same: modules, and the content of both games.

A browser keeps Python's memory as it is then (web/src/engine/memory.ts), and the next start begins there.
Compiled libraries cannot be kept so: nothing of this may need msgspec.
"""

from importlib import import_module

from hotelier.games import NAMES, new_game

PARTS = (
    "asyncio",
    "hotelier.analysis.analyst",
    "hotelier.austria.companion.talk",
    "hotelier.bots",
    "hotelier.bots.advice",
    "hotelier.core.listening",
    "ipaddress",
    "urllib.parse",
)


def prepare() -> None:
    for part in PARTS:
        import_module(part)
    for name in NAMES:
        new_game(name)
