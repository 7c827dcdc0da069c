"""The check of bookings told step by step: what an action leads to, as data for a front end.

The rules decide it all at once. Here a copy of the state goes the same way with the same functions, and
every step is noted. Everything told is face up by then (OB1).
"""

from hotelier.core.game import Json
from hotelier.overbooking import checking
from hotelier.overbooking.actions import CHOOSE, DONE
from hotelier.overbooking.components import DECK, beds_of, house_of, owner_of
from hotelier.overbooking.rounds import run_placing, take_step
from hotelier.overbooking.state import CHECKING, PLACING, State


def check_events(state: State, action: int) -> list[Json]:
    """What a legal action leads to in the check of bookings, until somebody must decide again."""
    state = state.copy()
    events: list[Json] = []
    if state.phase == CHECKING:
        _use_power(state, action, events)
    else:
        take_step(state, action)
        if state.phase == PLACING and run_placing(state):
            return []
        events.append(_opened(state))
    while _powers(state, events):
        _give_beds(state, events)
        if state.checked == state.seats:
            break
        checking.open_hotel(state)
        events.append(_opened(state))
    return events


def _powers(state: State, events: list[Json]) -> bool:
    """OB2: the powers that ask nothing; whether none is left."""
    while checking.powers_left(state):
        if checking.choices(state):
            return False
        _use_power(state, DONE, events)
    return True


def _use_power(state: State, action: int, events: list[Json]) -> None:
    card = checking.power_card(state)
    chosen = None if action == DONE else state.queue(state.checked)[action - CHOOSE]
    checking.use_power(state, action)
    events.append(
        {
            "kind": "power",
            "hotel": state.checked + 1,
            "card": _card(state, card),
            "chosen": None if chosen is None else _card(state, chosen),
            "beds": max(0, state.beds),
        }
    )


def _opened(state: State) -> Json:
    """OB1: a hotel with all its cards face up."""
    hotel = state.checked
    side = state.book.hotels[state.hotels[hotel]]
    return {
        "kind": "open",
        "hotel": hotel + 1,
        "beds": side.beds,
        "rule": side.rule,
        "door": [_card(state, card) for card in state.door(hotel)],
        "queue": [_card(state, card) for card in state.queue(hotel)],
    }


def _give_beds(state: State, events: list[Json]) -> None:
    """OB3, OB4: every card of the queue, in the order of checking."""
    hotel = state.checked
    left = max(0, state.beds)
    for card in checking.checking_order(state):
        got = beds_of(card) <= left
        left -= beds_of(card) if got else 0
        events.append(
            {
                "kind": "beds",
                "hotel": hotel + 1,
                "card": _card(state, card),
                "got": got,
                "beds": left,
                "coins": state.book.coins[card % DECK] if got else 0,
            }
        )
    checking.give_beds(state)


def _card(state: State, card: int) -> Json:
    return {"owner": owner_of(card), "house": state.book.houses[house_of(card)], "beds": beds_of(card)}
