"""What a seat sees of module 6."""

from hotelier.austria.rules.state import State
from hotelier.core.game import Json
from tests.austria.modules.sixth.piano.state import piano_of


def piano_view(state: State) -> Json:
    """All of it lies open."""
    return {"piano": {"notes": piano_of(state).notes.copy()}}
