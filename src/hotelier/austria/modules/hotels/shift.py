"""W41, Kozi Palace: a die was moved, and now a die of that space is taken."""

from hotelier.austria.modules import hooks
from hotelier.austria.modules.celebrities.steps import append_coloured_dice, move_instead
from hotelier.austria.rules import action_kinds
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
        _, seat, value, moved_from, _ = frame
        _, _, extra, _, _ = state.stack[-2]
        place = value - 1
        out: list[int] = []
        if extra or hooks.white_dice(state)[value]:
            out.append((SPACE if extra else DIE) + place)
            if self.may_boost(state, seat, value, not extra):
                out.append((BOOSTED_SPACE if extra else BOOSTED_DIE) + place)
        if not extra and state.waltz is not None and state.waltz.lounge is not None:
            append_coloured_dice(out, state, seat, state.waltz.lounge, value, moved_from)
        return out

    def may_boost(self, state: State, seat: int, value: int, die_taken: bool) -> bool:
        player = state.players[seat]
        if value == COPYING and not can_boost_copy(state, player, die_taken):
            return False
        return player.krones > 0 and hooks.may_use(state, seat, value, True)

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        kind = state.book.actions.kinds[action]
        if kind in (action_kinds.COLOURED_DIE, action_kinds.BOOSTED_COLOURED_DIE):
            _, _, value, moved_from, moved = frame
            move_instead(state, state.book.actions.arguments[action], value, moved_from, moved)
        self.turn.apply(state, state.stack[-1], action)
