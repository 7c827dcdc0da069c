"""What a position is worth: for each game an estimate of the points with which it will end."""

from hotelier.bots.appraisal import austria, learned, overbooking
from hotelier.bots.appraisal.appraiser import Appraiser
from hotelier.core.errors import BadOption
from hotelier.core.game import Game


def appraiser_for(game: Game, seat: int) -> Appraiser:
    """The readable appraiser for a game of the house, through the eyes of a seat."""
    if game.info.name == "austria":
        return austria.appraiser_for(game, seat)
    if game.info.name == "overbooking":
        return overbooking.appraiser_for(game, seat)
    raise BadOption(f"no bot knows what positions of {game.info.name} are worth")


def best_appraiser_for(game: Game, seat: int) -> Appraiser:
    """The appraiser that knows most of a game: for those who need no reasons."""
    return learned.appraiser_for(game, seat) if game.info.name == "austria" else appraiser_for(game, seat)
