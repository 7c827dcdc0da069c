"""Bots: a registry of players that choose for themselves.

A bot is given a `Perspective`, never the game: it cannot see what its seat may not know.
"""

from collections.abc import Callable
from typing import Protocol

from hotelier.bots.random_bot import RandomBot
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadOption
from hotelier.core.perspective import Perspective


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions of the seat, whose turn it is."""


class BotInfo:
    """A bot as the registry knows it."""

    def __init__(self, code: str, name: str, description: str, make: Callable[[Seeded], Bot]) -> None:
        self.code = code
        self.name = name
        self.description = description
        self.make = make


BOTS: dict[str, BotInfo] = {
    info.code: info
    for info in (
        BotInfo("random", "Random", "chooses among the legal actions, each equally likely", RandomBot),
    )
}


def make_bot(code: str, rng: Seeded) -> Bot:
    """A bot by its code, with its own stream of random numbers."""
    if code not in BOTS:
        raise BadOption(f"unknown bot {code!r}; there are: {', '.join(BOTS)}")
    return BOTS[code].make(rng)
