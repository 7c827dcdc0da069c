"""What can be seen of module 2."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Let's Waltz!: celebrities ------------------------------------------------------------------------


class CelebrityArrives(Told):
    """Module 2: a celebrity comes to the lounge, for the die of a colour; `deck` remain face down."""

    kind: Literal["celebrity_arrives"]
    colour: str
    celebrity: str
    deck: int


class CelebritiesShuffled(Told):
    """The celebrities who have left become the new deck."""

    kind: Literal["celebrities_shuffled"]
    deck: int


class CelebrityWelcomed(Told):
    """A celebrity is paid for and stays until the end of the round."""

    kind: Literal["celebrity_welcomed"]
    seat: int
    colour: str
    celebrity: str
    krones: int


class CelebrityUsed(Told):
    """The effect of a celebrity is used up."""

    kind: Literal["celebrity_used"]
    seat: int
    celebrity: str


class CelebritiesLeave(Told):
    """The round is over, and the celebrities of a seat leave."""

    kind: Literal["celebrities_leave"]
    seat: int
    celebrities: list[str]


EVENTS = (
    CelebrityArrives,
    CelebritiesShuffled,
    CelebrityWelcomed,
    CelebrityUsed,
    CelebritiesLeave,
)
