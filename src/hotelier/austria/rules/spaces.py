"""D1-D6, T2, T4, T5, P1, P2, P9, P10: taking a die and doing the action of its space."""

from typing import Final

from hotelier.austria.content import action_kinds
from hotelier.austria.content.actions import (
    BOOSTED_DIE,
    BOOSTED_SPACE,
    COPY,
    DIE,
    DONE,
    GET_STEPS,
    PLAY,
    ROOM,
    TAKE_CAKE,
    TAKE_COFFEE,
    TAKE_STEPS,
    append_bits,
    append_staff,
)
from hotelier.austria.content.cards import (
    ALL_OF_DANCER,
    BETWEEN,
    EXTRA_DANCER,
    EXTRA_ROOM,
    EXTRA_STAFF,
    EXTRA_STEPS,
)
from hotelier.austria.content.components import CAKE, CHAMPAGNE, COFFEE, NONE, STRUDEL, WINE, pile
from hotelier.austria.content.effects import ANY_FLOOR
from hotelier.austria.rules import hooks
from hotelier.austria.rules.additional import additional_actions, do_additional, is_additional
from hotelier.austria.rules.causes import BY_SPACE
from hotelier.austria.rules.frames import action_frame, extra_frame, grant_frame, rooms_frame, seat_of
from hotelier.austria.rules.items import receive
from hotelier.austria.rules.prices import BOOST_COST, COPY_COST, copy_cost
from hotelier.austria.rules.rooms import preparable, prepare
from hotelier.austria.rules.staff import affordable, play
from hotelier.austria.rules.state import Frame, Player, State, Step
from hotelier.austria.rules.tale.dice import (
    tell_action_begins,
    tell_action_copied,
    tell_action_declined,
    tell_die_taken,
)
from hotelier.austria.rules.tracks import advance, earn, gain_krones

COPYING: Final = 6
"""The space whose action is that of another one."""


def append_spaces(out: list[int], state: State, first: int) -> None:
    """The spaces with at least one die."""
    if state.parts:
        _append_open_spaces(out, state, first)
        return
    dice = state.dice
    for value in range(1, 7):
        if dice[value]:
            out.append(first + value - 1)


def _append_open_spaces(out: list[int], state: State, first: int) -> None:
    """Those that modules leave open to the player who decides; coloured dice are named (W22)."""
    dice = hooks.white_dice(state, state.dice) if first in (DIE, BOOSTED_DIE) else state.dice
    boost = first in (BOOSTED_DIE, BOOSTED_SPACE)
    seat = seat_of(state.stack[-1])
    for value in range(1, 7):
        if dice[value] and hooks.may_use(state, seat, value, boost):
            out.append(first + value - 1)


def append_boosted(out: list[int], state: State, player: Player, first: int) -> None:
    """The same with a boost, which costs a krone; a copy must leave another one to pay it with (D6)."""
    append_spaces(out, state, first)
    if out and out[-1] == first + COPYING - 1 and not can_boost_copy(state, player, first == BOOSTED_DIE):
        out.pop()


def can_boost_copy(state: State, player: Player, die_taken: bool) -> bool:
    """D6: whether a boosted copy could be paid; staff 17 makes it free (P9), without a die by E2 alone."""
    free = state.book.free_copying if die_taken else state.book.free_copying_without_die
    if player.staff & free:
        return True
    return player.krones >= BOOST_COST + COPY_COST + hooks.toll(state, player, COPYING)


def take_die(state: State, seat: int, value: int, boost: bool) -> None:
    """T2: take a die and do its action."""
    use_die(state, seat, value, pick_up(state, seat, value, boost, NONE))


def pick_up(state: State, seat: int, value: int, boost: bool, colour: int) -> int:
    """T2: a die covers a number; its action has the strength of all dice that lay there."""
    player = state.players[seat]
    hooks.space_used(state, seat, value)
    strength = state.dice[value]
    state.dice[value] -= 1
    player.covered += 1
    if state.tale is not None:
        tell_die_taken(state.tale, seat, value, strength, colour, boost)
    if boost:
        player.krones -= 1
        strength += 1
    return strength


