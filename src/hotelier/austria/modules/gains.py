"""What a module brings besides waits on the stack: reactions never call the rules they react to."""

from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.state import Frame, State, Step


class Grant(Step):
    """The reward of a card or tile, whose parts may leave something to decide."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        _, seat, source, _, _ = frame
        grant(state, seat, source)
