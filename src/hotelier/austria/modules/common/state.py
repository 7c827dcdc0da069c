"""What is counted in games with modules, whichever they are."""

from hotelier.austria.rules.state import Part, State


class Orders(Part):
    """The orders that were completed, as far as objectives of several modules ask for them."""

    __slots__ = ("greens", "large")

    def __init__(self, greens: list[int], large: list[int]) -> None:
        self.greens = greens
        """How many orders of green guests each seat has completed."""
        self.large = large
        """How many orders of three or more items each seat has completed."""

    def copy(self) -> "Orders":
        return Orders(self.greens.copy(), self.large.copy())


def orders_in(state: State) -> Orders | None:
    """The completed orders, if the game has them."""
    for part in state.parts:
        if isinstance(part, Orders):
            return part
    return None


def orders_of(state: State) -> Orders:
    """The completed orders, in a game that has them."""
    part = orders_in(state)
    assert part is not None
    return part
