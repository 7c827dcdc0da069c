"""What is noticed while a game is played, beyond its scores: one module for each game."""

from importlib import import_module
from typing import Protocol

from hotelier.core.game import Game, Json


class Observer(Protocol):
    """Watches one game; told of everything that happens there, secrets too."""

    def take(self, event: Json) -> None: ...

    def facts(self) -> Json:
        """All that was noticed, as plain data."""


def observer_of(game: Game) -> Observer:
    """Somebody who watches this game."""
    observer: Observer = import_module(f"hotelier.arena.observers.{game.info.name}").Observer(game)
    return observer
