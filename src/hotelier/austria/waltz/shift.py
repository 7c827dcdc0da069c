"""W41, Kozi Palace: a die was moved, and now a die of that space is taken."""

from hotelier.austria.actions import BOOSTED_DIE, BOOSTED_SPACE, DIE, SPACE
from hotelier.austria.state import Frame, State, Step
from hotelier.austria.turn import Turn
from hotelier.austria.waltz import reactions
from hotelier.austria.waltz.lounge import append_coloured_dice


class Shifted(Step):
    """Only the space onto which the die was moved can be used, with or without a boost."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def legal(self, state: State, frame: Frame) -> list[int]:
        place = frame[2] - 1
        seat = frame[1]
        out: list[int] = []
        if frame[3] or reactions.white_dice(state)[frame[2]]:
            out.append((SPACE if frame[3] else DIE) + place)
            if state.players[seat].krones and reactions.may_use(state, seat, frame[2], True):
                out.append((BOOSTED_SPACE if frame[3] else BOOSTED_DIE) + place)
        if not frame[3] and state.waltz is not None and state.waltz.lounge is not None:
            append_coloured_dice(out, state, seat, state.waltz.lounge, frame[2])
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        self.turn.apply(state, state.stack[-1], action)
