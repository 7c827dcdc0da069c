"""How each game shows itself in the terminal."""

from importlib import import_module
from typing import Protocol

from rich.console import Console

from hotelier.core.game import Game, Json


class Face(Protocol):
    """What the terminal needs of a game; a module of this package each."""

    def draw(self, console: Console, game: Game, seat: int | None, names: list[str]) -> None: ...

    def draw_own(self, console: Console, game: Game, seat: int, names: list[str]) -> None: ...

    def wants_whole_table(self, game: Game) -> bool: ...

    def words(self, game: Game, action: int) -> str: ...

    def question(self, game: Game) -> str: ...

    def happened(self, game: Game, events: list[Json], names: list[str]) -> list[str]:
        """Lines about what happened in the game."""

    def explain(self, game: Game, text: str) -> list[str]: ...


def face_of(game: Game) -> Face:
    """The module of this package that draws this game."""
    face: Face = import_module(f"hotelier.terminal.{game.info.name}")
    return face
