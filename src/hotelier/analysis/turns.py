"""A game, cut into turns: what a seat decides until its turn ends or another one decides."""

from collections.abc import Iterator

from hotelier.bots.evaluation import search_evaluator_for
from hotelier.core.game import Game


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


def turns_of(begin: Game, history: list[int]) -> Iterator[PlayedTurn]:
    """The turns of a game that begins like this and in which these actions were made.

    The beginning is played on to the end of the history.
    """
    turn: PlayedTurn | None = None
    for action in history:
        seat = begin.to_move
        assert seat is not None
        if turn is None:
            turn = PlayedTurn(begin.clone(), seat)
        turn.is_choice = turn.is_choice or len(begin.choices()) > 1
        turn.actions.append(action)
        leaves = search_evaluator_for(begin, seat).leaves_turn(begin, action)
        begin.apply(action)
        if leaves or begin.to_move != seat:
            yield turn
            turn = None
    if turn is not None:
        yield turn
