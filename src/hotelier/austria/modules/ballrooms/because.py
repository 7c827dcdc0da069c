"""Why something was gained with module 1: the types of its causes."""

from typing import Literal, TypedDict


class OfBallroom(TypedDict):
    """A ballroom that was scored."""

    kind: Literal["ballroom"]
    ballroom: str


class OfRow(TypedDict):
    """The row of a ballroom that a dancer was sent to."""

    kind: Literal["row"]
    ballroom: str
    row: str


class OfRehearsal(TypedDict):
    """A rehearsal room, with every third dancer."""

    kind: Literal["rehearsal"]
    rehearsal: int


CAUSES = (
    OfBallroom,
    OfRow,
    OfRehearsal,
)
