"""What a seat may know, field by field: nothing else ever leaves the engine."""

from hotelier.core.game import Json
from hotelier.core.options import Value
from hotelier.overbooking.content.book import Book
from hotelier.overbooking.content.components import (
    DECK,
    DOOR,
    QUEUE,
    beds_of,
    cards_in,
    house_of,
    is_large,
    owner_of,
)
from hotelier.overbooking.rules import checking
from hotelier.overbooking.rules.knowledge import is_known, is_open
from hotelier.overbooking.rules.rounds import to_move
from hotelier.overbooking.rules.scoring import score
from hotelier.overbooking.rules.state import CHECKING, PLACING, State

PHASES = ("placing", "checking", "over")


def view_of(state: State, options: dict[str, Value], seat: int | None, legal: list[int]) -> Json:
    """The table as a seat sees it; None is a spectator."""
    return {
        "game": "overbooking",
        "options": dict(options),
        "seats": state.seats,
        "seat": seat,
        "phase": PHASES[state.phase],
        "round": min(state.round, 3) + 1,
        "start": state.start,
        "to_move": to_move(state),
        "question": _question(state),
        "hotels": [_hotel(state, seat, hotel) for hotel in range(state.seats)],
        "players": [_player(state, other, seat, str(options["bonus"])) for other in range(state.seats)],
        "legal": [state.book.actions.texts[action] for action in legal],
    }


def card_name(book: Book, card: int) -> str:
    """A card by house and beds, as in the notation."""
    return f"{book.houses[house_of(card)]} {beds_of(card)}"


def _question(state: State) -> Json | None:
    if state.phase == PLACING:
        return {"kind": "place", "placement": state.placements // state.seats + 1}
    if state.phase == CHECKING:
        card = checking.power_card(state)
        return {
            "kind": state.book.type_names[beds_of(card) - 1],
            "hotel": state.checked + 1,
            "card": card_name(state.book, card % DECK),
        }
    return None


def _hotel(state: State, seat: int | None, hotel: int) -> Json:
    side = state.book.hotels[state.hotels[hotel]]
    being_checked = state.phase == CHECKING and hotel == state.checked
    return {
        "id": side.name,
        "beds": side.beds,
        "beds_now": max(0, state.beds) if being_checked else side.beds,
        "rule": side.rule,
        "stand_in": side.stand_in,
        "token": bool(state.tokens >> hotel & 1),
        "checked": state.phase == CHECKING and hotel < state.checked,
        "chosen": [
            state.queue(hotel).index(card) + 1 for card in state.chosen if card in state.queue(hotel)
        ]
        if being_checked
        else [],
        "queue": [_card(state, seat, 2 * hotel + QUEUE, place) for place in range(len(state.queue(hotel)))],
        "door": [_card(state, seat, 2 * hotel + DOOR, place) for place in range(len(state.door(hotel)))],
    }


def _card(state: State, seat: int | None, line: int, place: int) -> Json:
    """OC2: the back of a card, and its beds for those who know them."""
    card = state.lines[line][place]
    return {
        "owner": owner_of(card),
        "house": state.book.houses[house_of(card)],
        "large": is_large(card),
        "beds": beds_of(card) if is_known(state, seat, line, place) else None,
        "face_up": is_open(state, line, place),
    }


def _player(state: State, other: int, seat: int | None, bonus: str) -> Json:
    book = state.book
    player = state.players[other]
    return {
        "hand_size": player.hand.bit_count(),
        "known_hand": [card_name(book, card) for card in cards_in(player.hand)] if other == seat else [],
        "deck": len(player.deck),
        "collected": [card_name(book, card) for card in cards_in(player.collected)],
        "discarded": [card_name(book, card) for card in cards_in(player.discarded)],
        "tokens": player.tokens,
        "coins": list(player.coins),
        "points": score(state, player, bonus),
        "skipped_in_rounds": [skip.round + 1 for skip in player.skipped],
    }
