"""Who plays the games of a run: processes of this machine, or a Ray cluster. All give the same rows."""

from collections.abc import Callable, Iterator
from importlib import import_module

from hotelier.arena.order import Order
from hotelier.core.errors import BadOption
from hotelier.core.game import Json

MODULES = {"local": "hotelier.arena.executors.local", "ray": "hotelier.arena.executors.on_ray"}
MOST_TRIES = 3
"""A worker that dies is replaced and its game tried again; with this many deaths it has failed."""

Play = Callable[[Order, Json | None, list[int], int | None], Iterator[Json]]
"""Plays the games with these numbers on this many workers, and yields their rows as they come."""


def executor_named(name: str) -> Play:
    """The function that plays games in this way."""
    if name not in MODULES:
        raise BadOption(f"unknown executor {name!r}; there are: {', '.join(MODULES)}")
    play: Play = import_module(MODULES[name]).play
    return play
