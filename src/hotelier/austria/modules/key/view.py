"""What a seat sees of the skeleton key."""

from hotelier.austria.content.components import NONE
from hotelier.austria.modules.key.state import key_of
from hotelier.austria.rules.state import State
from hotelier.core.game import Json


def key_view(state: State) -> Json:
    """Who has it."""
    holder = key_of(state).holder
    return {"key": {"holder": holder if holder != NONE else None}}
