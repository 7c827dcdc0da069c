"""Games that are played in this process, shown in rows of arrays."""

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from hotelier.core.game import Game
from hotelier.envs.playing.batch import Batch
from hotelier.envs.playing.opponents import Table
from hotelier.envs.rows import Array, Rows
from hotelier.envs.start import Start


class Plan(NamedTuple):
    """What is played, in a form that travels to other processes."""

    start: Start
    reward: int
    opponents: str | Sequence[str] | None
    learner: int | None

    def table(self, place: int) -> Table:
        """Who sits at the table of a game: learners take the seats in turn, unless one is given."""
        return self.start.table(
            self.opponents, place % self.start.seats if self.learner is None else self.learner
        )


class Final(NamedTuple):
    """How a game ended in the last step."""

    place: int
    scores: list[int]
    winners: list[int]
    seen: bytes
    """The last observation of the learner, or of seat 0 where every seat is one."""


class OwnGames:
    """Some games, from a certain row on."""

    def __init__(self, plan: Plan, first: int, rows: Rows) -> None:
        start = plan.start
        self.first = first
        self.rows = rows
        self.encoder = start.encoder
        self.batch = Batch(
            start.info,
            start.seats,
            start.options,
            start.encoder,
            plan.reward,
            [plan.table(first + place) for place in range(len(rows.movers))],
            start.num_actions,
            rows.observations.data.cast("B"),
        )
        self.rewards = rows.rewards.reshape(-1)
        self.masks = rows.masks.reshape(-1)

    def games(self) -> list[Game]:
        return self.batch.games

    def last_games(self) -> list[Game]:
        return self.batch.last

    def reset(self, seeds: list[int | None]) -> None:
        self.batch.begin(seeds)
        self.rows.rewards.fill(0)
        self.rows.dones.fill(False)
        self._show()

    def step(self, actions: Array) -> list[int]:
        """Apply one action in each game, none if any is illegal; the rows of those that ended."""
        batch = self.batch
        batch.step(actions.tolist())
        self.rewards[:] = array("f", batch.paid)
        self.rows.dones.fill(False)
        self.rows.dones[batch.ended] = True
        self._show()
        return [self.first + place for place in batch.ended]

    def finals(self) -> list[Final]:
        """How the games ended that ended in the last step."""
        return [
            self._final(place, game) for place, game in zip(self.batch.ended, self.batch.last, strict=True)
        ]

    def close(self) -> None:
        """There is nothing to close."""

    def _final(self, place: int, game: Game) -> Final:
        assert game.outcome is not None
        seen = self.encoder.encode(game, max(0, self.batch.tables[place].learner))
        return Final(self.first + place, game.outcome.scores, game.outcome.winners, seen)

    def _show(self) -> None:
        """Fill the arrays that the batch has not filled itself."""
        self.masks.fill(0)
        self.masks[np.frombuffer(array("q", self.batch.legal), np.int64)] = 1
        self.rows.movers[:] = self.batch.movers
