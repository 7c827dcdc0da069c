"""OS, ON: setting up, and preparing the next round."""

from hotelier.core.chance import Seeded
from hotelier.core.game import LATER
from hotelier.overbooking.content.actions import DONE
from hotelier.overbooking.content.book import Book
from hotelier.overbooking.content.components import (
    DECK,
    DRAWN_EACH_ROUND,
    FIRST_HAND,
    PLAYED_EACH_ROUND,
    ROUNDS,
    owner_of,
)
from hotelier.overbooking.content.printed import HOTEL_CARDS
from hotelier.overbooking.rules import checking, placing
from hotelier.overbooking.rules.placing import ASKED_ANYWAY, NOT_ASKED
from hotelier.overbooking.rules.scoring import tell_end
from hotelier.overbooking.rules.state import CHECKING, OVER, PLACING, Player, State
from hotelier.overbooking.rules.tale import OverbookingTale


def set_up(book: Book, chance: Seeded, seats: int, memory: bool, tale: OverbookingTale | None) -> State:
    """OS1-OS3."""
    start = chance.pick("start", seats)
    state = State(
        book=book,
        chance=chance,
        seats=seats,
        memory=memory,
        players=[],
        hotels=[],
        used=0,
        tokens=0,
        lines=[[] for __ in range(2 * seats)],
        phase=PLACING,
        round=0,
        start=start,
        placements=0,
        checked=0,
        door_place=0,
        chosen=[],
        beds=0,
        revealed=0,
        tale=tale,
    )
    if tale is not None:
        tale.set_up(seats, start)
    lay_out_hotels(state)
    tell_round(state, False)
    for __ in range(seats):
        deck = chance.order("deck", list(range(DECK)))
        deck.reverse()
        state.players.append(Player(0, deck, 0, 0, 0, [0] * ROUNDS, [0] * ROUNDS, ()))
    for seat in range(seats):
        draw(state, seat, FIRST_HAND)
    return state


def lay_out_hotels(state: State) -> None:
    """OS1, OS2, ON1: random cards that were not used yet, random side up, and a token at each back door."""
    unused = [card for card in range(HOTEL_CARDS) if not state.used >> card & 1]
    cards = state.chance.order("hotels", unused)[: state.seats]
    state.hotels = [2 * card + state.chance.pick("side", 2) for card in cards]
    for card in cards:
        state.used |= 1 << card
    put_tokens(state)


def put_tokens(state: State) -> None:
    state.tokens = sum(
        1 << hotel for hotel in range(state.seats) if state.book.hotels[state.hotels[hotel]].back_door
    )


def tell_round(state: State, turned: bool) -> None:
    """The hotels lie there, and it is known who starts."""
    if state.tale is not None:
        state.tale.round_begins(state.round, state.start, turned, state.hotels, state.tokens)


def draw(state: State, seat: int, count: int) -> None:
    player = state.players[seat]
    if state.tale is not None:
        state.tale.cards_drawn(seat, player.deck[: -count - 1 : -1])
    for __ in range(min(count, len(player.deck))):
        player.hand |= 1 << player.deck.pop()


def prepare_next_round(state: State) -> None:
    """ON1-ON3, or the end after round 4."""
    if state.tale is not None:
        state.tale.round_ends(state.round)
    state.round += 1
    if state.round == ROUNDS:
        state.phase = OVER
        tell_end(state)
        return
    turned = state.round % 2 == 1
    if turned:
        state.hotels = [side ^ 1 for side in state.hotels]
        put_tokens(state)
    else:
        lay_out_hotels(state)
    state.start = (state.start + 1) % state.seats
    tell_round(state, turned)
    for seat in range(state.seats):
        draw(state, seat, DRAWN_EACH_ROUND)
    state.phase = PLACING
    state.placements = 0
    state.checked = 0
    state.revealed += 1


def to_move(state: State) -> int | None:
    """The seat that must decide."""
    if state.phase == PLACING:
        return state.placing_seat()
    if state.phase == CHECKING:
        return owner_of(checking.power_card(state))
    return None


def take_step(state: State, action: int) -> None:
    """Carry out a legal action."""
    if state.phase == PLACING:
        placing.place(state, state.placing_seat(), action)
    else:
        checking.use_power(state, action)


def run_on(state: State) -> list[int]:
    """Do all that is forced until somebody must decide; the choices, or none when the game is over."""
    while state.phase != OVER:
        legal = run_placing(state) if state.phase == PLACING else run_checking(state)
        if legal:
            return legal
    return []


def choices_now(state: State) -> list[int]:
    """What the seat to move may choose among; none if it would not be asked."""
    if state.phase == CHECKING:
        return checking.choices(state)
    if state.phase == OVER:
        return []
    legal = placing.choices(state, state.placing_seat())
    return legal if len(legal) > 1 else []


def run_placing(state: State) -> list[int]:
    """Phase 1 until somebody has a choice, or until it is over."""
    while state.placements < PLAYED_EACH_ROUND * state.seats:
        seat = state.placing_seat()
        asked = placing.asked(state, seat)
        if asked != NOT_ASKED:
            if asked != ASKED_ANYWAY:
                state.revealed += 1
            return LATER
        forced = placing.choices(state, seat)
        if forced:
            placing.place(state, seat, forced[0])
            state.revealed += 1
        else:
            placing.skip(state, seat)
    state.phase = CHECKING
    checking.open_hotel(state)
    return []


def run_checking(state: State) -> list[int]:
    """Phase 2 until somebody has a choice, or until it is over."""
    while checking.powers_left(state):
        legal = checking.choices(state)
        if legal:
            return legal
        checking.use_power(state, DONE)
    checking.give_beds(state)
    if state.checked == state.seats:
        prepare_next_round(state)
    else:
        checking.open_hotel(state)
    return []
