"""What is decided with module 6."""

from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tracks import advance, gain_krones
from tests.austria.modules.sixth.piano import NUMBER
from tests.austria.modules.sixth.piano.causes import BY_CONCERT
from tests.austria.modules.sixth.piano.printed import values_of


class Applause(Step):
    """Krones or steps."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        first = state.book.first_action(NUMBER) + 1
        return [first, first + 1]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        _, seat, _, _, _ = frame
        values = values_of(state.book)
        if state.book.actions.arguments[action]:
            advance(state, seat, values["steps"], BY_CONCERT)
        else:
            gain_krones(state, seat, values["krones"], BY_CONCERT)
