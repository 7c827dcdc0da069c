"""What module 6 shows and asks, and what can be done with it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.bases import Asked, Chosen


class ApplauseQuestion(Asked):
    """What a concert brings."""

    kind: Literal["applause"]


class ConcertAction(Chosen):
    """Give a concert."""

    kind: Literal["concert"]


class ApplauseAction(Chosen):
    """Let a concert bring krones or steps."""

    kind: Literal["applause"]
    what: Literal["krones", "steps"]


class Notes(TypedDict):
    """The notes that each seat has learnt."""

    notes: list[int]


class Section(TypedDict):
    """Its part of a view."""

    piano: NotRequired[Notes]


QUESTIONS = (ApplauseQuestion,)
ACTIONS = (ConcertAction, ApplauseAction)
SECTIONS = (Section,)
