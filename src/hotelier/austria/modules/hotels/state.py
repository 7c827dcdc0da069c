"""What module 3 lays on the table."""

from hotelier.austria.content.components import NONE
from hotelier.austria.modules.hotels.page import EntrancesPage
from hotelier.austria.modules.hotels.printed import Entrance
from hotelier.austria.rules.state import Part, State


class Entrances(Part):
    """Module 3: the entrances, the bids for them, and what lies beside single ones.

    There is one of each entrance, so what belongs to it needs no seat.
    """

    __slots__ = (
        "bidders",
        "bids",
        "claimed",
        "first_die",
        "guests",
        "objectives",
        "of_seat",
        "offers",
        "page",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        page: EntrancesPage,
        offers: list[int],
        bids: list[int],
        bidders: list[int],
        of_seat: list[int],
        first_die: int,
        tokens: int,
        guests: int,
        objectives: list[int],
        claimed: int,
        tiles: list[int],
    ) -> None:
        self.page = page
        """What is printed, at hand for whoever has the part."""
        self.offers = offers
        """The entrances on offer."""
        self.bids = bids
        self.bidders = bidders
        """The seat whose bid lies on each of them, or NONE."""
        self.of_seat = of_seat
        """The entrance of each seat, or NONE."""
        self.first_die = first_die
        """Corogari: the first die of the round; 0 if none was taken, KEY for the skeleton key."""
        self.tokens = tokens
        """Dove: the tokens that are left, as a mask."""
        self.guests = guests
        """Kaufman: how many guests have left in this round."""
        self.objectives = objectives
        """Ninas Melange: the own objectives A, B, C; none before they are drawn."""
        self.claimed = claimed
        """Those of them that were completed, as a mask."""
        self.tiles = tiles
        """Grand Wray: the own emperor tiles that are left."""

    def copy(self) -> "Entrances":
        return Entrances(
            self.page,
            self.offers,
            self.bids.copy(),
            self.bidders.copy(),
            self.of_seat.copy(),
            self.first_die,
            self.tokens,
            self.guests,
            self.objectives.copy(),
            self.claimed,
            self.tiles.copy(),
        )


def entrances_in(state: State) -> Entrances | None:
    """What belongs to the entrances, if the game has it."""
    for part in state.parts:
        if isinstance(part, Entrances):
            return part
    return None


def entrances_of(state: State) -> Entrances:
    """What belongs to the entrances, in a game that has it."""
    part = entrances_in(state)
    assert part is not None
    return part


def entrance_of(state: State, seat: int) -> Entrance | None:
    """The entrance of a seat, if it has one."""
    entrances = entrances_in(state)
    if entrances is None:
        return None
    entrance = entrances.of_seat[seat]
    return entrances.page.entrances[entrance] if entrance != NONE else None
