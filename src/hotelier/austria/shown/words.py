"""The game in English words: actions and questions as a player reads them; cards are in card_words.py.

What a module asks and lets one do stands in its own words.py.
"""

from collections.abc import Callable
from typing import Final

from hotelier.austria.content.components import COLOUR_NAMES, NONE, space_name
from hotelier.austria.rules import hooks
from hotelier.austria.rules.emperor import may_choose
from hotelier.austria.rules.frames import kind_of, seat_of
from hotelier.austria.rules.state import (
    ALL_OF_THEM,
    BOARD,
    COPY,
    DISCARD,
    DISHES,
    DRAFT,
    DRAWN,
    DRINKS,
    EXCHANGE,
    EXTRA,
    FIRST_GUEST,
    FIRST_ROOMS,
    KRONES,
    OTHERS,
    PENALTY,
    RECEIVE,
    REMOVE,
    REWARD,
    ROOMS,
    SERVE,
    SPEND,
    STAFF,
    TURN,
    UNDER,
    Player,
    State,
)
from hotelier.austria.shown.card_words import items_words, reward_words, staff_words
from hotelier.austria.shown.named import SPACE_MEANINGS, demand_words, penalty_words, plural

DONE_WORDS = {
    DISHES: "decline the action",
    DRINKS: "decline the action",
    KRONES: "decline the action",
    ROOMS: "prepare no more rooms",
    STAFF: "play no card",
    COPY: "copy nothing",
    REWARD: "decline what is left of the reward",
    SERVE: "serve no more",
    DRAWN: "play none of the drawn cards",
    FIRST_ROOMS: "prepare no more rooms",
    EXTRA: "decline what staff offer",
    EXCHANGE: "give no more",
}
"""What `done` means, by kind of frame."""


SECRETS = {"draft": "keeps a staff card", "under": "puts a staff card under the deck"}
"""S6, P11, G3: others see that a card is kept or put under the deck, and not which."""


Words = Callable[[State, int], str]
"""What an action means now."""


def action_words(state: State, action: int, secret: bool = False) -> str:
    """What an action means now; `secret` leaves out what only its player may know."""
    kind: str = state.book.actions.data[action]["kind"]
    if secret and kind in SECRETS:
        return SECRETS[kind]
    words = WORDS.get(kind, hooks.action_words)
    return words(state, action) or state.book.actions.texts[action]


def said(words: dict[str, Words], state: State, action: int) -> str:
    """What an action means according to the words of a module; nothing if it is none of its own."""
    kind: str = state.book.actions.data[action]["kind"]
    return words[kind](state, action) if kind in words else ""


def question_words(state: State) -> str:
    """What is being asked, in a line."""
    kind, _, first, second, how_many = state.stack[-1]
    if kind == RECEIVE:
        return f"You receive {items_words(first)}: place it on guests, or keep it for the kitchen."
    if kind == UNDER:
        return f"Choose a staff card to go under the deck ({plural(second, 'card')} to go)."
    if kind == REWARD:
        return f"Take what you like of the reward: {reward_words(state.book, first)}."
    if kind == PENALTY:
        return f"The emperor is displeased: {penalty_words(state.book, first)}."
    if kind == FIRST_ROOMS:
        return f"Prepare your first rooms: {'up to ' if how_many != ALL_OF_THEM else ''}{first} more."
    if kind in (DISHES, DRINKS, KRONES, STAFF, COPY, ROOMS):
        return f"{QUESTIONS[kind]} (strength {first})."
    asked = QUESTIONS.get(kind) or hooks.question_words(state, state.stack[-1]) or "Your decision"
    return f"{asked}."


QUESTIONS = {
    TURN: "Your turn",
    SERVE: "Serve from the kitchen",
    DISHES: "Take strudel and cake",
    DRINKS: "Take wine and coffee",
    ROOMS: "Prepare rooms",
    KRONES: "Take krones and emperor steps",
    STAFF: "Play a staff card",
    COPY: "Copy an action",
    EXTRA: "Use what your staff offer",
    DRAWN: "Play one of the cards drawn, or none",
    REMOVE: "Choose a room to lose",
    DISCARD: "Choose an end card to lose",
    DRAFT: "Keep one card and pass the others on",
    FIRST_GUEST: "Take your first guest for free",
    SPEND: "Choose what to spend from the kitchen",
    EXCHANGE: "Choose what to give for other dishes and drinks",
    OTHERS: "Choose what you get for it",
    BOARD: "Choose your hotel board",
}


def player_to_move(state: State) -> Player:
    """Whose decision it is."""
    return state.players[seat_of(state.stack[-1])]


def guest_at(state: State, table: int) -> str:
    """The guest at a table of whose decision it is."""
    guest = player_to_move(state).tables[table]
    return state.book.guest_name[guest] if guest != NONE else f"table {table + 1}"


def die_words(state: State, value: int, boost: bool, what: str = "take a die from") -> str:
    """What is done with a space and its dice, at which strength, and what that costs."""
    strength = state.dice[value] + (1 if boost else 0)
    paid = ", 1 krone for the boost" if boost else ""
    paid += _toll_words(state, value)
    return f"{what} space {value} ({SPACE_MEANINGS[value - 1]}) at strength {strength}{paid}"


def _toll_words(state: State, value: int) -> str:
    """L44: what using a space costs besides."""
    player = player_to_move(state)
    krones, lost = hooks.toll(state, player, value), hooks.toll_lost(state, player, value)
    if krones:
        return f", {plural(krones, 'krone')} for the bridge"
    return f", {lost} VP lost at the bridge" if lost else ""


