"""W50: the skeleton key, taken instead of a die."""

from hotelier.austria.modules import hooks
from hotelier.austria.modules.hotels.reactions import KEY as AS_DIE
from hotelier.austria.modules.parts import Key
from hotelier.austria.rules.causes import BY_KEY
from hotelier.austria.rules.components import NONE
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tracks import advance, gain_krones


def take_key(state: State, seat: int) -> None:
    """It covers a number like a die, and gives a little; the next round begins with its owner."""
    assert state.waltz is not None and state.waltz.key is not None
    state.waltz.key.holder = seat
    state.die_taken = True
    state.players[seat].covered += 1
    if state.tale is not None:
        state.tale.key_taken(seat)
    advance(state, seat, state.book.key_steps, BY_KEY)
    gain_krones(state, seat, state.book.key_krones, BY_KEY)
    hooks.die_taken(state, seat, AS_DIE)


def next_start(state: State, key: Key) -> int:
    """Who gets turn order tile 1 in the next round; the key goes back."""
    holder = key.holder
    key.holder = NONE
    return (state.start + 1) % state.seats if holder == NONE else holder
