"""W60: turning a `flip` card face down."""

from hotelier.austria.content.actions import DONE
from hotelier.austria.modules.more.page import flips_page
from hotelier.austria.modules.more.state import flips_of
from hotelier.austria.modules.more.tale import tell_staff_turned_down
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.state import Frame, State, Step


class TurnDown(Step):
    """Turn the card now, or keep it for another time."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, card, __, __ = frame
        if flips_of(state).turned[seat] >> card & 1:  # on an occasion that came in between
            return []
        return [DONE, flips_page(state.book).action_of(card)]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            __, seat, card, __, __ = frame
            flips_of(state).turned[seat] |= 1 << card
            if state.tale is not None:
                tell_staff_turned_down(state.tale, seat, card)
            grant(state, seat, state.book.staff_reward + card)
