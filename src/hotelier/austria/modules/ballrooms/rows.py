"""What may be printed on the ballrooms and rehearsal rooms of module 1."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from hotelier.austria.content.rows import Effects, NoneOrMore
from hotelier.austria.modules.ballrooms.places import ROWS
from hotelier.core.rows import EVERY, Length

REHEARSED = 3
"""W7: every third dancer is rewarded, three times."""
BonusRow = Literal["middle", "top"]
Seats = Literal["2", "3", "4"]
SomeVp = Annotated[list[NoneOrMore], Length(1, more=True)]


class Scoring(TypedDict):
    """W8: how a ballroom is scored, one word of these."""

    highest_row: NotRequired[Annotated[list[NoneOrMore], Length(ROWS)]]
    """For each own dancer the VP of the highest row in which one stands."""
    rows: NotRequired[SomeVp]
    """In each row by the rank of the dancers in it."""
    dancers: NotRequired[SomeVp]
    """By the number of own dancers, for more than are printed the last."""
    ranks: NotRequired[Annotated[dict[Seats, SomeVp], EVERY]]
    """By the rank of all dancers, for each number of players."""
    pairs: NotRequired[NoneOrMore]
    """For every second own dancer."""


class Ballroom(TypedDict):
    """A ballroom; its bottom row gives nothing."""

    id: str
    name: str
    middle: Effects
    top: Effects
    scoring: Annotated[Scoring, Length(1)]
    meaning: str
    stand_in: NotRequired[list[str]]


class RehearsalRoom(TypedDict):
    """A rehearsal room."""

    id: int
    rewards: Annotated[list[Effects], Length(REHEARSED)]
    stand_in: NotRequired[list[str]]


class BallValues(TypedDict):
    """The rules of module 1 that are numbers."""

    first_champagne: NoneOrMore
    dancers: NoneOrMore
    champagne_costs: Annotated[list[NoneOrMore], Length(ROWS)]
    spaces_beyond_seats: NoneOrMore


PARTS: Final = {"ballrooms": Ballroom, "rehearsal_rooms": RehearsalRoom}
"""Parts that a content pack can change."""
VALUES: Final = BallValues
"""Its rules that are values."""
