"""Pieces of observations, made in advance: an observation is pieces looked up and joined.

A piece is some floats as bytes. Looking up a piece and joining all of them is the quickest way to fill an
array from compiled code: no number becomes an object of its own, and numpy reads the bytes as they are.
"""

from functools import cache
from struct import pack
from typing import Final

from hotelier.envs.encoding.layout import FLOAT_BYTES


def floats(values: list[float]) -> bytes:
    """Numbers as a piece of an observation."""
    return pack(f"{len(values)}f", *values)


def zeros(count: int) -> bytes:
    return bytes(FLOAT_BYTES * count)


def one_hot(count: int) -> list[bytes]:
    """The pieces with a 1 at each of `count` places; the last piece has none."""
    return [floats([1.0 if place == hot else 0.0 for place in range(count)]) for hot in range(count + 1)]


def bits(count: int) -> list[bytes]:
    """The pieces of all masks with `count` bits, lowest bit first."""
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


class Members:
    """Sets of cards as flags: 1 at the place of every member.

    A game counts the cards that it has, an observation all that there can be: `places` says where each card
    of the game stands in the observation, in rising order. Sets are divided into two numbers, because
    compiled code is quick only with numbers of less than 63 bits.
    """

    def __init__(self, places: list[int], size: int) -> None:
        assert sorted(set(places)) == places and len(places) <= 2 * HALF
        self.nothing = zeros(size)
        firsts = list(range(0, len(places), CHUNK))
        begins = [0, *[places[first] for first in firsts[1:]], size]
        chunks = [
            subsets(
                tuple([place - begins[number] for place in places[first : first + CHUNK]]),
                begins[number + 1] - begins[number],
            )
            for number, first in enumerate(firsts)
        ]
        self.low = chunks[: HALF // CHUNK]
        self.high = chunks[HALF // CHUNK :]
        lower = places[HALF] if self.high else size
        self.nothing_low = zeros(lower)
        self.nothing_high = zeros(size - lower)

    def append(self, out: list[bytes], members: int) -> None:
        """Write a set down that is given as a mask."""
        if members:
            self.append_halves(out, members & LOW_HALF, members >> HALF)
        else:
            out.append(self.nothing)

    def append_all(self, out: list[bytes], members: list[int]) -> None:
        """Write a set down that is given as a list."""
        low = 0
        high = 0
        for member in members:
            if member < HALF:
                low |= BIT[member]
            else:
                high |= BIT[member - HALF]
        if low or high:
            self.append_halves(out, low, high)
        else:
            out.append(self.nothing)

    def append_halves(self, out: list[bytes], low: int, high: int) -> None:
        """The lowest members, and the others."""
        if low:
            for chunk in self.low:
                out.append(chunk[low & CHUNK_MASK])
                low >>= CHUNK
        else:
            out.append(self.nothing_low)
        if high:
            for chunk in self.high:
                out.append(chunk[high & CHUNK_MASK])
                high >>= CHUNK
        else:
            out.append(self.nothing_high)


@cache
def subsets(places: tuple[int, ...], size: int) -> list[bytes]:
    """The pieces of `size` numbers in which some of these places are 1, by which of them; made only once,
    because tables that are few stay near the processor."""
    return [
        floats([float(place in places and mask >> places.index(place) & 1) for place in range(size)])
        for mask in range(1 << len(places))
    ]


CHUNK: Final = 8
CHUNK_MASK: Final = 255
HALF: Final = 48
LOW_HALF: Final = (1 << HALF) - 1
BIT: Final = [1 << bit for bit in range(HALF)]
FLAGS: Final = [floats([0.0]), floats([1.0])]
BITS8: Final = bits(8)
BITS10: Final = bits(10)
COUNTS: Final = Scale(4, 0, 255)
"""Small numbers, divided by 4: items, dice, …"""
TENTHS: Final = Scale(10, -16, 128)
POINTS: Final = Scale(50, -512, 1024)
"""Points, divided by 50."""
NOTHING: Final = [zeros(count) for count in range(64)]
"""Zeros, by how many."""


def count_bits(mask: int) -> int:
    """How many bits are set; for small sets quicker than a method call out of compiled code."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
