"""Who meets whom: round robin and Swiss, at tables of two.

Sides are numbers from 0 on, in the order that was drawn when the tournament began. Nothing here is left to
chance, so that any worker works out the same round from the same results.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

FEWEST = 4
MOST = 64
"""The fewest and the most sides that a tournament may have."""


class Round(Struct, frozen=True):
    """The pairs of a round, each with the side that sits first in front, and who has no opponent."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None


def rounds_of_round_robin(sides: int) -> int:
    """With an odd number everybody pauses once."""
    return sides - 1 if sides % 2 == 0 else sides


def most_swiss_rounds(sides: int) -> int:
    """Until then nobody has to meet an opponent twice, whatever the results (see `without_repeats`)."""
    return sides // 2


# Round robin


def round_robin(sides: int, number: int) -> Round:
    """A round of a round robin, counted from 0.

    All but the last one stand in a circle that turns by one place a round: those meet whose numbers add up
    to that of the round. The last one, or with an odd number nobody, meets whoever is left over. Of two in
    the circle the lower one sits first if one number is odd and the other even: so everybody sits first as
    often as second, or once more or less.
    """
    last = sides - 1 + sides % 2
    pairs = []
    bye = None
    for one in range(last):
        other = (number - one) % last
        if one < other:
            pairs.append((one, other) if (one + other) % 2 else (other, one))
        elif one == other and sides % 2:
            bye = one
        elif one == other:
            pairs.append((one, last) if one < sides // 2 else (last, one))
    return Round(tuple(sorted(pairs, key=min)), bye)


# Swiss


def swiss(points: Sequence[int], before: Sequence[Round]) -> Round:
    """The next round of a Swiss tournament, from the points that all have and the rounds before it.

    Whoever has the same points makes a group, and its upper half meets its lower half in the order that was
    drawn; of an odd group the last one goes down to the next. With an odd number of sides the lowest one
    who has not paused yet has no opponent.
    """
    order = sorted(range(len(points)), key=lambda side: (-points[side], side))
    bye = None
    if len(order) % 2:
        paused = {each.bye for each in before}
        bye = next(side for side in reversed(order) if side not in paused)
        order.remove(bye)
    met = {frozenset(pair) for each in before for pair in each.pairs}
    pairs = without_repeats(folded(order, points), met, points)
    return Round(tuple(seated(pair, before) for pair in pairs), bye)


def folded(order: list[int], points: Sequence[int]) -> list[tuple[int, int]]:
    """Pairs within groups of the same points, the highest first."""
    pairs: list[tuple[int, int]] = []
    group: list[int] = []
    for place, side in enumerate(order):
        group.append(side)
        is_last = place + 1 == len(order) or points[order[place + 1]] != points[side]
        if is_last:
            half = len(group) // 2
            pairs += zip(group[:half], group[half : 2 * half], strict=True)
            group = group[2 * half :]
    return pairs


def without_repeats(
    pairs: list[tuple[int, int]], met: set[frozenset[int]], points: Sequence[int]
) -> list[tuple[int, int]]:
    """The same sides in pairs that are new: of two that have met, each changes places with one of another
    pair, as near in points as there is.

    In at most half as many rounds as there are sides there is always such a pair: both of the two have at
    least half of all sides still before them, so among the other pairs there is one of which the first can
    take the one and the second the other. As both pairs that come of it are new, there is one repeat less.
    """
    pairs = pairs.copy()
    for place, pair in enumerate(pairs):
        if frozenset(pair) in met:
            swaps = [swap for at in range(len(pairs)) if at != place for swap in swaps_of(pairs, place, at)]
            new = [swap for swap in swaps if not met & {frozenset(each) for each in swap.pairs}]
            if new:
                best = min(new, key=lambda swap: (swap.gap(points), abs(swap.at - place), swap.at))
                pairs[place], pairs[best.at] = best.pairs
    return pairs


class Swap(Struct, frozen=True):
    """What becomes of a pair and of the pair at another place when they change one side."""

    at: int
    pairs: tuple[tuple[int, int], tuple[int, int]]

    def gap(self, points: Sequence[int]) -> int:
        return sum(abs(points[one] - points[other]) for one, other in self.pairs)


def swaps_of(pairs: list[tuple[int, int]], place: int, at: int) -> list[Swap]:
    (one, other), (first, second) = pairs[place], pairs[at]
    return [Swap(at, ((one, first), (other, second))), Swap(at, ((one, second), (other, first)))]


def seated(pair: tuple[int, int], before: Sequence[Round]) -> tuple[int, int]:
    """Whoever has sat first less often does so now; of two equals whoever sat second later; then in turn,
    round by round, the one who was drawn first and the other."""
    firsts = Counter(first for each in before for first, _ in each.pairs)
    seconds = Counter(second for each in before for _, second in each.pairs)
    lately = {second: number for number, each in enumerate(before) for _, second in each.pairs}
    turn = -1 if len(before) % 2 else 1

    def claim(side: int) -> tuple[int, int, int]:
        return firsts[side] - seconds[side], -lately.get(side, -1), turn * side

    one, other = sorted(pair, key=claim)
    return one, other
