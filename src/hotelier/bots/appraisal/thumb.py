"""Rules of thumb: what a player of some experience thinks that the assets of a hotel are worth.

Every asset has three values, in points: what it is worth in the end, what it is worth besides while there
is time to make something of it (the last turns count in parts), and what every turn adds that is left.
"""

from typing import Final

from hotelier.austria.book import Book
from hotelier.austria.components import (
    CLAIM_SPACES,
    EMPEROR_LIMIT,
    FLOORS,
    KINDS,
    MONEY_LIMIT,
    ROOM_COLOURS,
)
from hotelier.austria.emperor import REWARD_FROM
from hotelier.bots.appraisal.assets import (
    ASSETS,
    CLAIM_AT,
    COVERED_AT,
    DISTANCES,
    EFFECT_AT,
    EMPEROR_AT,
    END_AT,
    FEWEST_SPARE,
    FLOOR_AT,
    GROUP_AT,
    GROUP_SIZES,
    HAND_TIMING_AT,
    KITCHEN_AT,
    KRONES_AT,
    MISSING_AT,
    MOST_ITEMS,
    MOST_MISSING,
    MOST_ROOMS,
    MOST_TURNS,
    OBJECTIVE_AT,
    OCCUPIED_AT,
    ORDER_AT,
    SCORINGS,
    SPARE_AT,
    SPARES,
    STAFF_TIMING_AT,
    TIMINGS,
    TURNS_AT,
    VACANT_AT,
    VP_AT,
)

TURN: Final = 4.0
"""A turn brings about so much."""
ITEM: Final = 2.1
STEP: Final = 1.2
WAITING: Final = -5.0
"""F4: a guest who is still in the café in the end."""
EFFECT_POINTS: Final = [
    1.3,
    1.5,
    1.2,
    1.2,
    1.0,
    1.0,
    2.0,
    2.5,
    3.0,
    4.0,
    2.5,
    4.0,
    4.0,
    5.0,
    6.0,
    2.0,
    3.0,
    2.0,
]
"""By kind of effect: items, item of choice, krones, steps, cards, points, …"""


class Worth:
    """What each asset is worth in the end, while there is time, and for every turn left."""

    def __init__(self) -> None:
        self.in_the_end = [0.0] * ASSETS
        self.in_time = [0.0] * ASSETS
        self.each_turn = [0.0] * ASSETS


def rules_of_thumb(book: Book) -> Worth:
    worth = Worth()
    _tracks(worth, book)
    _orders(worth)
    _rooms(worth, book)
    _cards(worth, book)
    for turns in range(MOST_TURNS + 1):
        worth.in_the_end[TURNS_AT + turns] = TURN * turns
    for spare in range(FEWEST_SPARE, 0):
        for taken in range(2):
            lost = -spare * TURN / 2
            worth.in_the_end[SPARE_AT + SPARES * taken + spare - FEWEST_SPARE] = -lost
    return worth


def _tracks(worth: Worth, book: Book) -> None:
    """A krone is a point in the end, and more before: the first ones most."""
    useful = 0.0
    for krones in range(MONEY_LIMIT + 1):
        worth.in_the_end[KRONES_AT + krones] = float(krones)
        worth.in_time[KRONES_AT + krones] = useful
        useful += max(0.0, 1.2 - 0.15 * krones)
    for scorings in range(1, SCORINGS):
        for position in range(EMPEROR_LIMIT + 1):
            points = book.track_vp[position] + (5.0 if position >= REWARD_FROM else 0.0)
            points -= (8.0, 5.0, 2.0)[position] if position < 3 else 0.0
            after = max(0, position - book.steps_back[3 - scorings])
            later = STEP * 0.7 * after if scorings > 1 else 0.0
            worth.in_the_end[EMPEROR_AT + scorings * (EMPEROR_LIMIT + 1) + position] = points + later


def _orders(worth: Worth) -> None:
    for kind in range(KINDS):
        for count in range(MOST_ITEMS + 1):
            at = KITCHEN_AT + kind * (MOST_ITEMS + 1) + count
            worth.in_the_end[at] = float(count)
            worth.in_time[at] = 0.5 * min(count, 2)
        worth.in_time[MISSING_AT + kind] = -ITEM
    worth.in_time[COVERED_AT] = ITEM * 0.35
    for missing in range(MOST_MISSING + 1):
        for room in range(2):
            at = ORDER_AT + (MOST_MISSING + 1) * room + missing
            worth.in_the_end[at] = WAITING
            worth.in_time[at] = -WAITING + (1.0 if room else -0.5)
    worth.in_time[VP_AT] = 0.9
    for kind, each in enumerate(EFFECT_POINTS):
        worth.in_time[EFFECT_AT + kind] = 0.85 * each


def _rooms(worth: Worth, book: Book) -> None:
    for floor in range(FLOORS):
        worth.in_time[FLOOR_AT + floor] = 1.3 + 0.9 * floor
        worth.in_the_end[OCCUPIED_AT + floor] = floor + 1.0
    for colour in range(ROOM_COLOURS):
        for count in range(MOST_ROOMS + 1):
            at = VACANT_AT + colour * (MOST_ROOMS + 1) + count
            worth.in_time[at] = -1.5 if not count else -1.0 * max(0, count - 2)
        for size in range(1, GROUP_SIZES):
            bonus = book.occupancy_bonus[colour][size - 1]
            for left in range(size + 1):
                done = (size - left) / size
                at = GROUP_AT + (colour * GROUP_SIZES + size) * GROUP_SIZES + left
                worth.in_time[at] = 1.2 * bonus * (0.15 + 0.75 * done * done)


def _cards(worth: Worth, book: Book) -> None:
    for number in range(len(book.objective_rows)):
        for far in range(1, DISTANCES):
            near = 1.0 - far / DISTANCES
            worth.in_time[OBJECTIVE_AT + number * DISTANCES + far] = 9.0 * near * near
    for claimed in range(CLAIM_SPACES):
        worth.in_time[CLAIM_AT + claimed] = 0.95 * book.claim_vp[claimed]
    worth.in_the_end[END_AT] = 1.0
    for kind, timing in enumerate(TIMINGS):
        worth.each_turn[HAND_TIMING_AT + kind] = 0.1
        worth.each_turn[STAFF_TIMING_AT + kind] = {
            "permanent": 0.5,
            "round": 0.5,
            "end": 0.3,
            "flip": 0.3,
        }.get(timing, 0.0)
