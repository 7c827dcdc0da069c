"""The game in English words: actions and questions as a player reads them; cards are in card_words.py."""

from hotelier.austria.modules.ballrooms.frames import INVITE, RECALL, REHEARSE
from hotelier.austria.modules.ballrooms.printed import REHEARSED
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.modules.celebrities.frames import CELEBRITY
from hotelier.austria.modules.celebrities.state import lounge_of
from hotelier.austria.modules.hotels.frames import BID, SHIFTED, TOKEN
from hotelier.austria.modules.hotels.state import entrances_of
from hotelier.austria.modules.hotels.steps import FLOOR
from hotelier.austria.modules.more.frames import FLIP
from hotelier.austria.rules import hooks
from hotelier.austria.rules.components import COLOUR_NAMES, ITEM_NAMES, NONE, space_name
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
    State,
)
from hotelier.austria.shown.card_words import (
    celebrity_words,
    entrance_words,
    items_words,
    reward_words,
    staff_words,
)
from hotelier.austria.shown.named import SPACE_MEANINGS, demand_words, penalty_words, plural
from hotelier.austria.solo.entrance import token_price
from hotelier.austria.solo.frames import ENTER, GIVE
from hotelier.austria.solo.state import rival_in
from hotelier.core.game import Json

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
    TOKEN: "keep the tokens",
    EXTRA: "decline what staff offer",
    EXCHANGE: "give no more",
    CELEBRITY: "go on to the action of the die",
    FLIP: "leave the card face up",
    INVITE: "send no dancer",
}
"""What `done` means, by kind of frame."""


SECRETS = {"draft": "keeps a staff card", "under": "puts a staff card under the deck"}
"""S6, P11, G3: others see that a card is kept or put under the deck, and not which."""


def action_words(state: State, action: int, secret: bool = False) -> str:
    """What an action means now; `secret` leaves out what only its player may know."""
    data = state.book.actions.data[action]
    kind: str = data["kind"]
    if secret and kind in SECRETS:
        return SECRETS[kind]
    if kind in ("die", "space"):
        return _die_words(state, kind, data["value"], data["boost"])
    if kind == "guest":
        return _guest_taken_words(state, data["place"] - 1)
    if kind in ("dance", "ball", "recall", "rehearse"):
        return ball_words(state, kind, data)
    if kind == "take":
        return _take_words(state, action)
    if kind in ("room", "occupy", "remove"):
        return _room_words(state, kind, action)
    if kind == "move":
        return _move_words(state, data["table"] - 1, data["space"])
    if "staff" in data:
        return _staff_action_words(state, kind, state.book.staff_number.index(data["staff"]))
    if kind == "place":
        return f"place {data['item']} on {_guest_at(state, data['table'] - 1)}"
    if kind == "fill":
        return f"fill the order of {_guest_at(state, data['table'] - 1)}"
    if kind == "board":
        return f"take the board {data['board'].replace('_', ' ')}"
    if kind in ("suffer", "suffer_vp"):
        return _suffer_words(state, kind)
    if kind == "copy":
        return f"copy space {data['value']}: {SPACE_MEANINGS[data['value'] - 1]}"
    if kind == "claim":
        place = "ABC".index(data["objective"])
        row = state.book.objective_rows[state.objectives[place]]
        return f"claim objective {data['objective']} ({row['meaning']})"
    if kind in ("coloured_die", "celebrity", "exchange", "key"):
        return _module_words(state, data)
    if kind == "spend":
        return f"spend 1 {data['item']} from the kitchen"
    if kind == "get":
        return _get_words(state, data["what"])
    if kind in ENTRANCE_KINDS:
        return entrance_action_words(state, data)
    return (
        _plain_words(state, kind) or hooks.action_words(state, action) or state.book.actions.texts[action]
    )


