"""What a seat sees of the `flip` cards."""

from hotelier.austria.modules.more.state import flips_of
from hotelier.austria.rules.state import State
from hotelier.core.game import Json


def flips_view(state: State) -> Json:
    """Those that were turned face down."""
    numbers = state.book.staff_number
    return {
        "flips": {
            "players": [
                {"turned": [number for card, number in enumerate(numbers) if turned >> card & 1]}
                for turned in flips_of(state).turned
            ]
        }
    }
