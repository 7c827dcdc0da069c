"""A game as one seat sees it: all that a bot is ever given."""

from hotelier.core.chance import Seeded
from hotelier.core.game import Game, Json


class Perspective:
    """What a seat can ask of a game without learning what it may not know."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    def legal_actions(self) -> list[int]:
        """The own choices; empty while another seat decides, whose choices could betray its hand."""
        return self._game.legal_actions() if self._game.to_move == self.seat else []

    @property
    def to_move(self) -> int | None:
        return self._game.to_move

    @property
    def decisions(self) -> int:
        """How many decisions have been made in the game so far."""
        return self._game.decisions

    @property
    def revealed(self) -> int:
        """How often something hidden has come out."""
        return self._game.revealed

    @property
    def num_actions(self) -> int:
        return self._game.num_actions

    def view(self) -> Json:
        return self._game.view(self.seat)

    def resample(self, rng: Seeded) -> Game:
        """A whole game to think with, in which everything unknown is guessed; nobody listens to it."""
        guess = self._game.resample(self.seat, rng)
        guess.silence()
        return guess

    def notation(self, action: int) -> str:
        return self._game.notation(action)

    def parse(self, text: str) -> int:
        return self._game.parse(text)

    def describe(self, action: int) -> Json:
        """What another seat could do now is told with its arguments only: more would betray its hand."""
        if self._game.to_move == self.seat:
            return self._game.describe(action)
        return Game.describe(self._game, action)