def question_words(state: State) -> str:
    """What is being asked, in a line."""
    kind, _, first, second, how_many = state.stack[-1]
    if kind == RECEIVE:
        return f"You receive {items_words(first)}: place it on guests, or keep it for the kitchen."
    if kind == UNDER:
        return f"Choose a staff card to go under the deck ({plural(second, 'card')} to go)."
    if kind == GIVE:
        return f"Give the {ITEM_NAMES[first]} of the space to a guest of the automaton."
    if kind == REWARD:
        return f"Take what you like of the reward: {reward_words(state.book, first)}."
    if kind == PENALTY:
        return f"The emperor is displeased: {penalty_words(state.book, first)}."
    if kind == FIRST_ROOMS:
        return f"Prepare your first rooms: {'up to ' if how_many != ALL_OF_THEM else ''}{first} more."
    if kind in (DISHES, DRINKS, KRONES, STAFF, COPY, ROOMS):
        return f"{QUESTIONS[kind]} (strength {first})."
    if kind == TOKEN:
        return f"A whole {'floor' if first == FLOOR else 'column'} is occupied: use one of your tokens."
    if kind == SHIFTED:
        return f"Take a die from space {first}."
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
    REHEARSE: "Choose your rehearsal room",
    INVITE: "Send a dancer for less champagne, or none",
    RECALL: "Choose a dancer to lose",
    FIRST_GUEST: "Take your first guest for free",
    FLIP: "Turn the card face down for its effect, or not",
    CELEBRITY: "Receive the celebrity of this colour, or not",
    SPEND: "Choose what to spend from the kitchen",
    EXCHANGE: "Choose what to give for other dishes and drinks",
    OTHERS: "Choose what you get for it",
    BID: "Bid for an entrance",
    BOARD: "Choose your hotel board",
    ENTER: "Keep one of the entrances",
}


def _seat_to_move(state: State) -> int:
    return seat_of(state.stack[-1])


def _die_words(state: State, kind: str, value: int, boost: bool) -> str:
    strength = state.dice[value] + (1 if boost else 0)
    paid = ", 1 krone for the boost" if boost else ""
    paid += _toll_words(state, value)
    verb = "take a die from" if kind == "die" else "use"
    return f"{verb} space {value} ({SPACE_MEANINGS[value - 1]}) at strength {strength}{paid}"


def _toll_words(state: State, value: int) -> str:
    """L44: what using a space costs besides."""
    rival = rival_in(state)
    if rival is None or not rival.tolls[value]:
        return ""
    printed = state.book.solo_entrances
    if state.players[_seat_to_move(state)].krones >= printed.toll_krones:
        return f", {plural(printed.toll_krones, 'krone')} for the bridge"
    return f", {printed.toll_lost} VP lost at the bridge"


def _module_words(state: State, data: Json) -> str:
    """Actions of the lounge, and the key."""
    book = state.book
    if data["kind"] == "coloured_die":
        value = lounge_of(state).dice[book.die_colours.index(data["colour"])]
        asked, _, space, _, _ = state.stack[-1]
        if asked == SHIFTED:
            value = space  # it lies there, or is the die that was moved there
        words = _die_words(state, "die", value, data["boost"])
        return words.replace("take a die", f"take the {data['colour']} die", 1)
    if data["kind"] == "celebrity":
        each = next(each for each in book.celebrities if each.id == data["celebrity"])
        cost = plural(book.celebrity_cost, "krone")
        return f"for {cost} receive {celebrity_words(each)}"
    if data["kind"] == "exchange":
        return "exchange items of the kitchen with the help of a celebrity"
    gains = f"{plural(book.key_krones, 'krone')}, {plural(book.key_steps, 'emperor step')}"
    return f"take the key instead of a die: {gains}, and the first turn of the next round"


def _guest_taken_words(state: State, place: int) -> str:
    player = state.players[_seat_to_move(state)]
    free = kind_of(state.stack[-1]) != TURN or player.staff & state.book.free_guests
    cost = 0 if free else state.book.queue_costs[place]
    cost += token_price(state, state.queue[place])
    return f"take {state.book.guest_name[state.queue[place]]} to the café for {plural(cost, 'krone')}"


def _take_words(state: State, action: int) -> str:
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


def _room_words(state: State, kind: str, action: int) -> str:
    player = state.players[_seat_to_move(state)]
    space = state.book.actions.arguments[action]
    verb = {"room": "prepare", "occupy": "occupy", "remove": "remove"}[kind]
    text = f"{verb} the {COLOUR_NAMES[player.board.colour_of[space]]} room {space_name(space)}"
    if kind == "room" and kind_of(state.stack[-1]) == ROOMS:
        cost = 0 if player.free >> space & 1 else state.book.space_cost[space]
        text += f" for {plural(cost, 'krone')}"
    return text


