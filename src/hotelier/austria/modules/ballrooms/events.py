"""What can be seen of module 1."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Let's Waltz!: ballrooms --------------------------------------------------------------------------


class BallroomsOpened(Told):
    """Module 1: the ballrooms, in the order in which they are scored."""

    kind: Literal["ballrooms_opened"]
    ballrooms: list[str]
    dancers: int


class RehearsalRoomTaken(Told):
    """Somebody has a rehearsal room."""

    kind: Literal["rehearsal_room_taken"]
    seat: int
    rehearsal: int


class WentDancing(Told):
    """A guest leaves the café for a ballroom."""

    kind: Literal["went_dancing"]
    seat: int
    table: int
    guest: int
    ballroom: str
    row: str


class DancerSent(Told):
    """A dancer comes to a row of a ballroom."""

    kind: Literal["dancer_sent"]
    seat: int
    ballroom: str
    row: str


class DancerLost(Told):
    """A dancer leaves a ballroom and the game."""

    kind: Literal["dancer_lost"]
    seat: int
    ballroom: str
    row: str


class BallroomScored(Told):
    """A ballroom is scored: how many dancers each seat has there. The VP are told next."""

    kind: Literal["ballroom_scored"]
    ballroom: str
    dancers: list[int]


EVENTS = (
    BallroomsOpened,
    RehearsalRoomTaken,
    WentDancing,
    DancerSent,
    DancerLost,
    BallroomScored,
)
