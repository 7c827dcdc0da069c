"""What module 5 lays on the table."""

from hotelier.austria.rules.state import Part, State


class Flips(Part):
    """Module 5: the `flip` staff that each seat has turned face down, and what an action has brought."""

    __slots__ = ("dishes", "drinks", "steps", "turned")

    def __init__(self, turned: list[int], steps: int, dishes: int, drinks: int) -> None:
        self.turned = turned
        """The cards, as masks."""
        self.steps = steps
        """Emperor steps, dishes and drinks that came with the action that is being done."""
        self.dishes = dishes
        self.drinks = drinks

    def copy(self) -> "Flips":
        return Flips(self.turned.copy(), self.steps, self.dishes, self.drinks)


def flips_in(state: State) -> Flips | None:
    """The `flip` cards, if the game has it."""
    for part in state.parts:
        if isinstance(part, Flips):
            return part
    return None


def flips_of(state: State) -> Flips:
    """The `flip` cards, in a game that has it."""
    part = flips_in(state)
    assert part is not None
    return part
