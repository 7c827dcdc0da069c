"""A small neural network over signs: by how much the worth of its assets misjudges a hotel.

Two layers of units look at the signs and at each other; what they see is added to a plain sum over signs.
Weights come from games between bots (`bench/learn.py`) and are kept by the names of signs, so that a sign
that the network has never met counts nothing.
"""

import json
from functools import cache
from importlib.resources import files
from struct import Struct
from typing import Final

from hotelier.austria.book import Book
from hotelier.bots.appraisal.signs import HAND_AT, UNKNOWN_AT, sign_names
from hotelier.core.game import Json

FINE: Final = 1000
"""Weights are whole numbers of such parts."""
POINTS: Final = 20.0
"""What the network says is counted in so many points."""
FIRST_BITS: Final = 32
SECOND_BITS: Final = 64
FIRST_ZERO: Final = 1 << (FIRST_BITS - 1)
SECOND_ZERO: Final = 1 << (SECOND_BITS - 1)


class Network:
    """Weights in the form in which they are used.

    The weights of a sign to all units of a layer lie side by side in one long int, so that the whole layer
    is added up at once: one sum of long ints for all signs.
    """

    def __init__(
        self, rows: list[int], first: int, units: int, between: list[int], second: int, last: list[int]
    ) -> None:
        self.rows = rows
        """By sign: what it adds to the result, and to every unit of the first layer."""
        self.first = first
        """Where the sum begins; every part has room for negative numbers."""
        self.between = between
        """By unit of the first layer: what it adds to every unit of the second."""
        self.second = second
        self.last = last
        """By unit of the second layer: what it adds to the result."""
        self.bytes_of_first = (units + 1) * FIRST_BITS // 8
        self.bytes_of_second = len(last) * SECOND_BITS // 8
        self.read_first = Struct(f"<{units + 1}I")
        self.read_second = Struct(f"<{len(last)}Q")

    def gain(self, signs: list[int]) -> float:
        """How many points more the hotel will have in the end than its assets are worth."""
        rows = self.rows
        added = self.first
        for sign in signs:
            added += rows[sign]
        levels: tuple[int, ...] = self.read_first.unpack(added.to_bytes(self.bytes_of_first, "little"))
        above = self.second
        between = self.between
        for unit in range(len(between)):
            level = levels[unit + 1] - FIRST_ZERO
            if level > 0:
                above += between[unit] * level
        found = 0
        last = self.last
        higher: tuple[int, ...] = self.read_second.unpack(above.to_bytes(self.bytes_of_second, "little"))
        for unit in range(len(last)):
            level = higher[unit] - SECOND_ZERO
            if level > 0:
                found += last[unit] * (level // FINE)
        return (levels[0] - FIRST_ZERO + found / FINE) / FINE * POINTS


def side_by_side(numbers: list[int], bits: int) -> int:
    """Numbers, some of them negative, as the parts of one."""
    packed = 0
    for number in reversed(numbers):
        packed = (packed << bits) + number
    return packed


def read_network(book: Book, kept: Json) -> Network:
    """The network for the cards of a book. A card that nobody knows is the mean of all."""
    units = len(kept["first"])
    nothing = [0] * (units + 1)
    rows = [kept["signs"].get(name, nothing) if name else nothing for name in sign_names(book)]
    hand = [rows[HAND_AT + card] for card in range(len(book.staff_number))]
    rows[UNKNOWN_AT] = [sum(column) // len(hand) for column in zip(*hand, strict=True)]
    first = [FIRST_ZERO + number for number in (kept["start"], *kept["first"])]
    second = [SECOND_ZERO + number * FINE for number in kept["second"]]
    return Network(
        [side_by_side(row, FIRST_BITS) for row in rows],
        side_by_side(first, FIRST_BITS),
        units,
        [side_by_side(row, SECOND_BITS) for row in kept["between"]],
        side_by_side(second, SECOND_BITS),
        kept["last"],
    )


@cache
def network_of(book: Book) -> Network:
    text = files("hotelier.bots.appraisal").joinpath("network.json").read_text(encoding="utf-8")
    return read_network(book, json.loads(text))
