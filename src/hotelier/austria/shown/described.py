"""A legal action as data: what it is done with, what it costs, what it brings (`Action` in shapes.py).

The action table knows the arguments of an action; what they mean at this moment is added here, and for
actions of a module in its own details.py.
"""

from collections.abc import Callable
from typing import Final

from hotelier.austria.content.actions import (
    DONE,
    GET_CARDS,
    GET_DRAW,
    GET_INCOME,
    GET_KRONES,
    GET_STEPS,
)
from hotelier.austria.content.components import (
    COLOUR_NAMES,
    NONE,
    items_of,
    pile,
)
from hotelier.austria.content.effects import GAIN_ANY, Effect
from hotelier.austria.rules import hooks
from hotelier.austria.rules.emperor import VACANT
from hotelier.austria.rules.frames import ACTION_FRAMES, action_frame, kind_of, seat_of
from hotelier.austria.rules.prices import (
    AVERTING_COST,
    BOOST_COST,
    copy_cost,
    die_strength,
    extra_turn_strength,
    guest_cost,
    krones_within,
    room_cost,
    serving_cost,
    space_strength,
    staff_cost,
    steps_within,
)
from hotelier.austria.rules.reward_parts import CARDS_DRAWN, part_taken
from hotelier.austria.rules.spaces import SplitKrones, TakeItems
from hotelier.austria.rules.state import (
    DRAWN,
    FIRST_ROOMS,
    OTHERS,
    REWARD,
    STAFF,
    TURN,
    Frame,
    Player,
    State,
)
from hotelier.austria.rules.steps import STEPS
from hotelier.austria.rules.tracks import raised
from hotelier.austria.shown.view import QUESTIONS
from hotelier.core.game import Json

Details = Callable[[State, Frame, int], Json]


def describe(state: State, action: int) -> Json:
    """An action that is legal now, with all that can be told about it before it is chosen."""
    kind: str = state.book.actions.data[action]["kind"]
    details = DETAILS.get(kind, hooks.details)
    return _arguments(state, action) | details(state, state.stack[-1], action)


def details_in(table: dict[str, Details], state: State, frame: Frame, action: int) -> Json:
    """What a module adds to an action; nothing if it is none of its own."""
    kind: str = state.book.actions.data[action]["kind"]
    return table[kind](state, frame, action) if kind in table else {}


LEFT_OUT: Final = {"take": ("champagne",)}
"""Arguments that the details tell better."""


def _arguments(state: State, action: int) -> Json:
    """What the action table says of an action."""
    table = state.book.actions
    data = table.data[action]
    left_out = LEFT_OUT.get(data["kind"], ())
    return {"notation": table.texts[action]} | {name: data[name] for name in data if name not in left_out}


def decider(state: State, frame: Frame) -> Player:
    """Whose decision it is."""
    return state.players[seat_of(frame)]


def part_of_reward(state: State, frame: Frame, action: int) -> Effect:
    """The part of a reward that an action takes."""
    _, _, source, _, _ = frame
    return state.book.rewards[source][part_taken(state, frame, action)]


# Turns and items ---------------------------------------------------------------------------------


def _done(state: State, frame: Frame, action: int) -> Json:
    kind, seat, _, _, waiting = frame
    krones = krones_within(state.players[seat], waiting) if kind == REWARD else 0
    return {"question": QUESTIONS[kind], "krones": krones}


def _keep(state: State, frame: Frame, action: int) -> Json:
    _, _, items, _, _ = frame
    return {"items": items_of(items)}


def _serve(state: State, frame: Frame, action: int) -> Json:
    return {"cost": serving_cost(state, decider(state, frame))}


def _place(state: State, frame: Frame, action: int) -> Json:
    return {"guest": guest_at(state, seat_of(frame), action)}


def _fill(state: State, frame: Frame, action: int) -> Json:
    missing = decider(state, frame).missing[argument_of(state, action)]
    return {"guest": guest_at(state, seat_of(frame), action), "items": items_of(missing)}


def argument_of(state: State, action: int) -> int:
    """With what an action is done: see action_kinds.py."""
    return state.book.actions.arguments[action]


def guest_at(state: State, seat: int, action: int) -> int:
    """The guest in the café of a seat, at the table that an action names."""
    number: int = state.book.guest_number[state.players[seat].tables[argument_of(state, action)]]
    return number


