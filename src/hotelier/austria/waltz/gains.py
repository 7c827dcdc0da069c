"""What a module brings besides waits on the stack: reactions never call the rules they react to."""

from hotelier.austria.components import EMPEROR
from hotelier.austria.rewards import grant
from hotelier.austria.state import Frame, State, Step
from hotelier.austria.tracks import advance, gain_krones, score


class Gains(Step):
    """Krones, steps and VP that leave nothing to decide."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        seat = frame[1]
        if frame[2]:
            gain_krones(state, seat, frame[2])
        if frame[3]:
            advance(state, seat, frame[3])
        if frame[4]:
            score(state, seat, EMPEROR, frame[4])


class Grant(Step):
    """The reward of a card or tile, whose parts may leave something to decide."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        grant(state, frame[1], frame[2])
