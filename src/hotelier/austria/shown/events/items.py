"""What can be seen of items."""

from typing import Literal

from hotelier.austria.shown.bases import Items, Told
from hotelier.austria.shown.because import Cause

# Items --------------------------------------------------------------------------------------------


class ItemsReceived(Told):
    """Items come from the supply; where each goes is told next."""

    kind: Literal["items_received"]
    seat: int
    items: Items
    because: Cause


class ItemPlaced(Told):
    """An item is put on a guest, out of those just received or from the kitchen."""

    kind: Literal["item_placed"]
    seat: int
    item: str
    table: int
    guest: int
    from_kitchen: bool


class ItemsKept(Told):
    """Received items go to the kitchen."""

    kind: Literal["items_kept"]
    seat: int
    items: Items


class Serving(Told):
    """Somebody pays for serving from the kitchen."""

    kind: Literal["serving"]
    seat: int
    krones: int


class ItemsSpent(Told):
    """Items of the kitchen are spent."""

    kind: Literal["items_spent"]
    seat: int
    items: Items


EVENTS = (
    ItemsReceived,
    ItemPlaced,
    ItemsKept,
    Serving,
    ItemsSpent,
)
