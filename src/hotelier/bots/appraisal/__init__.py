"""What a position is worth: for each game an estimate of the points with which it will end."""

from hotelier.bots.appraisal import austria, overbooking, own_turn
from hotelier.bots.appraisal.appraiser import Appraiser
from hotelier.core.errors import BadOption
from hotelier.core.game import Game


def appraiser_for(game: Game, seat: int) -> Appraiser:
    """The appraiser for a game of the house, through the eyes of a seat."""
    if game.info.name == "austria":
        return austria.appraiser_for(game, seat)
    if game.info.name == "overbooking":
        return overbooking.appraiser_for(game, seat)
    raise BadOption(f"no bot knows what positions of {game.info.name} are worth")


def thinking_appraiser_for(game: Game, seat: int) -> Appraiser:
    """The appraiser for those who think a turn through."""
    return own_turn.appraiser_for(game, seat) if game.info.name == "austria" else appraiser_for(game, seat)
