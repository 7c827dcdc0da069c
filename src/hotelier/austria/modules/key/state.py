"""What module 4 lays on the table."""

from hotelier.austria.rules.state import Part, State


class Key(Part):
    """Module 4: who has taken the skeleton key in this round."""

    __slots__ = ("holder",)

    def __init__(self, holder: int) -> None:
        self.holder = holder

    def copy(self) -> "Key":
        return Key(self.holder)


def key_in(state: State) -> Key | None:
    """The skeleton key, if the game has it."""
    for part in state.parts:
        if isinstance(part, Key):
            return part
    return None


def key_of(state: State) -> Key:
    """The skeleton key, in a game that has it."""
    part = key_in(state)
    assert part is not None
    return part
