"""X5: taking the parts of a reward, in any order, some or none of them."""

from typing import Final

from hotelier.austria.content import action_kinds
from hotelier.austria.content.actions import (
    DONE,
    FILL,
    GET_CARDS,
    GET_DRAW,
    GET_INCOME,
    GET_ITEM,
    GET_KRONES,
    GET_STEPS,
    OCCUPY,
    PLAY,
    ROOM,
    SPACE,
    append_bits,
    append_staff,
)
from hotelier.austria.content.components import CHAMPAGNE, KINDS, NONE, TABLES, count_of, pile
from hotelier.austria.content.effects import (
    DRAW_AND_PLAY,
    EXTRA_ACTION,
    FILL_ORDER,
    GAIN_ANY,
    GAIN_CARDS,
    GAIN_ITEMS,
    GAIN_KRONES,
    GAIN_STEPS,
    PLAY_STAFF,
    PREPARE,
    SEND_DANCER,
    TAKE_GUEST,
    Effect,
)
from hotelier.austria.content.effects import OCCUPY as OCCUPY_ROOM
from hotelier.austria.rules import hooks
from hotelier.austria.rules.additional import additional_actions, do_additional, is_additional
from hotelier.austria.rules.frames import drawn_frame, reward_frame
from hotelier.austria.rules.guests import append_guests, take_guest
from hotelier.austria.rules.items import can_fill, fill, receive
from hotelier.austria.rules.rewards import PART_BITS, PART_MASK
from hotelier.austria.rules.rooms import occupy, preparable, prepare
from hotelier.austria.rules.spaces import append_spaces, begin_action
from hotelier.austria.rules.staff import affordable, draw, draw_to_hand, play
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tale.dice import tell_space_used
from hotelier.austria.rules.tale.rewards import (
    tell_reward_declined,
    tell_reward_taken,
    tell_waiting_krones_taken,
)
from hotelier.austria.rules.tracks import advance, gain_krones

CARDS_DRAWN: Final = 3


def _parts_of_actions() -> list[int]:
    parts = [NONE] * action_kinds.ACTION_KINDS
    parts[action_kinds.GET_KRONES] = GAIN_KRONES
    parts[action_kinds.GET_STEPS] = GAIN_STEPS
    parts[action_kinds.GET_ITEM] = GAIN_ITEMS
    parts[action_kinds.GET_CARDS] = GAIN_CARDS
    parts[action_kinds.GET_DRAW] = DRAW_AND_PLAY
    parts[action_kinds.ROOM] = PREPARE
    parts[action_kinds.OCCUPY] = OCCUPY_ROOM
    parts[action_kinds.PLAY] = PLAY_STAFF
    parts[action_kinds.GUEST] = TAKE_GUEST
    parts[action_kinds.FILL] = FILL_ORDER
    parts[action_kinds.SPACE] = EXTRA_ACTION
    return parts


PART_OF_ACTION: Final = _parts_of_actions()
"""The kind of effect that each kind of action takes; items of choice are taken like others."""


def add_parts(takes: dict[int, int]) -> None:
    """Actions of a module take parts of rewards, too."""
    for kind, part in takes.items():
        while len(PART_OF_ACTION) <= kind:
            PART_OF_ACTION.append(NONE)
        PART_OF_ACTION[kind] = part


