"""What more than one module shows: the types."""

from typing import TypedDict


class CompletedOrders(TypedDict):
    """How many orders of green guests a player has completed, and how many of three or more items."""

    green: int
    large: int


class Orders(TypedDict):
    """What objectives of several modules count."""

    players: list[CompletedOrders]


class Section(TypedDict):
    """Their part of a view."""

    orders: Orders


SECTIONS = (Section,)