def _guest(state: State, frame: Frame, action: int) -> Json:
    kind, seat, _, _, _ = frame
    player = state.players[seat]
    place = argument_of(state, action)
    return {
        "guest": state.book.guest_number[state.queue[place]],
        "table": player.tables.index(NONE) + 1,
        "cost": guest_cost(state, player, place, kind != TURN),
        "filled": kind == REWARD and part_of_reward(state, frame, action).filled,
    }


def _move(state: State, frame: Frame, action: int) -> Json:
    player = decider(state, frame)
    colour = _colour(player, state.book.actions.seconds[action])
    return {"guest": guest_at(state, seat_of(frame), action), "colour": colour}


# Rooms -------------------------------------------------------------------------------------------


def _colour(player: Player, space: int) -> str:
    return COLOUR_NAMES[player.board.colour_of[space]]


def _room(state: State, frame: Frame, action: int) -> Json:
    kind, seat, _, of_first_rooms, _ = frame
    player = state.players[seat]
    space = argument_of(state, action)
    part = part_of_reward(state, frame, action) if kind == REWARD else None
    discount = part.discount if part is not None else of_first_rooms if kind == FIRST_ROOMS else 0
    return {
        "colour": _colour(player, space),
        "cost": room_cost(state, player, space, discount),
        "vp": raised(state, seat, state.book.icons[space]),
        "occupies": part is not None and part.occupied,
    }


def _occupy(state: State, frame: Frame, action: int) -> Json:
    return {"colour": _colour(decider(state, frame), argument_of(state, action))}


def _remove(state: State, frame: Frame, action: int) -> Json:
    _, _, which, _, _ = frame
    return {"occupied": which != VACANT}


# Dice --------------------------------------------------------------------------------------------


def _die(state: State, frame: Frame, action: int) -> Json:
    data = state.book.actions.data[action]
    return taking_die(state, frame, data["value"], data["boost"])


def taking_die(state: State, frame: Frame, value: int, boost: bool) -> Json:
    """What comes of a die that is taken from a space."""
    seat = seat_of(frame)
    player = state.players[seat]
    details = _using_space(state, frame, value, boost)
    details["strength"] = die_strength(state, player, value, boost)
    both = False
    for bonus in state.book.die_bonuses[value]:
        if player.staff & bonus.bit:
            details["vp"] += raised(state, seat, bonus.vp)
            both = both or bonus.both
    return details | _shared(state, seat, value, both, details)


def _space_used(state: State, frame: Frame, action: int) -> Json:
    data = state.book.actions.data[action]
    value, boost = data["value"], data["boost"]
    details = _using_space(state, frame, value, boost)
    if kind_of(frame) == TURN:
        details["strength"] = extra_turn_strength(state, decider(state, frame), value, boost)
    return details | _shared(state, seat_of(frame), value, False, details)


def _using_space(state: State, frame: Frame, value: int, boost: bool) -> Json:
    player = decider(state, frame)
    return {
        "strength": space_strength(state, value, boost),
        "cost": hooks.toll(state, player, value) + (BOOST_COST if boost else 0),
        "vp": -hooks.toll_lost(state, player, value),
    }


def _shared(state: State, seat: int, value: int, both: bool, details: Json) -> Json:
    """In which ways the strength can be shared when the action will ask for it."""
    step = STEPS[ACTION_FRAMES[value]]
    if not isinstance(step, TakeItems | SplitKrones):
        return {"takes": []}
    asked = action_frame(value, seat, details["strength"], 0, 1 if both else 0)
    return {
        "takes": [
            _arguments(state, action) | _take(state, asked, action, details["cost"])
            for action in step.legal(state, asked)
            if action != DONE
        ]
    }


def _copy(state: State, frame: Frame, action: int) -> Json:
    _, _, strength, _, _ = frame
    return {"strength": strength, "cost": copy_cost(frame)}


# What is gained ----------------------------------------------------------------------------------


def gains_of(
    state: State, seat: int, items: int = 0, krones: int = 0, steps: int = 0, spent: int = 0
) -> Json:
    """Items, krones and steps as the tracks let one have them, after `spent` krones were paid."""
    walked, vp = steps_within(state, seat, steps)
    return {
        "items": items_of(items),
        "krones": krones_within(state.players[seat], krones, spent),
        "steps": walked,
        "vp": vp,
    }


