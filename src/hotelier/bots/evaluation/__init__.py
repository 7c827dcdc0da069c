"""The evaluation of positions: for each game an estimate of the points with which it will end."""

from hotelier.bots.evaluation import austria, overbooking, own_turn
from hotelier.bots.evaluation.evaluator import Evaluator
from hotelier.core.errors import BadOption
from hotelier.core.game import Game


def evaluator_for(game: Game, seat: int) -> Evaluator:
    """The evaluator for bots that look one decision ahead, seen from a seat."""
    if game.info.name == "austria":
        return austria.evaluator_for(game, seat)
    if game.info.name == "overbooking":
        return overbooking.evaluator_for(game, seat)
    raise BadOption(f"no bot can evaluate positions of {game.info.name}")


def search_evaluator_for(game: Game, seat: int) -> Evaluator:
    """The evaluator for bots that search."""
    return own_turn.evaluator_for(game, seat) if game.info.name == "austria" else evaluator_for(game, seat)
