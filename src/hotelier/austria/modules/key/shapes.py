"""What module 4 shows and asks, and what can be done with it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.bases import Chosen


class KeyAction(Chosen):
    """Take the skeleton key instead of a die."""

    kind: Literal["key"]
    krones: int
    steps: int
    vp: int


class SkeletonKey(TypedDict):
    """Module 4."""

    holder: int | None


class Section(TypedDict):
    """Its part of a view."""

    key: NotRequired[SkeletonKey]


ACTIONS = (KeyAction,)
SECTIONS = (Section,)
