"""Many games as arrays: observations, masks and rewards for a whole batch, filled in place.

>>> games = Vector("austria", 4, seats=2)
>>> games.reset(seed=1)
>>> games.step([int(mask.argmax()) for mask in games.masks])
>>> games.observations.shape[0], games.rewards.shape
(4, (4, 2))
"""

import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any, NoReturn, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from hotelier.core.chance import SEEDS
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Game
from hotelier.envs.crew import Crew
from hotelier.envs.own_games import Final, OwnGames, Plan
from hotelier.envs.playing.rewards import reward_kind
from hotelier.envs.rows import Measures
from hotelier.envs.start import Start
from hotelier.games import check_seed, plain

Seeding = SupportsIndex | Sequence[SupportsIndex | None] | NDArray[Any] | None
"""A seed for all games, one for each, or none: whole numbers of Python or numpy."""


class Vector:
    """A batch of games. Arrays keep their place in memory: what a step finds is written into them.

    Without opponents every decision of every seat comes from outside: row i of the arrays is game i as the
    seat `movers[i]` sees it. With opponents (codes of bots) the learner sits in one seat, and the bots play
    the others: in game i the seat is i modulo the number of seats, or the one given as `learner`.

    With several `workers` the games are played in that many processes, with the same trajectories. Close
    the vector when it is done with, or use it in a `with` statement.

    Args:
        game: `austria`, `austria_waltz` (with modules) or `overbooking`.
        count: How many games.
        seats: How many play in each.
        reward: `win`, `score`, `difference` or `shaped`.
        opponents: The code of the bot in all other seats, or one for each, the first behind the learner.
        learner: The seat of the learner in all games.
        workers: How many processes play.
        **options: The options of the game, such as `edition="first"`: `hotelier simulate --help`.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int = 2,
        reward: str = "win",
        opponents: str | Sequence[str] | None = None,
        learner: int | None = None,
        workers: int = 1,
        **options: Any,
    ) -> None:
        count, seats, workers, learner = plain(count), plain(seats), plain(workers), plain(learner)
        if type(count) is not int or count < 1:
            raise BadOption(f"the number of games is {count!r}; it must be 1 or more")
        if type(workers) is not int or not 1 <= workers <= count:
            raise BadOption(f"the number of workers is {workers!r}; it must be 1 to {count}")
        start = Start(game, seats, options)
        self.start = start
        self.seats = seats
        self.count = count
        self.layout = start.layout
        self.num_actions = start.num_actions
        if learner is not None and opponents is None:
            raise BadOption("a learner's seat is given, but no opponents for the others")
        plan = Plan(start, reward_kind(reward), opponents, learner)
        self.learners = np.array([plan.table(place).learner for place in range(count)])
        """In each game the seat whose decisions come from outside; EVERY_SEAT (-1) if all of them do."""
        self._players: OwnGames | Crew
        if workers == 1:
            measures = Measures(count, start.layout.size, start.num_actions, seats)
            rows, _ = measures.lay_out(bytearray(measures.size))
            self._players = OwnGames(plan, 0, rows)
        else:
            self._players = Crew(plan, count, workers)
            rows = self._players.rows
        self.observations = rows.observations
        """Row i: what the mover of game i sees."""
        self.masks = rows.masks
        """Row i: 1 for every action that is legal in game i."""
        self.movers = rows.movers
        """The seat that decides next in each game."""
        self.rewards = rows.rewards
        """What the last step paid to each seat."""
        self.dones = rows.dones
        """Where a game ended in the last step; its row shows the next game already."""
        self.ended: list[int] = []
        """The rows of the games that ended in the last step."""
        self._begun = False

    def __repr__(self) -> str:
        where = "" if isinstance(self._players, OwnGames) else f" in {len(self._players.parts)} processes"
        return f"<Vector: {self.count} games of {self.start.environment}, {self.seats} seats{where}>"

    def __reduce__(self) -> NoReturn:
        raise BadInput(
            "a Vector is neither copied nor pickled, because its arrays are shared: "
            "copy its `games`, or make another one and reset it with the same seeds"
        )

    def __enter__(self) -> "Vector":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the processes of the workers, where there are any."""
        self._players.close()

    @property
    def games(self) -> list[Game]:
        """The games themselves; copies where workers play them."""
        return self._players.games()

    @property
    def last_games(self) -> list[Game]:
        """The games that ended in the last step, in the order of their rows."""
        return self._players.last_games()

    def finals(self) -> list[Final]:
        """Rows, scores, winners and the learner's last observation of games that ended in the last step."""
        return self._players.finals() if self.ended else []

    def reset(self, seed: Seeding = None) -> None:
        """Begin all games anew: game i with seed + i, or each with its own. Where it is None, the next game
        of those that follow from the last seed begins; with none so far, any."""
        self._players.reset(self._seeds(seed))
        self.ended = []
        self._begun = True

    def step(self, actions: "Sequence[int] | NDArray[Any]") -> None:
        """Apply one action in each game; where a game ends, the next one begins at once."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise BadInput(f"actions must be {self.count} whole numbers, one for each game")
        if not self._begun:
            raise BadInput("there are no games to step: call reset() first")
        self.ended = self._players.step(chosen)

    def _seeds(self, seed: Seeding) -> list[int | None]:
        """A seed for each game; None goes on with the series that a game has."""
        if seed is not None and not isinstance(seed, Sequence | np.ndarray):
            first = check_seed(seed)
            return [(first + place) % SEEDS for place in range(self.count)]
        given = [None] * self.count if seed is None else seed
        if len(given) != self.count:
            raise BadOption(f"{len(given)} seeds were given for {self.count} games")
        return [self._any_seed() if each is None else check_seed(each) for each in given]

    def _any_seed(self) -> int | None:
        return None if self._begun else secrets.randbelow(SEEDS)
