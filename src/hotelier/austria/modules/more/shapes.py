"""What module 5 shows and asks, and what can be done with it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.bases import Asked, Chosen


class FlipQuestion(Asked):
    """Whether a `flip` card is turned face down."""

    kind: Literal["flip"]
    staff: int


class FlipAction(Chosen):
    """Turn a staff card face down for its effect."""

    kind: Literal["flip"]
    staff: int


class TurnedCards(TypedDict):
    """The staff cards of a player that lie face down."""

    turned: list[int]


class Flips(TypedDict):
    """Module 5."""

    players: list[TurnedCards]


class Section(TypedDict):
    """Its part of a view."""

    flips: NotRequired[Flips]


QUESTIONS = (FlipQuestion,)
ACTIONS = (FlipAction,)
DECLINED = ("flip",)
"""Questions that `done` can end."""
SECTIONS = (Section,)
