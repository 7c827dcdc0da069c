"""What can be seen of module 3."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Let's Waltz!: entrances --------------------------------------------------------------------------


class EntrancesOffered(Told):
    """Module 3: the entrances that can be had."""

    kind: Literal["entrances_offered"]
    entrances: list[str]


class BidMade(Told):
    """A bid for an entrance; who was outbid must bid again."""

    kind: Literal["bid_made"]
    seat: int
    entrance: str
    bid: int
    outbid: int | None


class EntranceTaken(Told):
    """An entrance is paid for and belongs to a seat now."""

    kind: Literal["entrance_taken"]
    seat: int
    entrance: str
    krones: int


class TableAdded(Told):
    """The café has one more table."""

    kind: Literal["table_added"]
    seat: int


class TokensReceived(Told):
    """The tokens of an entrance lie ready."""

    kind: Literal["tokens_received"]
    seat: int
    tokens: list[int]


class TokenUsed(Told):
    """A token is used for a floor or a column."""

    kind: Literal["token_used"]
    seat: int
    token: int
    completed: Literal["floor", "column"]


class OwnObjectivesDrawn(Told):
    """Objectives that only one seat has."""

    kind: Literal["own_objectives_drawn"]
    seat: int
    objectives: list[str]


class OwnObjectiveClaimed(Told):
    """One of them is fulfilled; its VP are told next."""

    kind: Literal["own_objective_claimed"]
    seat: int
    objective: str


class OwnTilesDrawn(Told):
    """Emperor tiles that only one seat has."""

    kind: Literal["own_tiles_drawn"]
    seat: int
    tiles: list[str]


class OwnTileUsed(Told):
    """Back on the emperor track for the reward of an own tile."""

    kind: Literal["own_tile_used"]
    seat: int
    tile: str
    steps: int


EVENTS = (
    EntrancesOffered,
    BidMade,
    EntranceTaken,
    TableAdded,
    TokensReceived,
    TokenUsed,
    OwnObjectivesDrawn,
    OwnObjectiveClaimed,
    OwnTilesDrawn,
    OwnTileUsed,
)
