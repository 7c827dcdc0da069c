"""The weights of features as an experienced player would set them by hand, before anything is learned.

Every feature has three weights, in points: what it is worth in the end, what it is worth besides while
there is time to make something of it (less and less in the last turns), and what each turn that is left
adds.
"""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    CLAIM_SPACES,
    EMPEROR_LIMIT,
    FLOORS,
    KINDS,
    MONEY_LIMIT,
    ROOM_COLOURS,
)
from hotelier.austria.rules.emperor import REWARD_FROM
from hotelier.bots.evaluation.features import (
    CLAIM_AT,
    COVERED_AT,
    DISTANCES,
    EFFECT_AT,
    EMPEROR_AT,
    END_AT,
    FEATURES,
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
"""What a turn brings on average."""
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


class Weights:
    """What each feature is worth in the end, while there is time, and for every turn left."""

    def __init__(self) -> None:
        self.in_the_end = [0.0] * FEATURES
        self.in_time = [0.0] * FEATURES
        self.each_turn = [0.0] * FEATURES


def default_weights(book: Book) -> Weights:
    weights = Weights()
    _tracks(weights, book)
    _orders(weights)
    _rooms(weights, book)
    _cards(weights, book)
    for turns in range(MOST_TURNS + 1):
        weights.in_the_end[TURNS_AT + turns] = TURN * turns
    for spare in range(FEWEST_SPARE, 0):
        for taken in range(2):
            lost = -spare * TURN / 2
            weights.in_the_end[SPARE_AT + SPARES * taken + spare - FEWEST_SPARE] = -lost
    return weights


def _tracks(weights: Weights, book: Book) -> None:
    """A krone is a point in the end, and more before: the first ones most."""
    useful = 0.0
    for krones in range(MONEY_LIMIT + 1):
        weights.in_the_end[KRONES_AT + krones] = float(krones)
        weights.in_time[KRONES_AT + krones] = useful
        useful += max(0.0, 1.2 - 0.15 * krones)
    for scorings in range(1, SCORINGS):
        for position in range(EMPEROR_LIMIT + 1):
            points = book.track_vp[position] + (5.0 if position >= REWARD_FROM else 0.0)
            points -= (8.0, 5.0, 2.0)[position] if position < 3 else 0.0
            after = max(0, position - book.steps_back[3 - scorings])
            later = STEP * 0.7 * after if scorings > 1 else 0.0
            weights.in_the_end[EMPEROR_AT + scorings * (EMPEROR_LIMIT + 1) + position] = points + later


def _orders(weights: Weights) -> None:
    for kind in range(KINDS):
        for count in range(MOST_ITEMS + 1):
            at = KITCHEN_AT + kind * (MOST_ITEMS + 1) + count
            weights.in_the_end[at] = float(count)
            weights.in_time[at] = 0.5 * min(count, 2)
        weights.in_time[MISSING_AT + kind] = -ITEM
    weights.in_time[COVERED_AT] = ITEM * 0.35
    for missing in range(MOST_MISSING + 1):
        for room in range(2):
            at = ORDER_AT + (MOST_MISSING + 1) * room + missing
            weights.in_the_end[at] = WAITING
            weights.in_time[at] = -WAITING + (1.0 if room else -0.5)
    weights.in_time[VP_AT] = 0.9
    for kind, each in enumerate(EFFECT_POINTS):
        weights.in_time[EFFECT_AT + kind] = 0.85 * each


def _rooms(weights: Weights, book: Book) -> None:
    for floor in range(FLOORS):
        weights.in_time[FLOOR_AT + floor] = 1.3 + 0.9 * floor
        weights.in_the_end[OCCUPIED_AT + floor] = floor + 1.0
    for colour in range(ROOM_COLOURS):
        for count in range(MOST_ROOMS + 1):
            at = VACANT_AT + colour * (MOST_ROOMS + 1) + count
            weights.in_time[at] = -1.5 if not count else -1.0 * max(0, count - 2)
        for size in range(1, GROUP_SIZES):
            bonus = book.occupancy_bonus[colour][size - 1]
            for left in range(size + 1):
                done = (size - left) / size
                at = GROUP_AT + (colour * GROUP_SIZES + size) * GROUP_SIZES + left
                weights.in_time[at] = 1.2 * bonus * (0.15 + 0.75 * done * done)


def _cards(weights: Weights, book: Book) -> None:
    for number in range(len(book.objective_rows)):
        for far in range(1, DISTANCES):
            near = 1.0 - far / DISTANCES
            weights.in_time[OBJECTIVE_AT + number * DISTANCES + far] = 9.0 * near * near
    for claimed in range(CLAIM_SPACES):
        weights.in_time[CLAIM_AT + claimed] = 0.95 * book.claim_vp[claimed]
    weights.in_the_end[END_AT] = 1.0
    for kind, timing in enumerate(TIMINGS):
        weights.each_turn[HAND_TIMING_AT + kind] = 0.1
        weights.each_turn[STAFF_TIMING_AT + kind] = {
            "permanent": 0.5,
            "round": 0.5,
            "end": 0.3,
            "flip": 0.3,
        }.get(timing, 0.0)
