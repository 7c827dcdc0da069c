"""What can be done in the base game: the types of described actions."""

from typing import Literal

from hotelier.austria.shown.bases import Chosen, Items


class PassAction(Chosen):
    """Pass."""

    kind: Literal["pass"]


class EndAction(Chosen):
    """End the turn."""

    kind: Literal["end"]


class KeepAction(Chosen):
    """The rest of the received items goes to the kitchen."""

    kind: Literal["keep"]
    items: Items


class ServeAction(Chosen):
    """Pay to move items from the kitchen."""

    kind: Literal["serve"]
    cost: int


class SufferAction(Chosen):
    """Suffer the penalty of an emperor tile."""

    kind: Literal["suffer"]
    tile: str


class SufferVpAction(Chosen):
    """Lose VP instead of what it demands."""

    kind: Literal["suffer_vp"]
    tile: str
    vp: int


class BoardAction(Chosen):
    """Name a hotel board."""

    kind: Literal["board"]
    board: str


class IgnoreAction(Chosen):
    """Pay to avert it."""

    kind: Literal["ignore"]
    tile: str
    cost: int


class GuestAction(Chosen):
    """Take a guest from the queue to a table of the café; `filled`: with a complete order."""

    kind: Literal["guest"]
    place: int
    guest: int
    table: int
    cost: int
    filled: bool


class TakeAction(Chosen):
    """Share the strength of a die: `count` of one thing, the rest of the other. Steps beyond the end of the
    track are VP."""

    kind: Literal["take"]
    what: Literal["cake", "coffee", "steps"]
    count: int
    items: Items
    krones: int
    steps: int
    vp: int


class DieAction(Chosen):
    """Take a die and do its action with this strength, staff included. The cost is the boost and the toll
    of an automaton; who cannot pay the toll loses VP. `takes` are the ways to share the strength, where
    the action will ask for one."""

    kind: Literal["die"]
    value: int
    boost: bool
    strength: int
    cost: int
    vp: int
    takes: list[TakeAction]


class SpaceAction(Chosen):
    """Do the action of a space without taking a die."""

    kind: Literal["space"]
    value: int
    boost: bool
    strength: int
    cost: int
    vp: int
    takes: list[TakeAction]


class CopyAction(Chosen):
    """Do the action of another space with a die of value 6."""

    kind: Literal["copy"]
    value: int
    strength: int
    cost: int


class GetAction(Chosen):
    """Take a part of a reward that leaves nothing to choose; `cards` is how many are drawn."""

    kind: Literal["get"]
    what: Literal[
        "krones", "steps", "cards", "draw", "income", "strudel", "cake", "wine", "coffee", "champagne"
    ]
    items: Items
    krones: int
    steps: int
    vp: int
    cards: int


class PlaceAction(Chosen):
    """Put an item on a guest."""

    kind: Literal["place"]
    item: str
    table: int
    guest: int


class FillAction(Chosen):
    """Fill the order of a guest from the supply."""

    kind: Literal["fill"]
    table: int
    guest: int
    items: Items


class ClaimAction(Chosen):
    """Claim an objective of the table."""

    kind: Literal["claim"]
    objective: str
    id: str
    vp: int


class RoomAction(Chosen):
    """Prepare a room; `occupies`: it is occupied at once. The VP are those of its icon."""

    kind: Literal["room"]
    space: str
    colour: str
    cost: int
    vp: int
    occupies: bool


class OccupyAction(Chosen):
    """Turn a vacant room to occupied."""

    kind: Literal["occupy"]
    space: str
    colour: str


class RemoveAction(Chosen):
    """Lose a room."""

    kind: Literal["remove"]
    space: str
    occupied: bool


class MoveAction(Chosen):
    """A guest moves into a room."""

    kind: Literal["move"]
    table: int
    guest: int
    space: str
    colour: str


class PlayAction(Chosen):
    """Play a staff card."""

    kind: Literal["play"]
    staff: int
    cost: int


class UseAction(Chosen):
    """Use a staff card for this round. Its price: krones, steps back on the emperor track, items of the
    kitchen, items of choice, and items to be exchanged."""

    kind: Literal["use"]
    staff: int
    cost: int
    steps_back: int
    items: Items
    any_item: int
    exchange: int


class UnderAction(Chosen):
    """Put a staff card under the deck."""

    kind: Literal["under"]
    staff: int


class DiscardAction(Chosen):
    """Lose a staff card with the VP that it has brought."""

    kind: Literal["discard"]
    staff: int
    vp: int


class DraftAction(Chosen):
    """Keep a staff card."""

    kind: Literal["draft"]
    staff: int


class SpendAction(Chosen):
    """Part with an item of the kitchen."""

    kind: Literal["spend"]
    item: str


ACTIONS = (
    PassAction,
    EndAction,
    KeepAction,
    ServeAction,
    SufferAction,
    SufferVpAction,
    BoardAction,
    IgnoreAction,
    GuestAction,
    TakeAction,
    DieAction,
    SpaceAction,
    CopyAction,
    GetAction,
    PlaceAction,
    FillAction,
    ClaimAction,
    RoomAction,
    OccupyAction,
    RemoveAction,
    MoveAction,
    PlayAction,
    UseAction,
    UnderAction,
    DiscardAction,
    DraftAction,
    SpendAction,
)
