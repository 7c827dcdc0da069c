"""What the modules lay out before the first decision, in a fixed order of draws."""

from hotelier.austria.state import State
from hotelier.austria.waltz.parts import Waltz


def lay_out(state: State) -> None:
    """Everything that the modules in play add to a table; nothing without modules."""
    if not state.book.modules:
        return
    state.waltz = Waltz(
        ball=None,
        lounge=None,
        doors=None,
        key=None,
        flips=None,
        greens=[0] * state.seats,
        large_orders=[0] * state.seats,
    )
