"""What module 3 shows and asks, and what can be done with it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.bases import Asked, Chosen


class BidQuestion(Asked):
    """A bid for an entrance."""

    kind: Literal["bid"]


class TokenQuestion(Asked):
    """Which token is used for a floor or a column."""

    kind: Literal["token"]
    completed: Literal["floor", "column"]


class ShiftedQuestion(Asked):
    """Which die is taken from the space to which one was moved."""

    kind: Literal["shifted"]
    space: int


class BidAction(Chosen):
    """Bid for an entrance."""

    kind: Literal["bid"]
    entrance: str
    bid: int


class TokenAction(Chosen):
    """Use a token for a floor or a column."""

    kind: Literal["token"]
    token: int
    completed: Literal["floor", "column"]


class ClaimOwnAction(Chosen):
    """Fulfil an objective of one's own."""

    kind: Literal["claim_own"]
    objective: str
    id: str
    vp: int


class ShiftAction(Chosen):
    """Move a die to a neighbouring space and use that one; `dice` will lie there. The toll of an automaton
    is paid now if the action begins at once."""

    kind: Literal["shift"]
    value: int
    to: int
    dice: int
    cost: int
    vp: int


class TileAction(Chosen):
    """Go back on the emperor track for the reward of an own tile."""

    kind: Literal["tile"]
    tile: str
    steps_back: int


class Offer(TypedDict):
    """An entrance that is auctioned."""

    id: str
    bid: int
    bidder: int | None


class OwnObjective(TypedDict):
    """An objective that only one seat has."""

    id: str
    claimed: bool


class NoEntrance(TypedDict):
    """A player without an entrance."""

    kind: Literal["none"]
    entrance: None


class PlainEntrance(TypedDict):
    """An entrance beside which nothing lies."""

    kind: Literal["plain"]
    entrance: str


class EntranceWithDie(TypedDict):
    """An entrance that remembers the first die of the round, or the key."""

    kind: Literal["first_die"]
    entrance: str
    first_die: int | Literal["key"] | None


class EntranceWithTokens(TypedDict):
    """An entrance with tokens."""

    kind: Literal["tokens"]
    entrance: str
    tokens: list[int]


class EntranceWithGuests(TypedDict):
    """An entrance that counts the guests who left in this round."""

    kind: Literal["guests"]
    entrance: str
    guests: int


class EntranceWithObjectives(TypedDict):
    """An entrance with objectives of its own."""

    kind: Literal["objectives"]
    entrance: str
    objectives: list[OwnObjective]


class EntranceWithTiles(TypedDict):
    """An entrance with emperor tiles of its own."""

    kind: Literal["tiles"]
    entrance: str
    tiles: list[str]


Entrance = (
    NoEntrance
    | PlainEntrance
    | EntranceWithDie
    | EntranceWithTokens
    | EntranceWithGuests
    | EntranceWithObjectives
    | EntranceWithTiles
)
"""The entrance of a player, with what lies beside it."""


class Entrances(TypedDict):
    """Module 3."""

    offers: list[Offer]
    players: list[Entrance]


class Section(TypedDict):
    """Its part of a view."""

    entrances: NotRequired[Entrances]


QUESTIONS = (
    BidQuestion,
    TokenQuestion,
    ShiftedQuestion,
)
ACTIONS = (
    BidAction,
    TokenAction,
    ClaimOwnAction,
    ShiftAction,
    TileAction,
)
DECLINED = ("token",)
"""Questions that `done` can end."""
SECTIONS = (Section,)
