"""OC: guests, houses and places.

A card of a player's deck is a number from 0 to 23: six types in each of four houses. On the table it is
`owner * DECK + card`, so that it keeps its owner. A set of cards of one deck is a mask.
"""

from typing import Final

NONE: Final = -1

TYPES: Final = 6
HOUSES: Final = 4
DECK: Final = 24
ALL_CARDS: Final = (1 << DECK) - 1
HALF_MASK: Final = (1 << (DECK // 2)) - 1

# OC1: a group is named by the beds that it needs.
MONK: Final = 1
MERCHANTS: Final = 2
MAIDS: Final = 3
NOBLES: Final = 4
SOLDIERS: Final = 5
LABOURERS: Final = 6

SMALL_GROUPS: Final = 0b000111_000111_000111_000111
"""OC2: cards with a small crest."""
LARGE_GROUPS: Final = SMALL_GROUPS << 3
ALL_SOLDIERS: Final = 0b010000_010000_010000_010000
HOUSE_MASKS: Final = [0b111111 << (TYPES * house) for house in range(HOUSES)]

# OC4: places at a hotel.
QUEUE: Final = 0
DOOR: Final = 1
QUEUE_LIMIT: Final = 4
DOOR_LIMIT: Final = 2
LONG_QUEUE_LIMIT: Final = 5
"""Of a hotel without a back door."""
LONGEST_QUEUE: Final = 6
"""Four cards, and two monks from the back door."""

ROUNDS: Final = 4
FIRST_HAND: Final = 9
DRAWN_EACH_ROUND: Final = 5
PLAYED_EACH_ROUND: Final = 5
BEDS_OF_A_POWER: Final = 3


def beds_of(card: int) -> int:
    """How many beds a card needs; also for a card on the table."""
    return card % TYPES + 1


def house_of(card: int) -> int:
    """The house of a card; also for a card on the table."""
    return card % DECK // TYPES


def owner_of(card: int) -> int:
    """The owner of a card on the table."""
    return card // DECK


def is_large(card: int) -> bool:
    """Whether the crest on the back is large."""
    return card % TYPES >= 3


def same_back(card: int) -> int:
    """All cards of a deck with the same back: the house, and small or large."""
    return HOUSE_MASKS[house_of(card)] & (LARGE_GROUPS if is_large(card) else SMALL_GROUPS)


COUNTS: Final = [bin(mask).count("1") for mask in range(1 << (DECK // 2))]
"""The bits of every half of a set of cards: compiled code reads a table faster than it calls a method."""


def cards_of(mask: int) -> int:
    """How many cards are in a set."""
    return COUNTS[mask & HALF_MASK] + COUNTS[mask >> (DECK // 2)]


def cards_in(mask: int) -> list[int]:
    """The cards of a set."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards
