"""What can be seen of rooms."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Rooms --------------------------------------------------------------------------------------------


class RoomPrepared(Told):
    """A vacant room is put into the hotel and paid for."""

    kind: Literal["room_prepared"]
    seat: int
    space: str
    krones: int


class RoomOccupied(Told):
    """A vacant room becomes occupied."""

    kind: Literal["room_occupied"]
    seat: int
    space: str


class GroupComplete(Told):
    """All rooms of a group are occupied; its bonus is told next."""

    kind: Literal["group_complete"]
    seat: int
    group: int
    colour: str
    size: int


class RoomLost(Told):
    """A room leaves the hotel."""

    kind: Literal["room_lost"]
    seat: int
    space: str
    occupied: bool


EVENTS = (
    RoomPrepared,
    RoomOccupied,
    GroupComplete,
    RoomLost,
)
