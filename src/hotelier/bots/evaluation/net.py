"""The value net: a small neural network in whole numbers.

It says by how many points the linear evaluation errs, from sparse features: those of a position are a list
of numbers, and each has a row of weights. The rows are summed into the first layer; two small layers
follow. Whole numbers give the same result on every machine, compiled or not. A position takes about
three microseconds in C (`_net.c`), and nine times as long here.

A file of weights, little-endian: three int32, the number of features, of units in the first layer and in
the second; then

    direct       int32  a feature          points that it brings whatever else there is, in 65536ths
    rows         int16  a feature x first  in 1024ths
    first bias   int32  first              in 1024ths
    between      int16  second x first     in 256ths; units of the first layer are shown in 64ths, 0 to 1023
    second bias  int32  second             in 16384ths
    last         int32  second             in 1024ths; units of the second layer are shown in 64ths
    last bias    int32                     in 65536ths

`PlainNet` sums whole rows at once, as one large number with 32 bits for each unit. So that no unit borrows
from its neighbour, weights are kept with OFFSET added, those between the layers with SMALL_OFFSET.
"""

from struct import Struct
from sys import byteorder
from typing import Final, Protocol

POINT: Final = 1024
"""The value of a net is told in these parts of a point."""
OFFSET: Final = 1 << 15
SMALL_OFFSET: Final = 1 << 11
"""Weights between the layers are smaller than this, so that no sum leaves 32 bits."""
MOST_UNITS: Final = 256
MOST_BIAS: Final = 1 << 30
MOST_SEEN: Final = 1 << 14
"""The most features that a position may have."""
SIZES: Final = Struct("<3i")
NO_NET: Final = "these are not the weights of a value net"


class Net(Protocol):
    """A net with its weights."""

    def value(self, features: list[int], /) -> int:
        """What the net makes of these features, in 1024ths of a point."""


class PlainNet:
    """The net in plain Python."""

    def __init__(self, file: bytes) -> None:
        features, first, second = SIZES.unpack_from(file) if len(file) >= SIZES.size else (0, 0, 0)
        whole = 16 + 4 * features + 2 * features * first + 4 * first + 2 * second * first + 8 * second
        if min(features, first, second) < 1 or max(first, second) > MOST_UNITS or len(file) != whole:
            raise ValueError(NO_NET)
        at = SIZES.size
        self.first = first
        self.second = second
        self.direct = _numbers(file, at, features, "i")
        at += 4 * features
        self.rows = [
            _joined(_numbers(file, at + 2 * first * feature, first, "h"), OFFSET)
            for feature in range(features)
        ]
        at += 2 * features * first
        self.first_bias = _numbers(file, at, first, "i")
        at += 4 * first
        between = _numbers(file, at, first * second, "h")
        if max(between) >= SMALL_OFFSET or min(between) <= -SMALL_OFFSET:
            raise ValueError(NO_NET)
        self.columns = [_joined(between[unit::first], SMALL_OFFSET) for unit in range(first)]
        at += 2 * first * second
        self.second_bias = _numbers(file, at, second, "i")
        self.last = _numbers(file, at + 4 * second, second, "i")
        self.last_bias = _numbers(file, at + 8 * second, 1, "i")[0]
        if max(map(abs, (*self.first_bias, *self.second_bias))) > MOST_BIAS:
            raise ValueError(NO_NET)

    def value(self, features: list[int]) -> int:
        """What the net makes of these features, in 1024ths of a point."""
        if len(features) > MOST_SEEN:
            raise ValueError("these are too many features")
        if features and min(features) < 0:
            raise IndexError(f"there is no feature {min(features)}")
        out = self.last_bias
        joined = 0
        for feature in features:
            joined += self.rows[feature]
            out += self.direct[feature]
        below = OFFSET * len(features)
        shown = 0
        joined_sums = 0
        for unit, total in enumerate(_apart(joined, self.first)):
            value = (total - below + self.first_bias[unit]) >> 4
            if value > 0:
                value = min(value, 1023)
                shown += value
                joined_sums += self.columns[unit] * value
        below = SMALL_OFFSET * shown
        for unit, total in enumerate(_apart(joined_sums, self.second)):
            value = (total - below + self.second_bias[unit]) >> 8
            if value > 0:
                out += min(value, 32767) * self.last[unit]
        return out >> 6


def _numbers(file: bytes, at: int, count: int, kind: str) -> tuple[int, ...]:
    return Struct(f"<{count}{kind}").unpack_from(file, at)


def _joined(weights: tuple[int, ...], offset: int) -> int:
    """The weights as one number, 32 bits for each."""
    lanes = Struct(f"<{len(weights)}I").pack(*[weight + offset for weight in weights])
    return int.from_bytes(lanes, "little")


def _apart(joined: int, units: int) -> tuple[int, ...]:
    return Struct(f"<{units}I").unpack(joined.to_bytes(4 * units, "little"))


def net_of(file: bytes) -> Net:
    """The net with these weights; in C, which reads them as they lie, if that was compiled."""
    if byteorder == "big":
        return PlainNet(file)
    try:
        from hotelier.bots.evaluation import _net
    except ImportError:
        return PlainNet(file)
    return _net.Net(file)
