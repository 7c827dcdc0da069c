"""Many games in one loop, without numpy and without the interpreter in between: the heart of `vector`.

A batch steps all its games, begins new ones where games have ended, and leaves what is to be known as plain
bytes and lists, which `vector` shows as arrays.
"""

from hotelier.core.errors import IllegalAction
from hotelier.core.game import Game, GameInfo, Opening
from hotelier.core.options import Value
from hotelier.envs.encoding.encoder import Encoder
from hotelier.envs.encoding.layout import FLOAT_BYTES
from hotelier.envs.playing.opponents import Opponents, Table
from hotelier.envs.playing.rewards import WIN, pay
from hotelier.envs.playing.seeds import Seeds


class Batch:
    """Games with the same options, stepped together."""

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        options: dict[str, Value],
        encoder: Encoder,
        reward: int,
        tables: list[Table],
        num_actions: int,
        memory: memoryview,
    ) -> None:
        self.info = info
        self.seats = seats
        self.options = options
        self.encoder = encoder
        self.reward = reward
        self.tables = tables
        self.size = len(tables)
        self.num_actions = num_actions
        self.memory = memory
        """Of the array of observations: a row for each game."""
        self.legal: list[int] = []
        """All legal actions, as places in the flat table of masks: a row for each game."""
        self.games: list[Game] = []
        self.seeds: list[Seeds] = []
        self.opponents: list[Opponents] = []
        self.before: list[list[int]] = []
        """The points of every game when it was last paid."""
        self.movers: list[int] = []
        """The seat to move in every game, from whose view it is observed."""
        self.paid: list[float] = []
        """What the last step paid to every seat of every game, one after the other."""
        self.unpaid = [0.0] * seats
        self.ended: list[int] = []
        """The games that ended in the last step; new ones have begun in their places."""
        self.last: list[Game] = []
        """How they ended."""

    def begin(self, seeds: list[int | None]) -> None:
        """Begin all games anew: from their seeds; where none is given, with the next of the series."""
        self.seeds = [
            self.seeds[place] if seed is None else Seeds(seed) for place, seed in enumerate(seeds)
        ]
        self.games = []
        self.opponents = []
        self.before = []
        self.movers = []
        for place in range(self.size):
            self.games.append(self.new_game(place))
            self.opponents.append(Opponents(self.tables[place], self.games[place].seed))
            self.before.append([])
            self.movers.append(0)
            self.settle(place)
        self.forget()
        for place in range(self.size):
            self.show(place)

    def forget(self) -> None:
        """Forget what the last step brought."""
        self.legal = []
        self.paid = []
        self.ended = []
        self.last = []

    def new_game(self, place: int) -> Game:
        return self.info.begin(Opening(self.seats, self.seeds[place].next(), self.options))

    def settle(self, place: int) -> None:
        """A new game: let the bots play up to the first decision from outside."""
        game = self.games[place]
        self.before[place] = [0] * len(self.encoder.points(game))
        self.opponents[place].play(game)
        mover = game.to_move
        assert mover is not None, "a game ended before its learner could decide"
        self.movers[place] = mover

    def step(self, actions: list[int]) -> None:
        """Apply an action in every game; none if any of them is illegal."""
        for place in range(self.size):
            game = self.games[place]
            if actions[place] not in game.choices():
                raise IllegalAction(f"game {place}: action {actions[place]} is not legal now")
        self.forget()
        for place in range(self.size):
            self.step_one(place, actions[place])
            self.show(place)

    def step_one(self, place: int, action: int) -> None:
        game = self.games[place]
        game.apply_legal(action)
        self.opponents[place].play(game)
        mover = game.to_move
        if mover is not None:
            self.movers[place] = mover
        if self.reward == WIN and mover is not None:
            self.paid.extend(self.unpaid)
        else:
            after = self.encoder.points(game)
            paid = pay(self.reward, game, self.before[place], after)
            self.paid.extend(paid[: self.seats])  # an automaton is no seat
            self.before[place] = after
        if mover is None:
            self.ended.append(place)
            self.last.append(game)
            self.games[place] = self.new_game(place)
            self.opponents[place] = Opponents(self.tables[place], self.games[place].seed)
            self.settle(place)

    def show(self, place: int) -> None:
        """Write down what the seat to move may know and do: at once, while the game is in the cache."""
        game = self.games[place]
        width = FLOAT_BYTES * self.encoder.layout.size
        row = self.encoder.encode(game, self.movers[place])
        self.memory[place * width : (place + 1) * width] = row
        first = place * self.num_actions
        for action in game.choices():
            self.legal.append(first + action)
