"""OB, OW: phase 2, checking the bookings hotel by hotel."""

from typing import Final

from hotelier.overbooking.content.actions import CHOOSE, DONE
from hotelier.overbooking.content.components import (
    BEDS_OF_A_POWER,
    DECK,
    LABOURERS,
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLES,
    SOLDIERS,
    beds_of,
    owner_of,
)
from hotelier.overbooking.rules.state import State
from hotelier.overbooking.rules.tale import OverbookingTale

NEARNESS: Final = 16
"""More than any place in a queue: rank * NEARNESS + place sorts by rank, then by nearness."""


def open_hotel(state: State) -> None:
    """OB1: turn all cards of the next hotel face up."""
    state.door_place = 0
    state.chosen = []
    state.beds = state.book.hotels[state.hotels[state.checked]].beds
    queue = state.queue(state.checked)
    door = state.door(state.checked)
    if queue or door:
        state.revealed += 1
    if state.tale is not None:
        state.tale.hotel_opened(state.checked, state.hotels[state.checked], queue, door)


def powers_left(state: State) -> bool:
    return state.door_place < len(state.door(state.checked))


def power_card(state: State) -> int:
    """The card at the back door whose power comes next (OB2)."""
    return state.door(state.checked)[state.door_place]


def targets(state: State) -> list[int]:
    """The places in the queue that the next power may choose; none if it asks nothing."""
    card = power_card(state)
    power = beds_of(card)
    queue = state.queue(state.checked)
    if power in (MAIDS, NOBLES):
        owner = owner_of(card)
        return [place for place in range(len(queue)) if owner_of(queue[place]) == owner]
    if power == SOLDIERS:
        return [place for place in range(len(queue)) if beds_of(queue[place]) == LABOURERS]
    return []


def choices(state: State) -> list[int]:
    """What the owner of the next power may choose among."""
    places = targets(state)
    return [CHOOSE + place for place in places] + [DONE] if places else []


def use_power(state: State, action: int) -> None:
    """Carry out the next power; `action` is what its owner chose, DONE if nothing."""
    card = power_card(state)
    power = beds_of(card)
    hotel = state.checked
    if power == MERCHANTS:
        state.beds += BEDS_OF_A_POWER
    elif power == LABOURERS:
        state.beds -= BEDS_OF_A_POWER
    if state.tale is not None:
        tell_power(state, state.tale, action)
    if power == MONK:
        state.door(hotel).pop(state.door_place)
        move_to_queue(state, hotel, card)
    elif action == DONE:
        state.door_place += 1
    elif power == NOBLES:
        state.chosen.append(state.queue(hotel)[state.book.actions.arguments[action]])
        state.door_place += 1
    else:
        state.door(hotel).pop(state.door_place)
        replace(state, hotel, state.book.actions.arguments[action], card)


def tell_power(state: State, tale: OverbookingTale, action: int) -> None:
    """What the next power is used for, if for anything."""
    card = power_card(state)
    hotel = state.checked
    if action != DONE:
        place = state.book.actions.arguments[action]
        tale.power_used(hotel, card, state.beds, state.queue(hotel)[place], place)
    elif beds_of(card) in (MAIDS, NOBLES, SOLDIERS):
        tale.power_unused(hotel, card, bool(targets(state)))
    else:
        tale.power_used(hotel, card, state.beds, None, None)


def move_to_queue(state: State, hotel: int, card: int) -> None:
    """OW1: to the end of the queue."""
    queue = state.queue(hotel)
    queue.append(card)
    if state.tale is not None:
        state.tale.card_moved(hotel, card, len(queue) - 1)


def replace(state: State, hotel: int, place: int, card: int) -> None:
    """OW3, OW5: a card takes the place of another one, which is discarded; a choice of it is void (OW4)."""
    queue = state.queue(hotel)
    replaced = queue[place]
    queue[place] = card
    if state.tale is not None:
        state.tale.card_replaced(hotel, card, replaced, place)
    discard(state, replaced)


def give_beds(state: State) -> None:
    """OB3-OB6: beds in order of checking; all other cards are discarded."""
    hotel = state.checked
    beds = max(0, state.beds)
    for card in checking_order(state):
        got = beds_of(card) <= beds
        if got:
            beds -= beds_of(card)
        if state.tale is not None:
            tell_check(state, state.tale, card, got, beds)
        if got:
            collect(state, card)
        else:
            discard(state, card)
    for card in state.door(hotel):
        discard(state, card)
    state.lines[2 * hotel] = []
    state.lines[2 * hotel + 1] = []
    if state.tale is not None:
        state.tale.hotel_checked(hotel)
    state.checked += 1


def tell_check(state: State, tale: OverbookingTale, card: int, got: bool, beds: int) -> None:
    """Which card had its turn and why, and the beds that are left."""
    hotel = state.checked
    first = beds_of(card) == state.book.hotels[state.hotels[hotel]].priority
    tale.booking_checked(hotel, card, card in state.chosen, first, got, beds)


def checking_order(state: State) -> list[int]:
    """OB3: cards chosen by nobles, then those with priority, then the others, large groups first."""
    queue = state.queue(state.checked)
    order: list[int] = []
    for card in state.chosen:
        if card in queue and card not in order:
            order.append(card)
    priority = state.book.hotels[state.hotels[state.checked]].priority
    urgencies: list[int] = []
    for place in range(len(queue)):
        if queue[place] not in order:
            beds = beds_of(queue[place])
            rank = 0 if beds == priority else LABOURERS + 1 - beds
            urgencies.append(rank * NEARNESS + place)
    urgencies.sort()
    return order + [queue[urgency % NEARNESS] for urgency in urgencies]


def collect(state: State, card: int) -> None:
    """OB5: face up in front of its owner."""
    player = state.players[owner_of(card)]
    player.collected |= 1 << (card % DECK)
    player.coins[state.round] += state.book.coins[card % DECK]


def discard(state: State, card: int) -> None:
    """OB5, OW3, OW5: out of the game."""
    state.players[owner_of(card)].discarded |= 1 << (card % DECK)
    if state.tale is not None:
        state.tale.card_discarded(state.checked, card)
