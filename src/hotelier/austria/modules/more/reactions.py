"""W60: when a `flip` card's condition has just been met, its owner is asked.

An action is a choice from the menu of a turn with all that follows from it, or a reward of the emperor.
"""

from hotelier.austria.modules.parts import Flips
from hotelier.austria.rules.components import CAKE, COFFEE, STRUDEL, WINE, count_of, pile_size
from hotelier.austria.rules.frames import flip_frame
from hotelier.austria.rules.state import State


def action_begins(state: State) -> None:
    """What was gained before does not count any more."""
    flips = _flips(state)
    if flips is not None:
        flips.steps = flips.dishes = flips.drinks = 0


def steps_gained(state: State, seat: int, steps: int) -> None:
    flips = _flips(state)
    if flips is not None:
        before = flips.steps
        flips.steps += steps
        for flip in state.book.flips:
            if before < flip.steps <= flips.steps:
                offer(state, seat, flips, flip.card)


def items_gained(state: State, seat: int, items: int) -> None:
    flips = _flips(state)
    if flips is None:
        return
    dishes = flips.dishes
    drinks = flips.drinks
    flips.dishes += count_of(items, STRUDEL) + count_of(items, CAKE)
    flips.drinks += count_of(items, WINE) + count_of(items, COFFEE)
    for flip in state.book.flips:
        if dishes < flip.dishes <= flips.dishes or drinks < flip.drinks <= flips.drinks:
            offer(state, seat, flips, flip.card)


def guest_left(state: State, seat: int, guest: int) -> None:
    flips = _flips(state)
    if flips is None:
        return
    size = pile_size(state.book.guest_order[guest])
    for flip in state.book.flips:
        if flip.guest == state.book.guest_colour[guest] and size >= flip.min_order:
            offer(state, seat, flips, flip.card)


def room_occupied(state: State, seat: int, space: int) -> None:
    flips = _flips(state)
    if flips is None:
        return
    player = state.players[seat]
    rooms = player.board.groups[player.board.group_of[space]]
    if player.occupied & rooms != rooms:
        return
    for flip in state.book.flips:
        if flip.group and rooms.bit_count() >= flip.group:
            offer(state, seat, flips, flip.card)


def marker_put(state: State, seat: int) -> None:
    flips = _flips(state)
    if flips is not None:
        for flip in state.book.flips:
            if flip.marker:
                offer(state, seat, flips, flip.card)


def offer(state: State, seat: int, flips: Flips, card: int) -> None:
    """Ask the owner of a card that still lies face up."""
    if state.players[seat].staff >> card & 1 and not flips.turned[seat] >> card & 1:
        state.stack.append(flip_frame(seat, card))


def _flips(state: State) -> Flips | None:
    return state.waltz.flips if state.waltz is not None else None
