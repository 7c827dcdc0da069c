"""What module 6 lays on the table."""

from hotelier.austria.rules.state import Part, State


class Piano(Part):
    """The notes that each seat has learnt."""

    __slots__ = ("notes",)

    def __init__(self, notes: list[int]) -> None:
        self.notes = notes

    def copy(self) -> "Piano":
        return Piano(self.notes.copy())


def piano_of(state: State) -> Piano:
    """The piano of a game that has it."""
    return next(part for part in state.parts if isinstance(part, Piano))
