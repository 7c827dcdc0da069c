"""What is paid for playing: four kinds of rewards, all of them made of what everybody sees.

| reward | paid | sum over a game |
|---|---|---|
| `win` | at the end | 1 for the sole winner, -1 / (hotels - 1) for the others; a shared victory is shared |
| `score` | as points come | the own final score |
| `difference` | as points come | the own final score minus the best of the others |
| `shaped` | both | that of `win`: the change of a potential is added, which is worth nothing in the end |

The potential of `shaped` is the difference of points so far / 100, and 0 at the beginning and at the end.
So every policy earns as much as with `win`, only earlier, and the best ones stay the best (for returns
without discount).
"""

from typing import Final

from hotelier.core.errors import BadOption
from hotelier.core.game import Game

WIN: Final = 0
SCORE: Final = 1
DIFFERENCE: Final = 2
SHAPED: Final = 3
REWARDS: Final = ("win", "score", "difference", "shaped")

POTENTIAL_UNIT: Final = 100.0


def reward_kind(name: object) -> int:
    """The kind of a reward by its name."""
    if name not in REWARDS:
        raise BadOption(f"unknown reward {name!r}; there are: {', '.join(REWARDS)}")
    return REWARDS.index(name)


def win_shares(game: Game) -> list[float]:
    """What `win` pays to every hotel of a finished game; the sum is 0."""
    outcome = game.outcome
    assert outcome is not None
    hotels = len(outcome.scores)
    shares = [-1.0 / (hotels - 1)] * hotels
    for winner in outcome.winners:
        shares[winner] += hotels / ((hotels - 1) * len(outcome.winners))
    return shares


def lead(points: list[int], seat: int) -> int:
    """How far a hotel is ahead of the best other one."""
    best = -(1 << 30)
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def potential(points: list[int], seat: int) -> float:
    """How good a position seems to a hotel."""
    return lead(points, seat) / POTENTIAL_UNIT


def pay(kind: int, game: Game, before: list[int], after: list[int]) -> list[float]:
    """What every hotel gets for what happened between two moments with these points."""
    hotels = range(len(after))
    over = game.to_move is None
    if kind == SCORE:
        return [float(after[seat] - before[seat]) for seat in hotels]
    if kind == DIFFERENCE:
        return [float(lead(after, seat) - lead(before, seat)) for seat in hotels]
    paid = win_shares(game) if over else [0.0] * len(after)
    if kind == SHAPED:
        for seat in hotels:
            paid[seat] -= potential(before, seat)
            if not over:
                paid[seat] += potential(after, seat)
    return paid
