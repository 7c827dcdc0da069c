"""What module 1 lays on the table."""

from hotelier.austria.modules.ballrooms.page import BallPage
from hotelier.austria.modules.ballrooms.places import PLACES, hall_of
from hotelier.austria.rules.state import Part, State


class Ball(Part):
    """Module 1: the ballrooms, who dances where, and the rehearsal rooms."""

    __slots__ = ("halls", "page", "placed", "rehearsal", "rehearsals", "scored", "sent", "supply")

    def __init__(
        self,
        page: BallPage,
        halls: list[int],
        scored: int,
        rehearsals: list[int],
        rehearsal: list[int],
        supply: list[int],
        sent: list[int],
        placed: list[list[int]],
    ) -> None:
        self.page = page
        """What is printed, at hand for whoever has the part."""
        self.halls = halls
        """The three ballrooms, in the order in which they are scored."""
        self.scored = scored
        """How many of them were scored."""
        self.rehearsals = rehearsals
        """Rehearsal rooms that nobody has chosen yet."""
        self.rehearsal = rehearsal
        """The rehearsal room of each seat, or NONE."""
        self.supply = supply
        """Dancers that each seat has left."""
        self.sent = sent
        """Dancers that each seat has sent so far."""
        self.placed = placed
        """For each seat how many of its dancers stand in each row: three rows of three halls from the
        bottom, then the balcony of the third."""

    def dancers(self, seat: int) -> int:
        """How many dancers of a seat stand in ballrooms."""
        return sum(self.placed[seat])

    def dancers_in(self, seat: int, hall: int) -> int:
        """How many of them stand in a ballroom."""
        placed = self.placed[seat]
        return sum([placed[place] for place in range(PLACES) if hall_of(place) == hall])

    def copy(self) -> "Ball":
        return Ball(
            self.page,
            self.halls,
            self.scored,
            self.rehearsals.copy(),
            self.rehearsal.copy(),
            self.supply.copy(),
            self.sent.copy(),
            [rows.copy() for rows in self.placed],
        )


def ball_in(state: State) -> Ball | None:
    """The ball, if the game has it."""
    for part in state.parts:
        if isinstance(part, Ball):
            return part
    return None


def ball_of(state: State) -> Ball:
    """The ball, in a game that has it."""
    part = ball_in(state)
    assert part is not None
    return part
