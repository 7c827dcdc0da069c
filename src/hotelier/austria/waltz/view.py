"""What a seat sees of the modules: a section for each of them in play."""

from hotelier.austria.state import State
from hotelier.core.game import Json


def waltz_view(state: State) -> Json | None:
    """The sections of the modules, or nothing in a game without any."""
    if state.waltz is None:
        return None
    return {}
