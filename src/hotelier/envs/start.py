"""What all environments begin with: a game by its name, its options checked, its encoder."""

from collections.abc import Sequence
from typing import Any

from hotelier.austria.game import Austria
from hotelier.bots import make_bot
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadOption
from hotelier.core.game import Game, GameInfo, Opening
from hotelier.core.options import Value
from hotelier.envs.austria.waltz_encoder import WaltzEncoder
from hotelier.envs.austria.waltz_layout import WALTZ
from hotelier.envs.encoders import encoder_for
from hotelier.envs.encoding.encoder import Encoder
from hotelier.envs.playing.opponents import EVERY_SEAT, RANDOM, Table
from hotelier.games import NAMES, game_info, new_game, plain

MODULES = "modules"


class Start:
    """How the games of an environment begin.

    An environment has the name of its game; with modules Grand Austria Hotel is `austria_waltz`, and has
    all of them unless others are given.
    """

    def __init__(self, environment: str, seats: int, options: dict[str, Any]) -> None:
        if environment not in (*NAMES, WALTZ):
            raise BadOption(f"unknown game {environment!r}; there are: {', '.join((*NAMES, WALTZ))}")
        self.environment = environment
        waltz = environment == WALTZ
        self.info: GameInfo = game_info("austria" if waltz else environment)
        self.seats = seats = plain(seats)
        if waltz and MODULES not in options:
            options = {**options, MODULES: all_modules(self.info, seats)}
        first = new_game(self.info.name, seats=seats, seed=0, **options)
        self.options: dict[str, Value] = first.options
        if MODULES in self.options and not waltz:
            raise BadOption(
                f"the environments of {environment} know no modules: their layout is the base game's; "
                f"take {WALTZ}: hotelier/AustriaWaltz-v0, hotelier/AustriaWaltzSolo-v0, {WALTZ}_v0"
            )
        self.num_actions = first.num_actions
        self.hotels = seats + len(first.automata)
        self.encoder: Encoder = (
            WaltzEncoder(first) if waltz and isinstance(first, Austria) else encoder_for(first)
        )
        self.layout = self.encoder.layout

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Start):
            return NotImplemented
        return (self.environment, self.seats, self.options) == (
            other.environment,
            other.seats,
            other.options,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Start, (self.environment, self.seats, self.options)

    def new_game(self, seed: int, tell: bool = False) -> Game:
        return self.info.begin(Opening(self.seats, seed, self.options, tell=tell))

    def table(self, opponents: str | Sequence[str] | None, learner: int) -> Table:
        """Who sits where: one bot everywhere, or one for each other seat, the first after the learner."""
        learner = plain(learner)
        if learner not in range(self.seats):
            raise BadOption(f"there is no seat {learner!r}; they are numbered 0 to {self.seats - 1}")
        if opponents is None:
            return Table(EVERY_SEAT, [])
        others = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != self.seats - 1:
            raise BadOption(f"{len(others)} opponents were named for {self.seats - 1} other seats")
        for code in others:
            make_bot(code, Seeded(0))
        codes = [RANDOM, *others]  # the first is never asked
        return Table(learner, [codes[(seat - learner) % self.seats] for seat in range(self.seats)])


def all_modules(info: GameInfo, seats: int) -> Value:
    """Every module that can be played by this number of players."""
    (option,) = [option for option in info.options_for(seats) if option.name == MODULES]
    return option.choices[-1]
