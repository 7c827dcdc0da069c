"""S3: the queue of guests, the deck that refills it, and the discard pile."""

from hotelier.austria.content.components import NONE
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tale.guests import tell_deck_rebuilt, tell_guest_arrives, tell_guest_discarded


def refill_queue(state: State) -> None:
    """S3: a new guest comes to the left end of the queue."""
    state.queue.insert(0, draw_guest(state))
    if state.tale is not None:
        tell_guest_arrives(state.tale, state.queue[0], len(state.deck))


def discard_guest(state: State, guest: int) -> None:
    """A guest goes to the discard pile."""
    state.discard.append(guest)
    if state.tale is not None:
        tell_guest_discarded(state.tale, guest)


def draw_guest(state: State) -> int:
    """S3: the top guest of the deck; where the last one was taken, the discard pile becomes the deck at
    once, or as soon as there is one."""
    if not state.deck:
        rebuild_deck(state)
    if not state.deck:
        return NONE
    state.revealed += 1
    guest = state.deck.pop()
    if not state.deck:
        rebuild_deck(state)
    return guest


def rebuild_deck(state: State) -> None:
    """S3: the discarded guests, shuffled, are the new deck."""
    if state.discard:
        state.deck = state.chance.order("rebuilt", state.discard)
        state.deck.reverse()
        state.discard = []
        if state.tale is not None:
            tell_deck_rebuilt(state.tale, len(state.deck))