def use_die(state: State, seat: int, value: int, strength: int) -> None:
    """P1: what staff add to a die, and its action."""
    player = state.players[seat]
    extras = 0
    both = False
    free_copy = False
    for bonus in state.book.die_bonuses[value]:
        if player.staff & bonus.bit:
            strength += bonus.strength
            extras |= bonus.extras
            both = both or bonus.both
            free_copy = free_copy or bonus.free_copy
            if bonus.vp:
                earn(state, seat, bonus.card, bonus.vp)
            if bonus.after:
                state.stack.append(grant_frame(seat, state.book.staff_reward + bonus.card))
    begin_action(state, seat, value, strength, extras, both, free_copy)
    hooks.die_taken(state, seat, value)
    for bonus in state.book.bonuses_at_once[value]:
        if player.staff & bonus.bit:
            state.stack.append(grant_frame(seat, state.book.staff_reward + bonus.card))


def begin_action(
    state: State, seat: int, value: int, strength: int, extras: int, both: bool, free_copy: bool
) -> None:
    """Put the action of a space before the player."""
    flag = 1 if both or free_copy else 0
    state.stack.append(action_frame(value, seat, strength, extras, flag))
    if state.tale is not None:
        tell_action_begins(state.tale, seat, value, strength)


def append_extras(out: list[int], state: State, seat: int, extras: int) -> None:
    """P2: what staff let the player do besides the action of the die."""
    player = state.players[seat]
    if extras & EXTRA_STEPS:
        out.append(GET_STEPS)
    if extras & EXTRA_ROOM:
        append_bits(out, preparable(state, player, 0, ANY_FLOOR), ROOM)
    if extras & EXTRA_STAFF:
        append_staff(out, affordable(state, player, player.hand, 0), PLAY)
    hooks.append_extras(out, state, seat, extras)
    if extras & BETWEEN:
        out.extend(additional_actions(state, seat))
        out.sort()


def comes_between(state: State, extras: int, action: int) -> bool:
    """E: whether an action is an additional one between an extra and the action of the die."""
    return extras & BETWEEN != 0 and is_additional(state.book.actions.kinds[action])


def finish_action(state: State, frame: Frame) -> None:
    """The action is over; an extra that was not used before it comes now."""
    state.stack.pop()
    __, seat, __, extras, __ = frame
    rest = extras & ~BETWEEN
    if rest:
        if state.book.additional_in_rewards:
            rest |= BETWEEN
        state.stack.append(extra_frame(seat, rest))


def decline(state: State, seat: int, value: int) -> None:
    """What is left of the action of a space is not used."""
    if state.tale is not None:
        tell_action_declined(state.tale, seat, value)


def take_extra(state: State, frame: Frame, action: int) -> None:
    """Use an extra before the action."""
    kind, seat, strength, extras, flag = frame
    rest = extras & ~extra_of(state, action)
    if state.book.additional_in_rewards:
        rest |= BETWEEN
    state.stack[-1] = (kind, seat, strength, rest, flag)
    do_extra(state, seat, extras, action)


def extra_of(state: State, action: int) -> int:
    """Which extra an action uses up."""
    kind = state.book.actions.kinds[action]
    if kind == action_kinds.GET_STEPS:
        return EXTRA_STEPS
    if kind == action_kinds.PLAY:
        return EXTRA_STAFF
    return EXTRA_ROOM if kind == action_kinds.ROOM else ALL_OF_DANCER


def do_extra(state: State, seat: int, extras: int, action: int) -> None:
    kind = state.book.actions.kinds[action]
    argument = state.book.actions.arguments[action]
    if kind == action_kinds.GET_STEPS:
        advance(state, seat, state.book.extra_steps, state.book.staff_reward + state.book.extra_steps_card)
    elif kind == action_kinds.PLAY:
        play(state, seat, argument, 0)
    elif kind == action_kinds.ROOM:
        prepare(state, seat, argument, 0)
    else:
        hooks.take_extra(state, seat, extras, action)


