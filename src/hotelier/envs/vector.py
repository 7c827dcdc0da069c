"""Many games as arrays: observations, masks and rewards for a whole batch, filled in place.

>>> games = Vector("austria", 4, seats=2)
>>> games.reset(seed=1)
>>> games.step([int(mask.argmax()) for mask in games.masks])
>>> games.observations.shape[0], games.rewards.shape
(4, (4, 2))
"""

import secrets
from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotelier.core.chance import SEEDS
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Game
from hotelier.envs.batch import Batch
from hotelier.envs.rewards import reward_kind
from hotelier.envs.start import Start
from hotelier.games import check_seed


class Vector:
    """A batch of games. Arrays keep their place in memory: what a step finds is written into them.

    Without opponents every decision of every seat comes from outside: row i of the arrays is game i as the
    seat `movers[i]` sees it. With opponents (codes of bots) the learner sits in one seat, and the bots play
    the others: in game i the seat is i modulo the number of seats, or the one given as `learner`.
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
        **options: Any,
    ) -> None:
        if type(count) is not int or count < 1:
            raise BadOption(f"the number of games is {count!r}; it must be 1 or more")
        start = Start(game, seats, options)
        self.start = start
        self.seats = seats
        self.count = count
        self.layout = start.layout
        self.num_actions = start.num_actions
        if learner is not None and opponents is None:
            raise BadOption("a learner's seat is given, but no opponents for the others")
        self.observations = np.zeros((count, start.layout.size), np.float32)
        self.batch = Batch(
            start.info,
            seats,
            start.options,
            start.encoder,
            reward_kind(reward),
            [
                start.table(opponents, place % seats if learner is None else learner)
                for place in range(count)
            ],
            start.num_actions,
            self.observations.data.cast("B"),
        )
        self.learners = np.array([table.learner for table in self.batch.tables])
        """In each game the seat whose decisions come from outside; EVERY_SEAT (-1) if all of them do."""
        self.masks = np.zeros((count, start.num_actions), np.int8)
        self.movers = np.zeros(count, np.int64)
        """The seat that decides next in each game."""
        self.rewards = np.zeros((count, seats), np.float32)
        """What the last step paid to each seat."""
        self.dones = np.zeros(count, np.bool_)
        """Where a game ended in the last step; its row shows the next game already."""
        self._flat_rewards = self.rewards.reshape(-1)
        self._flat_masks = self.masks.reshape(-1)

    @property
    def games(self) -> list[Game]:
        """The games themselves."""
        return self.batch.games

    @property
    def last_games(self) -> list[Game]:
        """The games that ended in the last step, in the order of their rows."""
        return self.batch.last

    def reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Begin all games anew: game i with seed + i, or each with its own; where it is None, with any."""
        self.batch.begin(self._seeds(seed))
        self.rewards.fill(0)
        self.dones.fill(False)
        self._show()

    def step(self, actions: "Sequence[int] | NDArray[Any]") -> None:
        """Apply one action in each game; where a game ends, the next one begins at once."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise BadInput(f"actions must be {self.count} whole numbers, one for each game")
        if not self.batch.games:
            raise BadInput("there are no games to step: call reset() first")
        self.batch.step(chosen.tolist())
        self._flat_rewards[:] = array("f", self.batch.paid)
        self.dones.fill(False)
        self.dones[self.batch.ended] = True
        self._show()

    def _show(self) -> None:
        """Fill the arrays that the batch has not filled itself."""
        self._flat_masks.fill(0)
        self._flat_masks[np.frombuffer(array("q", self.batch.legal), np.int64)] = 1
        self.movers[:] = self.batch.movers

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        if isinstance(seed, int):
            return [(check_seed(seed) + place) % SEEDS for place in range(self.count)]
        given = [None] * self.count if seed is None else seed
        seeds = [secrets.randbelow(SEEDS) if each is None else check_seed(each) for each in given]
        if len(seeds) != self.count:
            raise BadOption(f"{len(seeds)} seeds were given for {self.count} games")
        return seeds
