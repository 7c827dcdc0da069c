"""The encoder of a game."""

from hotelier.austria.game import Austria
from hotelier.core.game import Game
from hotelier.envs.austria.encoder import AustriaEncoder
from hotelier.envs.austria.waltz_encoder import WaltzEncoder
from hotelier.envs.encoding.encoder import Encoder
from hotelier.envs.overbooking.encoder import OverbookingEncoder
from hotelier.overbooking.game import Overbooking


def encoder_for(game: Game) -> Encoder:
    """An encoder for this game and all others with the same options and seats."""
    if isinstance(game, Austria):
        return WaltzEncoder(game) if game.book.modules else AustriaEncoder(game)
    assert isinstance(game, Overbooking)
    return OverbookingEncoder(game)
