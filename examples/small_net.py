"""A small policy and value network in numpy: two hidden layers, gradients by hand, Adam.

It is all that the learning examples need and runs wherever numpy does. For larger things take a library.
"""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

ILLEGAL = np.float32(-1e9)
NORMALISED = 1e-8


class Net:
    """Observations in, for each the logits of all actions and one value out."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        sizes = [(inputs, hidden), (hidden, hidden), (hidden, actions), (hidden, 1)]
        gains = (np.sqrt(2), np.sqrt(2), 0.01, 1.0)
        shapes = [*sizes, *((size[1],) for size in sizes)]
        self.sizes = (inputs, hidden, actions)
        self.flat = np.zeros(sum(int(np.prod(shape)) for shape in shapes), np.float32)
        """All parameters one after the other; weights and biases are views of them."""
        views = cut(self.flat, shapes)
        self.weights, self.biases = views[:4], views[4:]
        for weights, gain in zip(self.weights, gains, strict=True):
            weights[:] = rng.standard_normal(weights.shape) * gain / np.sqrt(len(weights))
        self.adam = Adam(self.flat.size)

    def forward(self, seen: Array) -> tuple[list[Array], Array, Array]:
        """The layers (for `backward`), logits and values."""
        first = np.maximum(seen @ self.weights[0] + self.biases[0], 0)
        second = np.maximum(first @ self.weights[1] + self.biases[1], 0)
        logits = second @ self.weights[2] + self.biases[2]
        values = (second @ self.weights[3] + self.biases[3])[:, 0]
        return [seen, first, second], logits, values

    def slopes(self, layers: list[Array], logit_slopes: Array, value_slopes: Array) -> Array:
        """How the loss changes with every parameter, if it changes so with logits and values."""
        seen, first, second = layers
        value_column = value_slopes[:, None]
        at_second = (logit_slopes @ self.weights[2].T + value_column @ self.weights[3].T) * (second > 0)
        at_first = (at_second @ self.weights[1].T) * (first > 0)
        slopes = [
            seen.T @ at_first,
            first.T @ at_second,
            second.T @ logit_slopes,
            second.T @ value_column,
            at_first.sum(0),
            at_second.sum(0),
            logit_slopes.sum(0),
            value_column.sum(0),
        ]
        return np.concatenate([slope.reshape(-1) for slope in slopes])

    def improve(self, layers: list[Array], logit_slopes: Array, value_slopes: Array, rate: float) -> None:
        """One step of Adam down the slopes of the loss."""
        self.flat -= self.adam.step(self.slopes(layers, logit_slopes, value_slopes), rate)

    def choose(self, seen: Array, masks: Array, rng: np.random.Generator | None) -> Array:
        """Actions drawn from the policy; without a generator the likeliest ones."""
        _, logits, _ = self.forward(seen)
        chances = np.where(masks, logits, ILLEGAL)
        if rng is not None:
            chances += rng.gumbel(size=chances.shape)
        best: Array = chances.argmax(axis=1)
        return best

    def save(self, file: Path) -> None:
        """Half as many digits as they are learnt with are enough to play (`hotelier.baselines` does)."""
        np.savez_compressed(file, parameters=self.flat.astype(np.float16), sizes=self.sizes)

    def load(self, file: Path) -> None:
        with np.load(file) as stored:
            self.flat[:] = stored["parameters"]


def cut(flat: Array, shapes: list[tuple[int, ...]]) -> list[Array]:
    """A long vector as views of these shapes."""
    ends = np.cumsum([int(np.prod(shape)) for shape in shapes])
    return [piece.reshape(shape) for piece, shape in zip(np.split(flat, ends[:-1]), shapes, strict=True)]


def log_softmax(logits: Array, masks: Array) -> Array:
    """Logarithms of the chances of all actions; illegal ones have none."""
    legal = np.where(masks, logits, ILLEGAL)
    legal = legal - legal.max(axis=1, keepdims=True)
    result: Array = legal - np.log(np.exp(legal).sum(axis=1, keepdims=True))
    return result


class Adam:
    """Steps whose length does not depend on how steep it is."""

    def __init__(self, size: int, limit: float = 0.5) -> None:
        self.mean = np.zeros(size, np.float32)
        self.square = np.zeros(size, np.float32)
        self.steps = 0
        self.limit = limit
        """Longer slopes are shortened to this length."""

    def step(self, slope: Array, rate: float) -> Array:
        """How far to go down this slope."""
        self.steps += 1
        slope = slope * np.float32(min(1.0, self.limit / (float(np.linalg.norm(slope)) + NORMALISED)))
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope**2 - self.square)
        scale = np.float32(rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        stepped: Array = scale * self.mean / (np.sqrt(self.square) + NORMALISED)
        return stepped
