"""W60: turning a `flip` card face down."""

from hotelier.austria.modules.parts import Flips
from hotelier.austria.rules.actions import DONE
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.state import Frame, State, Step


class TurnDown(Step):
    """Turn the card now, or keep it for another time."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        if flips_of(state).turned[frame[1]] >> frame[2] & 1:  # on an occasion that came in between
            return []
        return [DONE, state.book.flip_action[frame[2]]]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            flips_of(state).turned[frame[1]] |= 1 << frame[2]
            if state.tale is not None:
                state.tale.staff_turned_down(frame[1], frame[2])
            grant(state, frame[1], state.book.staff_reward + frame[2])


def flips_of(state: State) -> Flips:
    """The `flip` cards of a game with module 5."""
    assert state.waltz is not None and state.waltz.flips is not None
    return state.waltz.flips
