"""The seating of a table: who sits there, what they agreed on, and the hashes of its secrets."""

from typing import Literal

from msgspec import Struct

MOST_KEYS = 50
ProposalKind = Literal["takeback", "replace", "hints"]


class SeatHolder(Struct):
    """Who holds a seat. A person's seat may be played by a bot for a while, or for good after resigning."""

    name: str
    person: bool
    bot: str | None
    secret: str
    """The hash of the seat's token."""
    taken: bool
    """Whether a person has joined; until then the token is an invitation."""
    resigned: bool = False


class PendingProposal(Struct):
    """A proposal on which people still vote."""

    number: int
    kind: ProposalKind
    by: int
    key: str
    to: int | None
    seat: int | None
    bot: str | None
    agreed: list[int]


class Seating(Struct):
    """What a table is, apart from its log."""

    options: dict[str, bool | str]
    owner: str
    watch: str
    seats: list[SeatHolder]
    open: bool
    closed: bool
    known_seed: bool
    """Whether the maker chose the seed or a record, and so may know what is hidden."""
    begun: int
    """So many actions were made before the table: it goes on from a record."""
    hints: bool = False
    proposals: list[PendingProposal] = []
    proposed: int = 0
    keys: list[str] = []
    """The last requests that left no entry in the log, as `seat key`: so a repeated one is recognised."""

    def is_repeated(self, seat: int, key: str) -> bool:
        return f"{seat} {key}" in self.keys

    def remember(self, seat: int, key: str) -> None:
        self.keys = [*self.keys, f"{seat} {key}"][-MOST_KEYS:]

    def people(self) -> list[int]:
        """The seats at which people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.bot is None]

    def free(self) -> list[int]:
        """The seats that wait for a person."""
        return [number for number in self.people() if not self.seats[number].taken]

    def bot_at(self, seat: int | None) -> str | None:
        """The code of the bot that plays a seat."""
        return None if seat is None else self.seats[seat].bot
