"""Pieces of observations, made in advance: an observation is pieces looked up and joined.

A piece is some floats as bytes. Looking up a piece and joining all of them is the quickest way to fill an
array from compiled code: no number becomes an object of its own, and numpy reads the bytes as they are.
"""

from struct import pack
from typing import Final

from hotelier.envs.layout import FLOAT_BYTES


def floats(values: list[float]) -> bytes:
    """Numbers as a piece of an observation."""
    return pack(f"{len(values)}f", *values)


def zeros(count: int) -> bytes:
    return bytes(FLOAT_BYTES * count)


def one_hot(count: int) -> list[bytes]:
    """The pieces with a 1 at each of so many places; the last piece has none."""
    return [floats([1.0 if place == hot else 0.0 for place in range(count)]) for hot in range(count + 1)]


def bits(count: int) -> list[bytes]:
    """The pieces of all masks with so many bits, lowest bit first."""
    return [floats([float(mask >> bit & 1) for bit in range(count)]) for mask in range(1 << count)]


def pairs(first: list[bytes], second: list[bytes]) -> list[bytes]:
    """Every piece of one list followed by every piece of another; the second changes quicker."""
    return [one + other for one in first for other in second]


class Scale:
    """Whole numbers divided by a fixed one; the usual numbers are made in advance."""

    __slots__ = ("least", "most", "rows", "unit")

    def __init__(self, unit: int, least: int, most: int) -> None:
        self.unit = unit
        self.least = least
        self.most = most
        numbers = [*range(most + 1), *range(least, 0)]
        self.rows = [floats([number / unit]) for number in numbers]
        """The piece of a number is at its index: negative ones are found from the end."""

    def row(self, number: int) -> bytes:
        """The piece of any number."""
        if self.least <= number <= self.most:
            return self.rows[number]
        return floats([number / self.unit])


FLAGS: Final = [floats([0.0]), floats([1.0])]
BITS8: Final = bits(8)
BITS10: Final = bits(10)
COUNTS: Final = Scale(4, 0, 255)
"""Small numbers, divided by 4: items, dice, …"""
TENTHS: Final = Scale(10, -16, 128)
POINTS: Final = Scale(50, -512, 1024)
"""Points, divided by 50."""
NOTHING: Final = [zeros(count) for count in range(64)]
"""So many zeros."""


def count_bits(mask: int) -> int:
    """How many bits are set; for small sets quicker than a method call out of compiled code."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
