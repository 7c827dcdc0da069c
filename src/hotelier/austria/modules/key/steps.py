"""W50: the skeleton key, taken instead of a die."""

from hotelier.austria.modules.key.causes import BY_KEY
from hotelier.austria.modules.key.page import key_page
from hotelier.austria.modules.key.printed import AS_DIE
from hotelier.austria.modules.key.state import key_of
from hotelier.austria.modules.key.tale import tell_key_taken
from hotelier.austria.rules import hooks
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tracks import advance, gain_krones


def take_key(state: State, seat: int) -> None:
    """It covers a number like a die, and gives a little; the next round begins with its owner."""
    key_of(state).holder = seat
    state.die_taken = True
    state.players[seat].covered += 1
    if state.tale is not None:
        tell_key_taken(state.tale, seat)
    page = key_page(state.book)
    advance(state, seat, page.steps, BY_KEY)
    gain_krones(state, seat, page.krones, BY_KEY)
    hooks.die_taken(state, seat, AS_DIE)
