"""OP: phase 1, playing cards face down."""

from typing import Final

from hotelier.core.chance import Seeded
from hotelier.overbooking.content.actions import DECLINE, append_placements, nth_placement
from hotelier.overbooking.content.components import (
    ALL_CARDS,
    DECK,
    DOOR,
    DOOR_LIMIT,
    HOUSE_MASKS,
    HOUSES,
    PLAYED_EACH_ROUND,
    QUEUE,
    cards_of,
    house_of,
)
from hotelier.overbooking.rules.state import Skip, State


def _cards_of_houses(houses: int) -> int:
    cards = 0
    for house in range(HOUSES):
        if houses >> house & 1:
            cards |= HOUSE_MASKS[house]
    return cards


KEEPS_TWO_HOUSES: Final = [
    ALL_CARDS if houses.bit_count() < 2 else _cards_of_houses(houses) for houses in range(1 << HOUSES)
]
"""By the houses that stand in a queue, as a mask: the cards that keep it to at most two houses."""


def allowed_in_queue(state: State, hotel: int) -> int:
    """The cards that may be played to a queue now: its limit (OC4) and the hotel's rule."""
    side = state.book.hotels[state.hotels[hotel]]
    queue = state.lines[2 * hotel]
    if len(queue) >= side.queue_limit:
        return 0
    return two_houses_allowed(queue) if side.two_houses else side.allowed


def two_houses_allowed(queue: list[int]) -> int:
    """The cards that keep a queue to at most two houses."""
    houses = 0
    for card in queue:
        houses |= 1 << house_of(card)
    return KEEPS_TWO_HOUSES[houses]


def door_is_free(state: State, hotel: int) -> bool:
    """Whether a card may be played to the back door."""
    return len(state.lines[2 * hotel + 1]) < DOOR_LIMIT and state.book.hotels[state.hotels[hotel]].back_door


def placeable(state: State, hand: int, line: int) -> int:
    """The cards of a hand that may be played to a line."""
    hotel = line // 2
    if line % 2 == QUEUE:
        return hand & allowed_in_queue(state, hotel)
    return hand if door_is_free(state, hotel) else 0


def choices(state: State, seat: int) -> list[int]:
    """All ways to place a card of the hand, and OP2."""
    hand = state.players[seat].hand
    out: list[int] = []
    for line in range(2 * state.seats):
        append_placements(out, line, placeable(state, hand, line))
    if out and may_decline(state):
        out.append(DECLINE)
    return out


NOT_ASKED: Final = 0
ASKED: Final = 1
ASKED_ANYWAY: Final = 2
"""Whatever is in the hand: so it tells nothing about it."""


def asked(state: State, seat: int) -> int:
    """Whether there is something to ask a seat, and whether the others learn something from it."""
    hand = state.players[seat].hand
    cards = cards_of(hand)
    count = 0
    anyway = 0
    for line in range(2 * state.seats):
        allowed = placeable(state, ALL_CARDS, line)
        if allowed == ALL_CARDS:
            anyway += cards
            if anyway > 1:
                return ASKED_ANYWAY
        count += cards_of(hand & allowed)
    if count == 0:
        return NOT_ASKED
    if may_decline(state):
        return ASKED_ANYWAY if anyway else ASKED
    return ASKED if count > 1 else NOT_ASKED


def random_placement(state: State, rng: Seeded) -> int:
    """One of the choices, each equally likely: the same one as if it were picked from their list."""
    seat = state.placing_seat()
    hand = state.players[seat].hand
    count = 1 if may_decline(state) else 0
    for line in range(2 * state.seats):
        count += cards_of(placeable(state, hand, line))
    left = rng.below(count)
    for line in range(2 * state.seats):
        cards = placeable(state, hand, line)
        here = cards_of(cards)
        if left < here:
            return nth_placement(line, cards, left)
        left -= here
    return DECLINE


def may_decline(state: State) -> bool:
    """OP2: the last player in turn order, before the last placement of the round."""
    return state.placements == PLAYED_EACH_ROUND * state.seats - 1


def place(state: State, seat: int, action: int) -> None:
    """Play a card to a line; the first at a back door takes the token (OP3)."""
    player = state.players[seat]
    if action != DECLINE:
        line = state.book.actions.seconds[action]
        card = state.book.actions.arguments[action]
        player.hand &= ~(1 << card)
        player.played[state.round] |= 1 << card
        hotel = line // 2
        nearer = len(state.lines[line])
        face_up = line % 2 == QUEUE and state.book.hotels[state.hotels[hotel]].face_up == nearer
        if face_up:
            state.revealed += 1
        state.lines[line].append(seat * DECK + card)
        if state.tale is not None:
            state.tale.card_placed(seat, card, line, nearer, face_up)
        if line % 2 == DOOR and state.tokens >> hotel & 1:
            take_token(state, seat, hotel)
    elif state.tale is not None:
        state.tale.placement_declined(seat)
    state.placements += 1


def take_token(state: State, seat: int, hotel: int) -> None:
    """OP3."""
    state.tokens &= ~(1 << hotel)
    state.players[seat].tokens += 1
    if state.tale is not None:
        state.tale.token_taken(seat, hotel)


def skip(state: State, seat: int) -> None:
    """OP6: no card can be placed. Everybody sees it, and what it says about the hand."""
    player = state.players[seat]
    state.placements += 1
    if state.tale is not None:
        state.tale.placement_skipped(seat)
    noticed = bool(player.skipped) and player.skipped[-1].round == state.round
    if noticed or not player.hand:
        return
    placeable = 0
    for hotel in range(state.seats):
        placeable |= ALL_CARDS if door_is_free(state, hotel) else allowed_in_queue(state, hotel)
    player.skipped += (Skip(state.round, ALL_CARDS & ~placeable, player.hand.bit_count()),)
    state.revealed += 1