def _guest_at(state: State, table: int) -> str:
    guest = state.players[_seat_to_move(state)].tables[table]
    return state.book.guest_name[guest] if guest != NONE else f"table {table + 1}"


def ball_words(state: State, kind: str, data: Json) -> str:
    """What is done with dancers and rehearsal rooms."""
    book = state.book
    assert book.ball is not None
    if kind == "rehearse":
        first = book.rehearsal_reward + REHEARSED * (data["room"] - 1)
        rewards = [reward_words(book, first + times) for times in range(REHEARSED)]
        return f"choose rehearsal room {data['room']} (dancers 3, 6, 9: {' | '.join(rewards)})"
    hall = book.ball.names[ball_of(state).halls[data["hall"] - 1]]
    row = "the balcony" if data["row"] == "balcony" else f"the {data['row']} row"
    if kind == "recall":
        return f"take a dancer away from {row} of {hall}"
    who = "a dancer" if kind == "dance" else _guest_at(state, data["table"] - 1)
    return f"send {who} to {row} of {hall}"


def _move_words(state: State, table: int, space: str) -> str:
    return f"{_guest_at(state, table)} moves into room {space}"


def _staff_action_words(state: State, kind: str, card: int) -> str:
    name = f"{state.book.staff_number[card]} {state.book.staff_name[card]}"
    texts = {
        "play": f"play {staff_words(state.book, card)}",
        "use": f"use {name}: {state.book.staff_rows[card]['meaning']}",
        "under": f"put {name} under the deck",
        "discard": f"discard {name}",
        "flip": f"turn {name} face down: {state.book.staff_rows[card]['meaning']}",
        "draft": f"keep {staff_words(state.book, card)}",
    }
    return texts.get(kind, "")


def _suffer_words(state: State, kind: str) -> str:
    """E2: where that is a choice, what is lost either way."""
    _, seat, tile, _, _ = state.stack[-1]
    penalty = state.book.penalties[tile]
    if kind == "suffer_vp":
        return f"lose {penalty.else_vp} VP instead"
    return demand_words(penalty) if may_choose(state, seat, tile) else "suffer the emperor's penalty"


def _get_words(state: State, what: str) -> str:
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


ENTRANCE_KINDS = ("give", "enter", "bid", "token", "shift", "tile", "claim_own")


def entrance_action_words(state: State, data: Json) -> str:
    """What module 3 lets a player do."""
    book = state.book
    kind = data["kind"]
    titles = {entrance.name: entrance_words(entrance) for entrance in book.entrances}
    if kind == "give":
        assert state.automaton is not None
        guest = state.players[state.automaton.seat].tables[data["table"] - 1]
        return f"give it to {state.book.guest_name[guest]}"
    if kind == "enter":
        return f"keep {titles[data['entrance']]}"
    if kind == "bid":
        return f"bid {plural(data['bid'], 'krone')} for {titles[data['entrance']]}"
    if kind == "token":
        token = book.dove_tokens[data["token"] - 1]
        _, _, completed, _, _ = state.stack[-1]
        source = token.floor if completed == FLOOR else token.column
        return f"use token {data['token']}: {reward_words(book, source)}"
    if kind == "shift":
        return f"move a die from space {data['value']} to space {data['to']} and use that one"
    if kind == "tile":
        row = next(row for row in book.tile_rows if row["id"] == data["tile"])
        return f"move back to use your emperor tile {data['tile']}: {row['meaning']['reward']}"
    place = "ABC".index(data["objective"])
    row = book.objective_rows[entrances_of(state).objectives[place]]
    return f"complete your own objective {data['objective']} ({row['meaning']})"


def _plain_words(state: State, kind: str) -> str:
    texts = {
        "pass": "pass and wait for new dice",
        "end": "end the turn",
        "done": DONE_WORDS.get(kind_of(state.stack[-1]), "no more of this"),
        "keep": "put the rest into the kitchen",
        "serve": "serve up to 3 items from the kitchen",
        "ignore": "pay 1 krone to ignore the penalty",
    }
    if kind == "serve" and not state.players[_seat_to_move(state)].staff & state.book.free_serving:
        return texts[kind] + " for 1 krone"
    return texts.get(kind, "")
