"""OB, OW: phase 2, checking the bookings hotel by hotel."""

from typing import Final

from hotelier.overbooking.actions import CHOOSE, DONE
from hotelier.overbooking.components import (
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
from hotelier.overbooking.state import State

NEARNESS: Final = 16
"""More than any place in a queue: rank * NEARNESS + place sorts by rank, then by nearness."""


def open_hotel(state: State) -> None:
    """OB1: turn all cards of the next hotel face up."""
    state.door_place = 0
    state.chosen = []
    state.beds = state.book.hotels[state.hotels[state.checked]].beds
    if state.queue(state.checked) or state.door(state.checked):
        state.revealed += 1


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
    if power == MONK:
        state.door(hotel).pop(state.door_place)
        state.queue(hotel).append(card)
        return
    if power == MERCHANTS:
        state.beds += BEDS_OF_A_POWER
    elif power == LABOURERS:
        state.beds -= BEDS_OF_A_POWER
    elif action != DONE:
        if power == NOBLES:
            state.chosen.append(state.queue(hotel)[action - CHOOSE])
        else:
            state.door(hotel).pop(state.door_place)
            replace(state, hotel, action - CHOOSE, card)
            return
    state.door_place += 1


def replace(state: State, hotel: int, place: int, card: int) -> None:
    """OW3, OW5: a card takes the place of another one, which is discarded; a choice of it is void (OW4)."""
    queue = state.queue(hotel)
    discard(state, queue[place])
    queue[place] = card


def give_beds(state: State) -> None:
    """OB3-OB6: beds in order of checking; all other cards are discarded."""
    hotel = state.checked
    beds = max(0, state.beds)
    for card in checking_order(state):
        if beds_of(card) <= beds:
            beds -= beds_of(card)
            collect(state, card)
        else:
            discard(state, card)
    for card in state.door(hotel):
        discard(state, card)
    state.lines[2 * hotel] = []
    state.lines[2 * hotel + 1] = []
    state.checked += 1


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
    state.players[owner_of(card)].discarded |= 1 << (card % DECK)
