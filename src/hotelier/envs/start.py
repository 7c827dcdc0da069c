"""What all environments begin with: a game by its name, its options checked, its encoder."""

from typing import Any

from hotelier.core.game import Game, GameInfo
from hotelier.core.options import Value, choose_options
from hotelier.envs.encoder import Encoder
from hotelier.envs.encoders import encoder_for
from hotelier.games import game_info, new_game


class Start:
    """How the games of an environment begin."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        first = new_game(game, seats=seats, seed=0, **options)
        self.info: GameInfo = game_info(game)
        self.seats = seats
        self.options: dict[str, Value] = choose_options(self.info.options_for(seats), dict(options))
        self.num_actions = first.num_actions
        self.hotels = seats + len(first.automata)
        self.encoder: Encoder = encoder_for(first)
        self.layout = self.encoder.layout

    def new_game(self, seed: int) -> Game:
        return self.info.begin(self.seats, seed, None, self.options, None, False)