class Extra(Step):
    """P2: the extra after the action."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, extras, __, __ = frame
        out: list[int] = [DONE]
        append_extras(out, state, seat, extras)
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, extras, __, __ = frame
        if comes_between(state, extras, action):
            do_additional(state, seat, action)
            return
        state.stack.pop()
        if action != DONE:
            rest = extras & ~extra_of(state, action)
            if rest & ~BETWEEN:
                state.stack.append(extra_frame(seat, rest))
            do_extra(state, seat, extras, action)


class TakeItems(Step):
    """D1, D2: items of two kinds, of the second at most as many as of the first; modules may add others."""

    def __init__(self, value: int, first: int, plenty: int, scarce: int) -> None:
        self.value = value
        self.first = first
        self.plenty = plenty
        self.scarce = scarce

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, strength, extras, __ = frame
        out: list[int] = [DONE]
        for count in range(strength // 2 + 1):
            out.append(self.first + count)
        if extras:
            append_extras(out, state, seat, extras)
        hooks.append_takes(out, state, self.value, strength)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, strength, extras, __ = frame
        if comes_between(state, extras, action):
            do_additional(state, seat, action)
            return
        if action == DONE:
            finish_action(state, frame)
            decline(state, seat, self.value)
        elif state.book.actions.kinds[action] == action_kinds.TAKE:
            finish_action(state, frame)
            receive(state, seat, self.chosen(state, strength, action), BY_SPACE - self.value)
        else:
            take_extra(state, frame, action)

    def chosen(self, state: State, strength: int, action: int) -> int:
        """The items that an action takes, as a pile."""
        second = state.book.actions.arguments[action]
        champagne = state.book.actions.seconds[action]
        first = strength - second - champagne
        return pile(self.plenty, first) + pile(self.scarce, second) + pile(CHAMPAGNE, champagne)


def dishes() -> Step:
    return TakeItems(1, TAKE_CAKE, STRUDEL, CAKE)


def drinks() -> Step:
    return TakeItems(2, TAKE_COFFEE, WINE, COFFEE)


class PrepareRooms(Step):
    """D3: prepare rooms, one by one, up to the strength."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, extras, begun = frame
        out: list[int] = [DONE]
        append_bits(out, preparable(state, state.players[seat], 0, ANY_FLOOR), ROOM)
        if extras and not begun:
            append_extras(out, state, seat, extras)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, left, extras, __ = frame
        if comes_between(state, extras, action):
            do_additional(state, seat, action)
        elif action == DONE:
            finish_action(state, frame)
            decline(state, seat, 3)
        elif state.book.actions.kinds[action] != action_kinds.ROOM:
            take_extra(state, frame, action)
        else:
            if left > 1:
                state.stack[-1] = rooms_frame(seat, left - 1, extras, 1)
            else:
                finish_action(state, frame)
            prepare(state, seat, state.book.actions.arguments[action], 0)


class SplitKrones(Step):
    """D4, P10: krones and steps; Bootblack gives both."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, __, strength, __, __ = frame
        out: list[int] = [DONE]
        for count in range(strength + 1):
            out.append(TAKE_STEPS + count)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, strength, __, both = frame
        finish_action(state, frame)
        if action != DONE:
            steps = state.book.actions.arguments[action]
            advance(state, seat, steps, BY_SPACE - 4)
            gain_krones(state, seat, strength if both else strength - steps, BY_SPACE - 4)
        else:
            decline(state, seat, 4)


class PlayStaff(Step):
    """D5: play one card, cheaper by the strength."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, strength, extras, __ = frame
        player = state.players[seat]
        out: list[int] = [DONE]
        if extras:
            append_extras(out, state, seat, extras)
        append_staff(out, affordable(state, player, player.hand, strength), PLAY)
        if extras & (EXTRA_DANCER | BETWEEN):
            out.sort()
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, strength, extras, __ = frame
        if comes_between(state, extras, action):
            do_additional(state, seat, action)
            return
        if action == DONE:
            finish_action(state, frame)
            decline(state, seat, 5)
        elif state.book.actions.kinds[action] == action_kinds.PLAY:
            finish_action(state, frame)
            play(state, seat, state.book.actions.arguments[action], strength)
        else:
            take_extra(state, frame, action)


class CopyAction(Step):
    """D6: pay a krone and do another action with this strength."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, __, free = frame
        out: list[int] = [DONE]
        if free or state.players[seat].krones:
            for value in range(1, 6):
                out.append(COPY + value - 1)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, strength, __, __ = frame
        state.stack.pop()
        if action == DONE:
            decline(state, seat, 6)
            return
        value = state.book.actions.arguments[action]
        cost = copy_cost(frame)
        state.players[seat].krones -= cost
        if state.tale is not None:
            tell_action_copied(state.tale, seat, value, cost)
        begin_action(state, seat, value, strength, 0, False, False)