class Reward(Step):
    """Offer all parts that can be taken now; `done` declines the rest."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, source, left, waiting = frame
        out: list[int] = [DONE]
        only_part = not waiting and left & (left - 1) == 0
        dancing = False
        for effect in state.book.rewards[source]:
            if left & PART_MASK and (effect.kind != EXTRA_ACTION or only_part):
                if effect.kind != SEND_DANCER or not dancing:  # dancers are sent in printed order
                    _append_part(out, state, seat, effect)
                dancing = dancing or effect.kind == SEND_DANCER
            left >>= PART_BITS
        beside = additional_actions(state, seat) if source < state.book.tile_reward else []
        if len(out) == 1 and (waiting or not beside):
            out.clear()
        if waiting:
            out.append(GET_INCOME)
        elif len(out) > 1 and _must_fill(state, source, out[1]):
            out = out[1:]
        return sorted({*out, *beside})

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, source, left, waiting = frame
        if is_additional(state.book.actions.kinds[action]):
            do_additional(state, seat, action)
            return
        state.stack.pop()
        if action in (DONE, GET_INCOME):
            if action == GET_INCOME:
                state.stack.append(reward_frame(seat, source, left, 0))
            if state.tale is not None:
                if action == GET_INCOME:
                    tell_waiting_krones_taken(state.tale, seat, source)
                else:
                    tell_reward_declined(state.tale, seat, source)
            gain_krones(state, seat, waiting, source)
            return
        part = part_taken(state, frame, action)
        left -= 1 << (PART_BITS * part)
        if left or waiting:
            state.stack.append(reward_frame(seat, source, left, waiting))
        _take_part(state, seat, source, state.book.rewards[source][part], action)


def _must_fill(state: State, source: int, first: int) -> bool:
    """P7: an order is filled if there is one to fill; where several may be filled one can stop before."""
    if state.book.actions.kinds[first] != action_kinds.FILL:
        return False
    return all(effect.kind != FILL_ORDER or effect.times == 1 for effect in state.book.rewards[source])


def _append_part(out: list[int], state: State, seat: int, effect: Effect) -> None:
    """All ways to take this part now."""
    player = state.players[seat]
    kind = effect.kind
    if kind == GAIN_KRONES:
        out.append(GET_KRONES)
    elif kind == GAIN_STEPS:
        out.append(GET_STEPS)
    elif kind == GAIN_ITEMS:
        append_bits(out, _kinds_in(effect.amount), GET_ITEM)
    elif kind == GAIN_ANY:
        append_bits(out, (1 << KINDS) - 1, GET_ITEM)
    elif kind == GAIN_CARDS:
        if state.staff_deck:
            out.append(GET_CARDS)
    elif kind == DRAW_AND_PLAY:
        if state.staff_deck:
            out.append(GET_DRAW)
    elif kind == PREPARE:
        append_bits(out, preparable(state, player, effect.discount, effect.max_floor), ROOM)
    elif kind == OCCUPY_ROOM:
        append_bits(out, player.vacant & state.book.lowest_floors[effect.max_floor], OCCUPY)
    elif kind == PLAY_STAFF:
        append_staff(out, affordable(state, player, player.hand, effect.discount), PLAY)
    elif kind == TAKE_GUEST:
        append_guests(out, state, player, True)
    elif kind == FILL_ORDER:
        if can_fill(player):
            for table in range(TABLES):
                if player.missing[table]:
                    out.append(FILL + table)
    elif kind == EXTRA_ACTION:
        append_spaces(out, state, SPACE)
    hooks.append_part(out, state, seat, effect)


def part_taken(state: State, frame: Frame, action: int) -> int:
    """Which part of the reward an action takes."""
    __, seat, source, left, __ = frame
    taken = PART_OF_ACTION[state.book.actions.kinds[action]]
    argument = state.book.actions.arguments[action]
    chosen = -1
    effects = state.book.rewards[source]
    for part in range(len(effects)):
        if (
            left & PART_MASK
            and _fits(effects[part], taken, argument)
            and (chosen == -1 or _suits_better(state, seat, effects[part], effects[chosen], argument))
        ):
            chosen = part
        left >>= PART_BITS
    return chosen


def _fits(effect: Effect, taken: int, argument: int) -> bool:
    """Whether an action that takes parts of a kind, with this argument, can take this one."""
    if taken == GAIN_ITEMS:
        if effect.kind == GAIN_ITEMS:
            return count_of(effect.amount, argument) > 0
        return effect.kind == GAIN_ANY and argument != CHAMPAGNE
    return effect.kind == taken


def _suits_better(state: State, seat: int, effect: Effect, other: Effect, argument: int) -> bool:
    """G2: of two parts that an action can take, the greater discount is used where it saves something.

    Dancers are sent in printed order (staff 127).
    """
    if effect.kind == SEND_DANCER:
        return False
    price = 0
    if effect.kind == PREPARE and not state.players[seat].free >> argument & 1:
        price = state.book.space_cost[argument]
    elif effect.kind == PLAY_STAFF:
        price = state.book.staff_cost[argument]
    greater = effect.discount > other.discount
    return greater == (price > min(effect.discount, other.discount))


def _take_part(state: State, seat: int, source: int, effect: Effect, action: int) -> None:
    """Carry out one part of a reward."""
    argument = state.book.actions.arguments[action]
    kind = effect.kind
    if state.tale is not None:
        tell_reward_taken(state.tale, seat, source, kind)
    if kind == GAIN_KRONES:
        gain_krones(state, seat, effect.amount, source)
    elif kind == GAIN_STEPS:
        advance(state, seat, effect.amount, source)
    elif kind == GAIN_ITEMS:
        receive(state, seat, effect.amount, source)
    elif kind == GAIN_ANY:
        receive(state, seat, pile(argument, 1), source)
    elif kind == GAIN_CARDS:
        draw_to_hand(state, seat, effect.amount)
    elif kind == DRAW_AND_PLAY:
        state.stack.append(drawn_frame(seat, draw(state, seat, CARDS_DRAWN, False), effect.discount))
    elif kind == PREPARE:
        prepare(state, seat, argument, effect.discount)
        if effect.occupied:
            occupy(state, seat, argument, NONE)
    elif kind == OCCUPY_ROOM:
        occupy(state, seat, argument, NONE)
    elif kind == PLAY_STAFF:
        play(state, seat, argument, effect.discount)
    elif kind == TAKE_GUEST:
        table = take_guest(state, seat, argument, True)
        if effect.filled:
            fill(state, seat, table)
    elif kind == FILL_ORDER:
        fill(state, seat, argument)
    elif kind == EXTRA_ACTION:
        _use_space(state, seat, action)
    else:
        hooks.take_part(state, seat, effect, action)


def _use_space(state: State, seat: int, action: int) -> None:
    """G5: the action of a space without taking a die; a die may be moved there before (W41)."""
    value = state.book.actions.arguments[action]
    if state.book.actions.kinds[action] != action_kinds.SPACE:
        value = hooks.space_chosen(state, seat, action)
    hooks.space_used(state, seat, value)
    if state.tale is not None:
        tell_space_used(state.tale, seat, value, False)
    begin_action(state, seat, value, state.dice[value], 0, False, False)


def _kinds_in(items: int) -> int:
    """The kinds of items in a pile, as a mask."""
    return sum(1 << kind for kind in range(KINDS) if count_of(items, kind))
