"""What every encoder can be asked: a game as the floats that a seat may know, and the points so far."""

from hotelier.core.game import Game
from hotelier.envs.encoding.layout import Layout


class Encoder:
    """Turns games with certain options into observations; shared by all games of an environment."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def encode(self, game: Game, seat: int) -> bytes:
        """All that the seat may know, as 32-bit floats in the order of the layout."""
        raise AssertionError

    def points(self, game: Game) -> list[int]:
        """The points of all hotels so far, which everybody sees; an automaton's come last."""
        raise AssertionError
