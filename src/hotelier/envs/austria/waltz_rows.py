"""Rows of the tables that observations with modules are made of: guests, and who gives a reward."""

from typing import Any, Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import ALL_ITEM_NAMES, PILE_BITS, PILE_MASK
from hotelier.austria.content.effects import Effect
from hotelier.austria.rules.causes import reward_owner
from hotelier.envs.austria.gives import Given
from hotelier.envs.austria.waltz_layout import ROWS, Box
from hotelier.envs.encoding.chunks import TENTHS, Scale, floats, pairs

CARDS128: Final = Scale(128, 0, 128)
MORE_THAN_3: Final = 0xFCFCFCFCFC
PILES: Final = [floats([(pile >> 2 * kind & 3) / 4 for kind in range(5)]) for pile in range(1 << 10)]
"""Piles with up to three items of each of the five kinds, two bits for each."""
PAIRS: Final = pairs(TENTHS.rows[:16], TENTHS.rows[:16])
"""Two small numbers / 10."""


def pile_of_five(items: int) -> bytes:
    """How many of each kind."""
    if items & MORE_THAN_3:
        return floats([(items >> PILE_BITS * kind & PILE_MASK) / 4 for kind in range(5)])
    return PILES[items & 3 | items >> 6 & 12 | items >> 12 & 48 | items >> 18 & 192 | items >> 24 & 768]


def places_in(box: list[Any], some: list[Any]) -> list[int]:
    """Where things of one game lie in the box."""
    return [box.index(each) for each in some]


def guest_row(box: Box, book: Book, guest: int) -> bytes:
    """A guest card: what is printed on it."""
    sleeps, dances = book.guest_sleeps[guest], book.guest_dances[guest]
    return floats(
        [
            1.0,
            (box.guests.index(book.guest_number[guest]) + 1) / 128,
            *[float(book.guest_colour[guest] == colour) for colour in range(4)],
            book.guest_vp[guest] / 10,
            *_pile(book.guest_order[guest]),
            *_reward(book.rewards[guest]),
            float(sleeps and not dances),
            float(dances and not sleeps),
        ]
    )


def _pile(items: int) -> list[float]:
    """How many of each kind."""
    return [(items >> PILE_BITS * kind & PILE_MASK) / 4 for kind in range(len(ALL_ITEM_NAMES))]


def _reward(reward: tuple[Effect, ...]) -> list[float]:
    """How much of each kind a reward gives, and how much cheaper it makes something."""
    given = Given(reward)
    amounts = [*given.amounts.values(), *given.discounts.values()]
    return [*_pile(given.items), *[number / 4 for number in amounts]]


def source_row(box: Box, book: Book, source: int) -> bytes:
    """Whose reward it is, and the row of the ballroom if it is one."""
    owner = reward_owner(book, source)
    return floats(
        [
            *[
                (places.index(owner[kind]) + 1) / 128 if kind in owner else 0.0
                for kind, places in box.sources.items()
            ],
            *[float(owner.get("row") == row) for row in ROWS],
        ]
    )
