"""What module 2 lays on the table."""

from hotelier.austria.modules.celebrities.page import LoungePage
from hotelier.austria.rules.state import Part, State


class Lounge(Part):
    """Module 2: the coloured dice and the celebrities."""

    __slots__ = ("deck", "dice", "discard", "page", "taken", "tiles", "used")

    def __init__(
        self,
        page: LoungePage,
        dice: list[int],
        tiles: list[int],
        deck: list[int],
        discard: list[int],
        taken: list[int],
        used: list[int],
    ) -> None:
        self.page = page
        """What is printed, at hand for whoever has the part."""
        self.dice = dice
        """The value that the red, yellow and blue die show; 0 when it was taken."""
        self.tiles = tiles
        """The celebrity in the lounge for each colour, or NONE."""
        self.deck = deck
        """Celebrities face down; the last is on top."""
        self.discard = discard
        self.taken = taken
        """The celebrities that each seat has in this round, as a mask."""
        self.used = used
        """Those of them whose effect was used up."""

    def copy(self) -> "Lounge":
        return Lounge(
            self.page,
            self.dice.copy(),
            self.tiles.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.taken.copy(),
            self.used.copy(),
        )


def lounge_in(state: State) -> Lounge | None:
    """The lounge, if the game has it."""
    for part in state.parts:
        if isinstance(part, Lounge):
            return part
    return None


def lounge_of(state: State) -> Lounge:
    """The lounge, in a game that has it."""
    part = lounge_in(state)
    assert part is not None
    return part
