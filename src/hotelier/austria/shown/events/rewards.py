"""What can be seen of rewards, tracks and points."""

from typing import Literal

from hotelier.austria.shown.bases import Told
from hotelier.austria.shown.because import Cause

# Rewards, tracks and points -----------------------------------------------------------------------


PartName = Literal[
    "items",
    "any_item",
    "krones",
    "steps",
    "cards",
    "room",
    "staff",
    "draw",
    "guest",
    "occupy",
    "fill",
    "action",
    "dancer",
]
"""A part of a reward that one decides about."""


class RewardTaken(Told):
    """A part of a reward is taken; what it brings is told next."""

    kind: Literal["reward_taken"]
    seat: int
    because: Cause
    part: PartName | Literal["waiting_krones"]


class RewardDeclined(Told):
    """The rest of a reward is not taken."""

    kind: Literal["reward_declined"]
    seat: int
    because: Cause


class KronesGained(Told):
    """Krones are gained; what goes beyond the limit is `lost`."""

    kind: Literal["krones_gained"]
    seat: int
    krones: int
    lost: int
    because: Cause


class KronesWait(Told):
    """Krones that would go beyond the limit wait until the reward has been taken."""

    kind: Literal["krones_wait"]
    seat: int
    waiting: int
    because: Cause


class StepsGained(Told):
    """Steps on the emperor track; those beyond its end are VP."""

    kind: Literal["steps_gained"]
    seat: int
    steps: int
    vp: int
    because: Cause


class PointsScored(Told):
    """VP are gained or lost; `source` is the line of the score sheet."""

    kind: Literal["points_scored"]
    seat: int
    vp: int
    source: str
    because: Cause


class ExtraTurnGained(Told):
    """One more turn follows this one."""

    kind: Literal["extra_turn_gained"]
    seat: int
    because: Cause


EVENTS = (
    RewardTaken,
    RewardDeclined,
    KronesGained,
    KronesWait,
    StepsGained,
    PointsScored,
    ExtraTurnGained,
)
