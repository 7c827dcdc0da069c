"""The game in English words: hotels, guests, powers and actions as a player reads them."""

from hotelier.overbooking.content.actions import DECLINE, DONE
from hotelier.overbooking.content.book import Book, Hotel
from hotelier.overbooking.content.components import (
    DECK,
    DOOR,
    PLAYED_EACH_ROUND,
    beds_of,
    house_of,
    owner_of,
)
from hotelier.overbooking.rules import checking
from hotelier.overbooking.rules.state import PLACING, State

RULE_WORDS = {
    "none": "no special rule",
    "small_groups": "only 1, 2, 3 may be played to the queue",
    "large_groups": "only 4, 5, 6 may be played to the queue",
    "first_face_up": "the first card of the queue is played face up",
    "second_face_up": "the second card of the queue is played face up",
    "monks_first": "monks in the queue are checked first",
    "soldiers_first": "soldiers in the queue are checked first",
    "no_soldiers": "no soldiers may be played to the queue",
    "no_back_door": "no back door, up to 5 cards in the queue",
    "two_houses": "cards of at most two houses in the queue",
}
POWER_WORDS = (
    "moves to the end of the queue",
    "3 more beds",
    "may replace one of its player's cards in the queue",
    "may have one of its player's cards in the queue checked first",
    "may replace labourers in the queue, of any owner",
    "3 beds fewer",
)
"""At the back door, by beds."""


def card_words(book: Book, card: int) -> str:
    """A card with its type: fish 3 (maids)."""
    return f"{book.houses[house_of(card)]} {beds_of(card)} ({book.type_names[beds_of(card) - 1]})"


def hotel_words(hotel: Hotel) -> str:
    """A hotel on one line."""
    mark = " (stand-in values)" if hotel.stand_in else ""
    return f"hotel {hotel.name}: {hotel.beds} beds, {RULE_WORDS[hotel.rule]}{mark}"


def find_card(book: Book, text: str) -> list[str]:
    """All guests and hotels that a player may mean: by beds, name, or id of a hotel."""
    wanted = text.strip().lower()
    found = [
        f"{name}: needs {beds} bed{'s' if beds > 1 else ''}; at the back door: {POWER_WORDS[beds - 1]}"
        for beds, name in enumerate(book.type_names, 1)
        if wanted and (wanted == str(beds) or wanted in name)
    ]
    return found + [hotel_words(hotel) for hotel in book.hotels if wanted in (hotel.name, hotel.rule)]


def action_words(state: State, action: int) -> str:
    """What an action means now."""
    if action == DECLINE:
        return "decline to play a fifth card"
    if action == DONE:
        return "do not use the power"
    table = state.book.actions
    if table.data[action]["kind"] == "choose":
        return _choice_words(state, table.arguments[action])
    card = table.arguments[action]
    line = table.seconds[action]
    hotel = line // 2
    text = card_words(state.book, card)
    where = "back door" if line % 2 == DOOR else "queue"
    token = " and take the token" if line % 2 == DOOR and state.tokens >> hotel & 1 else ""
    return f"play {text} to the {where} of hotel {hotel + 1}{token}"


def question_words(state: State) -> str:
    """What is being asked, in a line."""
    if state.phase == PLACING:
        return f"Play a card face down ({state.placements // state.seats + 1} of {PLAYED_EACH_ROUND})."
    power = checking.power_card(state)
    return (
        f"Hotel {state.checked + 1}: {card_words(state.book, power % DECK)} at the back door "
        f"{POWER_WORDS[beds_of(power) - 1]}."
    )


def _choice_words(state: State, place: int) -> str:
    card = state.queue(state.checked)[place]
    power = checking.power_card(state)
    name = state.book.type_names[beds_of(power) - 1]
    target = f"{card_words(state.book, card)} of seat {owner_of(card)}, place {place + 1} of the queue"
    return f"{name}: have {target}, checked first" if name == "nobles" else f"{name}: replace {target}"