def _take(state: State, frame: Frame, action: int, spent: int = 0) -> Json:
    kind, seat, strength, _, both = frame
    step = STEPS[kind]
    if isinstance(step, TakeItems):
        return gains_of(state, seat, items=step.chosen(state, strength, action))
    steps = argument_of(state, action)
    krones = strength if both else strength - steps
    return gains_of(state, seat, krones=krones, steps=steps, spent=spent)


def _get(state: State, frame: Frame, action: int) -> Json:
    kind, seat, _, _, waiting = frame
    takes_part = kind == REWARD and action != GET_INCOME
    amount = part_of_reward(state, frame, action).amount if takes_part else 0
    cards = 0
    if action == GET_KRONES:
        gains = gains_of(state, seat, krones=amount)
    elif action == GET_INCOME:
        gains = gains_of(state, seat, krones=waiting)
    elif action == GET_STEPS:
        gains = gains_of(state, seat, steps=amount or state.book.extra_steps)
    elif action in (GET_CARDS, GET_DRAW):
        gains = gains_of(state, seat)
        cards = min(amount if action == GET_CARDS else CARDS_DRAWN, len(state.staff_deck))
    else:
        gains = gains_of(state, seat, items=_items_got(state, frame, action))
    return {**gains, "cards": cards}


def _items_got(state: State, frame: Frame, action: int) -> int:
    """All items of a part, or the one of choice."""
    if kind_of(frame) == OTHERS or part_of_reward(state, frame, action).kind == GAIN_ANY:
        return pile(argument_of(state, action), 1)
    return part_of_reward(state, frame, action).amount


def _claim(state: State, frame: Frame, action: int) -> Json:
    place = argument_of(state, action)
    return {
        "id": state.book.objective_rows[state.objectives[place]]["id"],
        "vp": raised(state, seat_of(frame), state.book.claim_vp[state.claimed[place]]),
    }


# Staff and the emperor ---------------------------------------------------------------------------


def _play(state: State, frame: Frame, action: int) -> Json:
    discount = 0
    kind = kind_of(frame)
    if kind == STAFF:
        _, _, discount, _, _ = frame
    elif kind == DRAWN:
        _, _, _, discount, _ = frame
    elif kind == REWARD:
        discount = part_of_reward(state, frame, action).discount
    return {"cost": staff_cost(state, argument_of(state, action), discount)}


def _use(state: State, frame: Frame, action: int) -> Json:
    price = state.book.staff_price[argument_of(state, action)]
    return {
        "cost": price.krones if price is not None else 0,
        "steps_back": price.steps if price is not None else 0,
        "items": items_of(price.items) if price is not None else {},
        "any_item": price.any_item if price is not None else 0,
        "exchange": price.exchange if price is not None else 0,
    }


def _discard(state: State, frame: Frame, action: int) -> Json:
    player = decider(state, frame)
    return {"vp": -player.earned[player.played.index(argument_of(state, action))]}


def _suffer(state: State, frame: Frame, action: int) -> Json:
    _, _, tile, _, _ = frame
    return {"tile": state.book.tile_rows[tile]["id"]}


def _suffer_vp(state: State, frame: Frame, action: int) -> Json:
    _, _, tile, _, _ = frame
    return {**_suffer(state, frame, action), "vp": -state.book.penalties[tile].else_vp}


def _ignore(state: State, frame: Frame, action: int) -> Json:
    return {**_suffer(state, frame, action), "cost": AVERTING_COST}


DETAILS: Final[dict[str, Details]] = {
    "done": _done,
    "keep": _keep,
    "serve": _serve,
    "suffer": _suffer,
    "suffer_vp": _suffer_vp,
    "ignore": _ignore,
    "guest": _guest,
    "die": _die,
    "space": _space_used,
    "copy": _copy,
    "take": _take,
    "get": _get,
    "place": _place,
    "fill": _fill,
    "claim": _claim,
    "room": _room,
    "occupy": _occupy,
    "remove": _remove,
    "move": _move,
    "play": _play,
    "use": _use,
    "discard": _discard,
}
"""By kind of action; the others are told by their modules, or completely by their arguments."""
