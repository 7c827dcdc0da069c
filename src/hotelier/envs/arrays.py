"""Observations and masks of single games as arrays, and their spaces in the words of Gymnasium."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hotelier.core.errors import BadOption
from hotelier.core.game import Game
from hotelier.envs.start import Start
from hotelier.extras import extra

with extra("envs", "environments"):
    from gymnasium import spaces

Observation = Any
"""A dict of `observation`, the numbers, and `action_mask`, 1 for what is legal; or the numbers alone."""

LOW, HIGH = -32.0, 32.0
"""No number of an observation lies outside: they are scaled to be around 1."""
ARRAY = "array"
FORMS = ("flat", "dict", ARRAY)


class Observer:
    """Shows games to seats: one flat vector or named fields, both with the mask, or the vector alone."""

    def __init__(self, start: Start, form: str) -> None:
        if form not in FORMS:
            raise BadOption(f"unknown form of observations {form!r}; there are: {', '.join(FORMS)}")
        self.start = start
        self.form = form
        self.encoder = start.encoder
        self.alone = form == ARRAY
        """Whether observations are the numbers and nothing else; then `info` holds the mask."""
        self.slices = start.layout.slices if form == "dict" else None
        self.num_actions = start.num_actions

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Observer):
            return NotImplemented
        return self.start == other.start and self.form == other.form

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.start, self.form)

    def space(self) -> spaces.Space[Any]:
        """The space of what `observe` shows."""
        size = self.encoder.layout.size
        seen: spaces.Space[Any] = spaces.Box(LOW, HIGH, (size,), np.float32)
        if self.slices is not None:
            fields: dict[str, spaces.Space[Any]] = {
                name: spaces.Box(LOW, HIGH, (place.stop - place.start,), np.float32)
                for name, place in self.slices.items()
            }
            seen = spaces.Dict(fields)
        if self.alone:
            return seen
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (self.num_actions,), np.int8)}
        )

    def observe(self, game: Game, seat: int) -> Observation:
        """All that the seat may know, and what it may do now: nothing while another seat decides."""
        return self.shown(self.encoder.encode(game, seat), self.mask(game, seat))

    def shown(self, numbers: bytes, mask: NDArray[np.int8]) -> Observation:
        """Numbers and a mask in the form that is wanted."""
        flat = np.frombuffer(bytearray(numbers), np.float32)
        return flat if self.alone else {"observation": self.fields(flat), "action_mask": mask}

    def fields(self, numbers: NDArray[Any]) -> Any:
        """The numbers of one observation or of a batch, by their names where that is wanted."""
        if self.slices is None:
            return numbers
        return {name: numbers[..., place] for name, place in self.slices.items()}

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.num_actions, np.int8)
        if game.to_move == seat:
            mask[game.choices()] = 1
        return mask
