"""W41, Kozi Palace: a die was moved, and now a die of that space is taken."""

from hotelier.austria.modules import hooks
from hotelier.austria.modules.celebrities.steps import append_coloured_dice, move_instead
from hotelier.austria.rules.actions import BOOSTED_DIE, BOOSTED_SPACE, DIE, SPACE
from hotelier.austria.rules.spaces import COPYING, can_boost_copy
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.turn import Turn


class Shifted(Step):
    """Only the space onto which the die was moved can be used, with or without a boost.

    Which die was moved matters only where it is coloured: whoever takes a coloured die of the space that
    it came from has moved that one (W22).
    """

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def legal(self, state: State, frame: Frame) -> list[int]:
        place = frame[2] - 1
        seat = frame[1]
        extra = state.stack[-2][2]
        out: list[int] = []
        if extra or hooks.white_dice(state)[frame[2]]:
            out.append((SPACE if extra else DIE) + place)
            if self.may_boost(state, seat, frame[2], not extra):
                out.append((BOOSTED_SPACE if extra else BOOSTED_DIE) + place)
        if not extra and state.waltz is not None and state.waltz.lounge is not None:
            append_coloured_dice(out, state, seat, state.waltz.lounge, frame[2], frame[3])
        return out

    def may_boost(self, state: State, seat: int, value: int, die_taken: bool) -> bool:
        player = state.players[seat]
        if value == COPYING and not can_boost_copy(state, player, die_taken):
            return False
        return player.krones > 0 and hooks.may_use(state, seat, value, True)

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action >= state.book.first_waltz_action:
            move_instead(state, action, frame[2], frame[3], frame[4])
        self.turn.apply(state, state.stack[-1], action)