def _die(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    return die_words(state, data["value"], data["boost"])


def _space(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    return die_words(state, data["value"], data["boost"], "use")


def _guest(state: State, action: int) -> str:
    place = state.book.actions.arguments[action]
    free = kind_of(state.stack[-1]) != TURN or player_to_move(state).staff & state.book.free_guests
    cost = 0 if free else state.book.queue_costs[place]
    cost += hooks.price_added(state, state.queue[place])
    return f"take {state.book.guest_name[state.queue[place]]} to the café for {plural(cost, 'krone')}"


def _take(state: State, action: int) -> str:
    asked, _, strength, _, both = state.stack[-1]
    count = state.book.actions.arguments[action]
    champagne = state.book.actions.seconds[action]
    if asked == KRONES:
        krones = strength if both else strength - count
        return f"take {plural(krones, 'krone')} and {plural(count, 'step')} on the emperor track"
    first, second = ("strudel", "cake") if asked == DISHES else ("wine", "coffee")
    if champagne:
        return f"take {strength - count - champagne} {first}, {count} {second}, {champagne} champagne"
    return f"take {strength - count} {first} and {count} {second}"


def _room(state: State, action: int) -> str:
    text = _room_named(state, "prepare", action)
    if kind_of(state.stack[-1]) == ROOMS:
        space = state.book.actions.arguments[action]
        cost = 0 if player_to_move(state).free >> space & 1 else state.book.space_cost[space]
        text += f" for {plural(cost, 'krone')}"
    return text


def _room_named(state: State, verb: str, action: int) -> str:
    space = state.book.actions.arguments[action]
    colour = COLOUR_NAMES[player_to_move(state).board.colour_of[space]]
    return f"{verb} the {colour} room {space_name(space)}"


def _move(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    return f"{guest_at(state, data['table'] - 1)} moves into room {data['space']}"


def _place(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    return f"place {data['item']} on {guest_at(state, data['table'] - 1)}"


def _fill(state: State, action: int) -> str:
    return f"fill the order of {guest_at(state, state.book.actions.data[action]['table'] - 1)}"


def staff_named(state: State, action: int) -> str:
    """The staff card of an action."""
    card = _card(state, action)
    return f"{state.book.staff_number[card]} {state.book.staff_name[card]}"


def staff_meaning(state: State, action: int) -> str:
    """What the staff card of an action does."""
    meaning: str = state.book.staff_rows[_card(state, action)]["meaning"]
    return meaning


def _card(state: State, action: int) -> int:
    return state.book.staff_number.index(state.book.actions.data[action]["staff"])


def _board(state: State, action: int) -> str:
    return f"take the board {state.book.actions.data[action]['board'].replace('_', ' ')}"


def _suffer(state: State, action: int) -> str:
    """E2: where that is a choice, what is lost either way."""
    _, seat, tile, _, _ = state.stack[-1]
    if may_choose(state, seat, tile):
        return demand_words(state.book.penalties[tile])
    return "suffer the emperor's penalty"


def _suffer_vp(state: State, action: int) -> str:
    _, _, tile, _, _ = state.stack[-1]
    return f"lose {state.book.penalties[tile].else_vp} VP instead"


def _copy(state: State, action: int) -> str:
    value = state.book.actions.data[action]["value"]
    return f"copy space {value}: {SPACE_MEANINGS[value - 1]}"


def _claim(state: State, action: int) -> str:
    row = state.book.objective_rows[state.objectives[state.book.actions.arguments[action]]]
    return f"claim objective {state.book.actions.data[action]['objective']} ({row['meaning']})"


def _get(state: State, action: int) -> str:
    what: str = state.book.actions.data[action]["what"]
    if what == "income":
        _, _, _, _, waiting = state.stack[-1]
        return f"take the {plural(waiting, 'krone')} of bonuses and staff now"
    texts = {
        "krones": "receive the krones",
        "steps": "advance on the emperor track",
        "cards": "draw the staff cards",
        "draw": "draw 3 staff cards",
    }
    return texts.get(what, f"receive {what}")


def _serve(state: State, action: int) -> str:
    free = player_to_move(state).staff & state.book.free_serving
    return f"serve up to 3 items from the kitchen{'' if free else ' for 1 krone'}"


def _done(state: State, action: int) -> str:
    kind = kind_of(state.stack[-1])
    return DONE_WORDS.get(kind) or hooks.action_words(state, action) or "no more of this"


WORDS: Final[dict[str, Words]] = {
    "pass": lambda state, action: "pass and wait for new dice",
    "end": lambda state, action: "end the turn",
    "done": _done,
    "keep": lambda state, action: "put the rest into the kitchen",
    "serve": _serve,
    "spend": lambda state, action: f"spend 1 {state.book.actions.data[action]['item']} from the kitchen",
    "die": _die,
    "space": _space,
    "copy": _copy,
    "take": _take,
    "get": _get,
    "guest": _guest,
    "place": _place,
    "fill": _fill,
    "move": _move,
    "room": _room,
    "occupy": lambda state, action: _room_named(state, "occupy", action),
    "remove": lambda state, action: _room_named(state, "remove", action),
    "play": lambda state, action: f"play {staff_words(state.book, _card(state, action))}",
    "draft": lambda state, action: f"keep {staff_words(state.book, _card(state, action))}",
    "use": lambda state, action: f"use {staff_named(state, action)}: {staff_meaning(state, action)}",
    "under": lambda state, action: f"put {staff_named(state, action)} under the deck",
    "discard": lambda state, action: f"discard {staff_named(state, action)}",
    "claim": _claim,
    "board": _board,
    "suffer": _suffer,
    "suffer_vp": _suffer_vp,
    "ignore": lambda state, action: "pay 1 krone to ignore the penalty",
}
"""By kind of action; what modules add, they put into words themselves."""
