"""S3: the queue of guests, the deck that refills it, and the discard pile."""

from hotelier.austria.rules.components import NONE
from hotelier.austria.rules.state import State


def refill_queue(state: State) -> None:
    """S3: a new guest comes to the left end of the queue."""
    state.queue.insert(0, draw_guest(state))
    if state.tale is not None:
        state.tale.guest_arrives(state.queue[0], len(state.deck))


def discard_guest(state: State, guest: int) -> None:
    """A guest goes to the discard pile."""
    state.discard.append(guest)
    if state.tale is not None:
        state.tale.guest_discarded(guest)


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
            state.tale.deck_rebuilt(len(state.deck))
