"""W41, Kozi Palace: a die is moved onto a neighbouring space, and a die of that space is taken."""

from hotelier.austria.content.actions import BOOSTED_DIE, BOOSTED_SPACE, DIE, SPACE
from hotelier.austria.modules.common.tale import tell_die_moved
from hotelier.austria.modules.hotels.actions import SHIFTS
from hotelier.austria.modules.hotels.frames import shifted_frame
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.modules.hotels.state import entrance_of
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import seat_of
from hotelier.austria.rules.spaces import COPYING, can_boost_copy
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.turn import Turn


def append_shifts(out: list[int], state: State) -> None:
    """Kozi Palace: a die moves onto a neighbouring space."""
    seat = seat_of(state.stack[-1])
    for place, (value, to) in enumerate(SHIFTS):
        if state.dice[value] and hooks.may_use(state, seat, to, False):
            out.append(entrances_page(state.book).actions.shift + place)


def may_shift(state: State, seat: int) -> bool:
    """Whether this player moves dice before using a space."""
    entrance = entrance_of(state, seat)
    return entrance is not None and entrance.shift


def shift(state: State, seat: int, value: int, to: int) -> int:
    """Move a die from one space to another; its colour, or NONE."""
    colour = hooks.die_moved(state, value, to)
    state.dice[value] -= 1
    state.dice[to] += 1
    if state.tale is not None:
        tell_die_moved(state.tale, seat, value, to, colour)
    return colour


def shift_in_turn(state: State, seat: int, value: int, to: int) -> None:
    """Kozi Palace: after a die was moved, one is taken there."""
    colour = shift(state, seat, value, to)
    state.stack.append(shifted_frame(seat, to, value, colour))


class Shifted(Step):
    """Only the space onto which the die was moved can be used, with or without a boost.

    Which die was moved matters only where it is coloured: whoever takes a coloured die of the space that
    it came from has moved that one (W22).
    """

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, value, moved_from, __ = frame
        __, __, extra, __, __ = state.stack[-2]
        place = value - 1
        out: list[int] = []
        if extra or hooks.white_dice(state, state.dice)[value]:
            out.append((SPACE if extra else DIE) + place)
            if self.may_boost(state, seat, value, not extra):
                out.append((BOOSTED_SPACE if extra else BOOSTED_DIE) + place)
        if not extra:
            hooks.append_dice(out, state, seat, value, moved_from)
        return out

    def may_boost(self, state: State, seat: int, value: int, die_taken: bool) -> bool:
        player = state.players[seat]
        if value == COPYING and not can_boost_copy(state, player, die_taken):
            return False
        return player.krones > 0 and hooks.may_use(state, seat, value, True)

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        hooks.moved_die_taken(state, frame, action)
        self.turn.apply(state, state.stack[-1], action)
