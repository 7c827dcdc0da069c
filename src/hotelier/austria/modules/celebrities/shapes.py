"""What module 2 shows and asks, and what can be done with it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.actions import TakeAction
from hotelier.austria.shown.bases import Asked, Chosen


class CelebrityQuestion(Asked):
    """Whether the celebrity of a die comes; `strength` is that of the die without staff."""

    kind: Literal["celebrity"]
    colour: str
    value: int
    strength: int


class ColouredDieAction(Chosen):
    """Take the die of a colour; a celebrity may come before its action."""

    kind: Literal["coloured_die"]
    colour: str
    value: int
    boost: bool
    strength: int
    cost: int
    vp: int
    takes: list[TakeAction]


class CelebrityAction(Chosen):
    """Pay for a celebrity."""

    kind: Literal["celebrity"]
    celebrity: str
    colour: str
    cost: int
    vp: int


class ExchangeAction(Chosen):
    """Let a celebrity exchange items, up to `count`."""

    kind: Literal["exchange"]
    celebrity: str
    count: int


class ReceivingPlayer(TypedDict):
    """The celebrities of a player in this round, and those whose effect was used up."""

    taken: list[str]
    used: list[str]


class Lounge(TypedDict):
    """Module 2."""

    dice: dict[str, int | None]
    tiles: dict[str, str | None]
    deck: int
    discard: list[str]
    cost: int
    players: list[ReceivingPlayer]


class Section(TypedDict):
    """Its part of a view."""

    lounge: NotRequired[Lounge]


QUESTIONS = (CelebrityQuestion,)
ACTIONS = (
    ColouredDieAction,
    CelebrityAction,
    ExchangeAction,
)
DECLINED = ("celebrity",)
"""Questions that `done` can end."""
SECTIONS = (Section,)
