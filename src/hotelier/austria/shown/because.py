"""Why something was gained, in events and questions: the types of causes (rules/causes.py)."""

from typing import TYPE_CHECKING, Literal, TypedDict, Union

from hotelier.austria.content.manifests import gathered
from hotelier.core.game import Json


class OfGuest(TypedDict):
    """The reward or the VP of a guest."""

    kind: Literal["guest"]
    guest: int


class OfTile(TypedDict):
    """The reward of an emperor tile."""

    kind: Literal["tile"]
    tile: str


class OfStaff(TypedDict):
    """A staff card."""

    kind: Literal["staff"]
    staff: int


class OfSpace(TypedDict):
    """The action of a space."""

    kind: Literal["space"]
    value: int


class OfGroup(TypedDict):
    """A group of rooms that was completed."""

    kind: Literal["group"]
    colour: str


class OfRoom(TypedDict):
    """The icon of a space in the hotel."""

    kind: Literal["room"]
    space: str


class OfObjective(TypedDict):
    """An objective that was claimed."""

    kind: Literal["objective"]
    objective: str


class OfEmperor(TypedDict):
    """The emperor's visit: the track, or a penalty."""

    kind: Literal["emperor"]


class OfEnd(TypedDict):
    """Final scoring."""

    kind: Literal["end"]


class OfExchange(TypedDict):
    """Items that were given for others."""

    kind: Literal["exchange"]


CAUSES = (
    OfGuest,
    OfTile,
    OfStaff,
    OfSpace,
    OfGroup,
    OfRoom,
    OfObjective,
    OfEmperor,
    OfEnd,
    OfExchange,
)

if TYPE_CHECKING:
    Cause = Json
else:
    Cause = Union[(*CAUSES, *gathered("because", "CAUSES"))]
"""One of these, or of those of the modules and automata that there are."""
