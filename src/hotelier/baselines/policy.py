"""What was learnt: a net with two hidden layers, from an observation to the likeliest legal action."""

from collections.abc import Sequence
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
HIDDEN = 2


class Policy:
    """Reads what `examples/small_net.py` writes: all parameters in a row, and how wide the layers are."""

    def __init__(self, file: IO[bytes]) -> None:
        with np.load(file) as stored:
            flat = stored["parameters"].astype(np.float32)
            self.inputs, hidden, self.actions = (int(size) for size in stored["sizes"])
        shapes = [(self.inputs, hidden), (hidden, hidden), (hidden, self.actions), (hidden, 1)]
        pieces = [*(rows * columns for rows, columns in shapes), *(columns for _, columns in shapes)]
        assert sum(pieces) == len(flat)
        cut = np.split(flat, np.cumsum(pieces)[:-1])
        self.weights = [piece.reshape(shape) for piece, shape in zip(cut, shapes, strict=False)]
        self.biases = cut[len(shapes) :]

    def choose(self, seen: bytes, legal: Sequence[int]) -> int:
        layer: Array = np.frombuffer(seen, np.float32)
        for number in range(HIDDEN):
            layer = np.maximum(layer @ self.weights[number] + self.biases[number], 0)
        logits = layer @ self.weights[HIDDEN] + self.biases[HIDDEN]
        return legal[int(logits[legal].argmax())]
