"""D1-D6, T2, T4, T5, P1, P2, P9, P10: taking a die and doing the action of its space."""

from typing import Final

from hotelier.austria.actions import (
    COPY,
    DONE,
    GET_STEPS,
    PLAY,
    ROOM,
    STAFF,
    TAKE_CAKE,
    TAKE_COFFEE,
    TAKE_STEPS,
    append_bits,
    append_staff,
    staff_of,
)
from hotelier.austria.book import EXTRA_ROOM, EXTRA_STAFF, EXTRA_STEPS
from hotelier.austria.components import CAKE, COFFEE, STRUDEL, WINE, pile
from hotelier.austria.effects import ANY_FLOOR
from hotelier.austria.items import receive
from hotelier.austria.rooms import preparable, prepare
from hotelier.austria.staff import affordable, play
from hotelier.austria.state import COPY as COPY_FRAME
from hotelier.austria.state import DISHES, DRINKS, EXTRA, KRONES, ROOMS, Frame, State, Step
from hotelier.austria.state import STAFF as STAFF_FRAME
from hotelier.austria.tracks import advance, earn, gain_krones
from hotelier.austria.waltz import reactions

ACTION_FRAMES: Final = [0, DISHES, DRINKS, ROOMS, KRONES, STAFF_FRAME, COPY_FRAME]
"""The frame of each action space, by value."""


def append_spaces(out: list[int], state: State, first: int) -> None:
    """The spaces with at least one die."""
    dice = state.dice
    for value in range(1, 7):
        if dice[value]:
            out.append(first + value - 1)


def take_die(state: State, seat: int, value: int, boost: bool) -> None:
    """T2: take a die; its action has the strength of all dice that lay there."""
    player = state.players[seat]
    strength = state.dice[value]
    state.dice[value] -= 1
    player.covered += 1
    if boost:
        player.krones -= 1
        strength += 1
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
    begin_action(state, seat, value, strength, extras, both, free_copy)
    if state.waltz is not None:
        reactions.die_taken(state, seat, value)


def begin_action(
    state: State, seat: int, value: int, strength: int, extras: int, both: bool, free_copy: bool
) -> None:
    """Put the action of a space before the player."""
    flag = 1 if both or free_copy else 0
    state.stack.append((ACTION_FRAMES[value], seat, strength, extras, flag))


def append_extras(out: list[int], state: State, seat: int, extras: int) -> None:
    """P2: what staff let the player do besides the action of the die."""
    player = state.players[seat]
    if extras & EXTRA_STEPS:
        out.append(GET_STEPS)
    if extras & EXTRA_ROOM:
        append_bits(out, preparable(state, player, 0, ANY_FLOOR), ROOM)
    if extras & EXTRA_STAFF:
        append_staff(out, affordable(state, player, player.hand, 0), PLAY)


def finish_action(state: State, frame: Frame) -> None:
    """The action is over; an extra that was not used before it comes now."""
    state.stack.pop()
    if frame[3]:
        state.stack.append((EXTRA, frame[1], frame[3], 0, 0))


def take_extra(state: State, frame: Frame, action: int, extra: int) -> None:
    """Use an extra before the action."""
    state.stack[-1] = (frame[0], frame[1], frame[2], frame[3] & ~extra, frame[4])
    do_extra(state, frame[1], action)


def do_extra(state: State, seat: int, action: int) -> None:
    if action == GET_STEPS:
        advance(state, seat, state.book.extra_steps)
    elif action >= STAFF:
        play(state, seat, staff_of(action), 0)
    else:
        prepare(state, seat, action - ROOM, 0)


class Extra(Step):
    """P2: the extra after the action."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        append_extras(out, state, frame[1], frame[2])
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            do_extra(state, frame[1], action)


class TakeItems(Step):
    """D1, D2: items of two kinds, of the second at most as many as of the first."""

    def __init__(self, first: int, plenty: int, scarce: int) -> None:
        self.first = first
        self.plenty = plenty
        self.scarce = scarce

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        for count in range(frame[2] // 2 + 1):
            out.append(self.first + count)
        if frame[3]:
            append_extras(out, state, frame[1], frame[3])
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action >= ROOM:
            take_extra(state, frame, action, EXTRA_ROOM)
            return
        finish_action(state, frame)
        if action != DONE:
            count = action - self.first
            items = pile(self.plenty, frame[2] - count) + pile(self.scarce, count)
            receive(state, frame[1], items)


def dishes() -> Step:
    return TakeItems(TAKE_CAKE, STRUDEL, CAKE)


def drinks() -> Step:
    return TakeItems(TAKE_COFFEE, WINE, COFFEE)


class PrepareRooms(Step):
    """D3: prepare rooms, one by one, up to the strength."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        append_bits(out, preparable(state, state.players[frame[1]], 0, ANY_FLOOR), ROOM)
        if frame[3] and not frame[4]:
            append_extras(out, state, frame[1], frame[3])
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action >= STAFF:
            take_extra(state, frame, action, EXTRA_STAFF)
        elif action == DONE:
            finish_action(state, frame)
        else:
            if frame[2] > 1:
                state.stack[-1] = (ROOMS, frame[1], frame[2] - 1, frame[3], 1)
            else:
                finish_action(state, frame)
            prepare(state, frame[1], action - ROOM, 0)


class SplitKrones(Step):
    """D4, P10: krones and steps; Bootblack gives both."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        for count in range(frame[2] + 1):
            out.append(TAKE_STEPS + count)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        finish_action(state, frame)
        if action != DONE:
            steps = action - TAKE_STEPS
            advance(state, frame[1], steps)
            gain_krones(state, frame[1], frame[2] if frame[4] else frame[2] - steps)


class PlayStaff(Step):
    """D5: play one card, cheaper by the strength."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[1]]
        out: list[int] = [DONE]
        if frame[3]:
            append_extras(out, state, frame[1], frame[3])
        append_staff(out, affordable(state, player, player.hand, frame[2]), PLAY)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action == GET_STEPS:
            take_extra(state, frame, action, EXTRA_STEPS)
            return
        finish_action(state, frame)
        if action != DONE:
            play(state, frame[1], staff_of(action), frame[2])


class CopyAction(Step):
    """D6: pay a krone and do another action with this strength."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        if frame[4] or state.players[frame[1]].krones:
            for value in range(1, 6):
                out.append(COPY + value - 1)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action != DONE:
            if not frame[4]:
                state.players[frame[1]].krones -= 1
            begin_action(state, frame[1], action - COPY + 1, frame[2], 0, False, False)
