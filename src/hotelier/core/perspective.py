"""A game as one seat sees it: all that a bot is ever given."""

from operator import index
from typing import Any, SupportsIndex

from hotelier.core.game import Game, Json


class Perspective:
    """What a seat can ask of a game without learning what it may not know.

    Two are equal if their seats are shown the same; so a guess equals what it was made from. A copy goes
    its own way. A pickle holds the whole game, as this object does: it is for other processes of the same
    owner.
    """

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: SupportsIndex) -> None:
        self._game = game
        self.seat = seat if isinstance(seat, int) else index(seat)
        """The own seat, counted from 0."""

    def legal_actions(self) -> list[int]:
        """The own choices; empty while another seat decides, whose choices could betray its hand."""
        return self._game.legal_actions() if self._game.to_move == self.seat else []

    @property
    def to_move(self) -> int | None:
        """The seat that must decide now, or None when the game is over."""
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
        """The size of the action table of this game with these options."""
        return self._game.num_actions

    def view(self) -> Json:
        """All that the seat may know, as plain data."""
        return self._game.view(self.seat)

    def resample(self, rng: Any) -> Game:
        """A whole game to think with, in which everything unknown is guessed; nobody listens to it.
        `rng` is what `Game.resample` takes."""
        guess = self._game.resample(self.seat, rng)
        guess.silence()
        return guess

    def notation(self, action: SupportsIndex) -> str:
        """The stable text of an action, as records keep it."""
        return self._game.notation(action)

    def parse(self, text: str) -> int:
        """The action of a text; the inverse of `notation`."""
        return self._game.parse(text)

    def describe(self, action: SupportsIndex) -> Json:
        """An action as data. What another seat could do now is told with its arguments only: more would
        betray its hand."""
        if self._game.to_move == self.seat:
            return self._game.describe(action)
        return Game.describe(self._game, action)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Perspective):
            return NotImplemented
        game, theirs = self._game, other._game
        return (
            self.seat == other.seat
            and game.info is theirs.info
            and game.content.digest == theirs.content.digest
            and self.view() == other.view()
        )

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of seat {self.seat}: {self._game.situation()}>"

    def __copy__(self) -> "Perspective":
        return type(self)(self._game.clone(), self.seat)

    def __deepcopy__(self, memo: dict[int, object]) -> "Perspective":
        return type(self)(self._game.clone(), self.seat)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._game, self.seat)
