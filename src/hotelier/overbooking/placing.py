"""OP: phase 1, playing cards face down."""

from hotelier.overbooking.actions import DECLINE, append_placements
from hotelier.overbooking.components import (
    ALL_CARDS,
    DECK,
    DOOR,
    DOOR_LIMIT,
    HOUSE_MASKS,
    PLAYED_EACH_ROUND,
    QUEUE,
    house_of,
)
from hotelier.overbooking.state import Skip, State


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
    if houses.bit_count() < 2:
        return ALL_CARDS
    return sum(mask for house, mask in enumerate(HOUSE_MASKS) if houses >> house & 1)


def door_is_free(state: State, hotel: int) -> bool:
    """Whether a card may be played to the back door."""
    return len(state.lines[2 * hotel + 1]) < DOOR_LIMIT and state.book.hotels[state.hotels[hotel]].back_door


def placements(state: State, seat: int) -> list[int]:
    """All ways to place a card of the hand."""
    hand = state.players[seat].hand
    out: list[int] = []
    for hotel in range(state.seats):
        append_placements(out, 2 * hotel, hand & allowed_in_queue(state, hotel))
        if door_is_free(state, hotel):
            append_placements(out, 2 * hotel + 1, hand)
    return out


def may_decline(state: State) -> bool:
    """OP2: the last player in turn order, before the last placement of the round."""
    return state.placements == PLAYED_EACH_ROUND * state.seats - 1


def place(state: State, seat: int, action: int) -> None:
    """Play a card to a line; the first at a back door takes the token (OP3)."""
    player = state.players[seat]
    if action != DECLINE:
        line = action // DECK
        card = action % DECK
        player.hand &= ~(1 << card)
        player.played[state.round] |= 1 << card
        hotel = line // 2
        if line % 2 == QUEUE and state.book.hotels[state.hotels[hotel]].face_up == len(state.lines[line]):
            state.revealed += 1
        state.lines[line].append(seat * DECK + card)
        if line % 2 == DOOR and state.tokens >> hotel & 1:
            state.tokens &= ~(1 << hotel)
            player.tokens += 1
    state.placements += 1


def skip(state: State, seat: int) -> None:
    """OP6: no card can be placed. Everybody sees it, and what it says about the hand."""
    player = state.players[seat]
    state.placements += 1
    noticed = bool(player.skipped) and player.skipped[-1].round == state.round
    if noticed or not player.hand:
        return
    placeable = 0
    for hotel in range(state.seats):
        placeable |= ALL_CARDS if door_is_free(state, hotel) else allowed_in_queue(state, hotel)
    player.skipped += (Skip(state.round, ALL_CARDS & ~placeable, player.hand.bit_count()),)
    state.revealed += 1
