"""The arrays of many games: row i is game i. They lie in memory that other processes may share."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Rows:
    """Arrays with a row for each game."""

    def __init__(
        self, observations: Array, masks: Array, movers: Array, rewards: Array, dones: Array
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.movers = movers
        """The seat that decides next in each game."""
        self.rewards = rewards
        """What the last step paid to each seat."""
        self.dones = dones
        """Where a game ended in the last step; its row shows the next game already."""

    def part(self, first: int, end: int) -> "Rows":
        """Some of the rows, in the same memory."""
        return Rows(
            self.observations[first:end],
            self.masks[first:end],
            self.movers[first:end],
            self.rewards[first:end],
            self.dones[first:end],
        )


class Measures:
    """How long rows are, and how many there are: so their memory can be laid out in every process alike."""

    def __init__(self, count: int, numbers: int, actions: int, seats: int) -> None:
        self.fields: list[tuple[tuple[int, ...], Any]] = [
            ((count,), np.int64),  # the largest numbers first: so all are aligned
            ((count,), np.int64),
            ((count, numbers), np.float32),
            ((count, seats), np.float32),
            ((count, actions), np.int8),
            ((count,), np.bool_),
        ]
        self.ends = np.cumsum(
            [int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in self.fields]
        )
        self.size = int(self.ends[-1])
        """In bytes."""

    def lay_out(self, memory: Any) -> tuple[Rows, Array]:
        """Rows in some memory, and room for an action in each game."""
        arrays = []
        begin = 0
        for (shape, kind), end in zip(self.fields, self.ends, strict=True):
            arrays.append(np.frombuffer(memory, kind, int(np.prod(shape)), begin).reshape(shape))
            begin = int(end)
        movers, actions, observations, rewards, masks, dones = arrays
        return Rows(observations, masks, movers, rewards, dones), actions
