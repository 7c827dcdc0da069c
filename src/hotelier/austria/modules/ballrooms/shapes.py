"""What module 1 shows and asks, and what can be done with it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.bases import Asked, Chosen


class RehearseQuestion(Asked):
    """Which rehearsal room is chosen."""

    kind: Literal["rehearse"]


class InviteQuestion(Asked):
    """Where a staff card sends a dancer."""

    kind: Literal["invite"]
    staff: int


class RecallQuestion(Asked):
    """Which dancer leaves a ballroom, counted from the left."""

    kind: Literal["recall"]
    hall: int


class DanceAction(Chosen):
    """Send a dancer to a row of a ballroom; `hall` is its place from the left."""

    kind: Literal["dance"]
    hall: int
    ballroom: str
    row: str
    champagne: int


class BallAction(Chosen):
    """Send a guest there."""

    kind: Literal["ball"]
    table: int
    guest: int
    hall: int
    ballroom: str
    row: str
    champagne: int


class RecallAction(Chosen):
    """Lose a dancer."""

    kind: Literal["recall"]
    hall: int
    ballroom: str
    row: str


class RehearseAction(Chosen):
    """Choose a rehearsal room."""

    kind: Literal["rehearse"]
    room: int


class Hall(TypedDict):
    """A ballroom: the free and taken spaces of a row are `spaces`, dancers are counted by seat."""

    id: str
    scored: bool
    spaces: int
    rows: dict[str, list[int]]


class DancingPlayer(TypedDict):
    """The dancers of a player, and the rehearsal room."""

    dancers: int
    sent: int
    rehearsal: int | None


class Ball(TypedDict):
    """Module 1."""

    halls: list[Hall]
    costs: dict[str, int]
    rehearsals_left: list[int]
    players: list[DancingPlayer]


class Section(TypedDict):
    """Its part of a view."""

    ball: NotRequired[Ball]


QUESTIONS = (
    RehearseQuestion,
    InviteQuestion,
    RecallQuestion,
)
ACTIONS = (
    DanceAction,
    BallAction,
    RecallAction,
    RehearseAction,
)
DECLINED = ("invite",)
"""Questions that `done` can end."""
SECTIONS = (Section,)
