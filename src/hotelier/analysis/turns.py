"""A game, cut into turns: what a seat decides until its turn ends or another one decides."""

from hotelier.bots.evaluation import search_evaluator_for
from hotelier.core.game import Game, Json
from hotelier.games import replay


class PlayedTurn:
    """A position and what its seat then decided."""

    def __init__(self, before: Game, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.actions: list[int] = []
        self.is_choice = False
        """Whether there was ever more than one thing to do."""

    @property
    def round(self) -> int:
        number = self.before.view(None).get("round")
        return number if isinstance(number, int) else 0


class Turns:
    """The turns of a game, collected while its record is replayed: only then is chance what it was."""

    def __init__(self) -> None:
        self.played: list[PlayedTurn] = []
        self.is_left = True
        """Whether the last turn is over, whoever decides next."""

    def before(self, game: Game, number: int, action: int) -> None:
        seat = game.to_move
        assert seat is not None
        if self.is_left or self.played[-1].seat != seat:
            self.played.append(PlayedTurn(game.clone(), seat))
        turn = self.played[-1]
        turn.actions.append(action)
        turn.is_choice = turn.is_choice or len(game.choices()) > 1
        self.is_left = search_evaluator_for(game, seat).leaves_turn(game, action)


def turns_of(record: Json, content: Json | None = None) -> tuple[Game, list[PlayedTurn]]:
    """A game as its record tells it, and its turns."""
    turns = Turns()
    game = replay(record, turns.before, content)
    return game, turns.played
