"""T1-T4, X, R3: what a player can do in a turn."""

from hotelier.austria.content import action_kinds
from hotelier.austria.content.actions import (
    BOOSTED_DIE,
    BOOSTED_SPACE,
    DIE,
    END,
    PASS,
    SERVE,
    SPACE,
    USE,
    append_staff,
)
from hotelier.austria.rules import hooks
from hotelier.austria.rules.additional import do_additional, is_additional, ready_staff
from hotelier.austria.rules.frames import turn_frame
from hotelier.austria.rules.guests import append_guests, append_moves, take_guest
from hotelier.austria.rules.items import can_serve
from hotelier.austria.rules.objectives import append_claims
from hotelier.austria.rules.prices import extra_turn_strength
from hotelier.austria.rules.spaces import COPYING, append_boosted, append_spaces, begin_action, take_die
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tale.dice import tell_space_used
from hotelier.austria.rules.tale.turns import tell_passed, tell_turn_begins, tell_turn_ends


def begin_turn(state: State, seat: int, extra: bool) -> None:
    """A turn; an extra one (first edition, guest 97) takes no die and cannot be passed."""
    state.guest_taken = False
    state.die_taken = False
    state.touched = extra
    state.stack.append(turn_frame(seat, 1 if extra else 0, 0, 0))
    if state.tale is not None:
        tell_turn_begins(state.tale, seat, extra)


class Turn(Step):
    """The main menu of a turn."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, extra, __, __ = frame
        player = state.players[seat]
        out: list[int] = []
        if not state.touched:
            out.append(PASS)
        if state.die_taken or extra:
            out.append(END)
        if can_serve(state, player):
            out.append(SERVE)
        if not state.die_taken:
            if not state.guest_taken:
                append_guests(out, state, player, False)
            append_spaces(out, state, SPACE if extra else DIE)
            if player.krones:
                append_boosted(out, state, player, BOOSTED_SPACE if extra else BOOSTED_DIE)
        append_claims(out, state, seat)
        append_moves(out, state, player)
        append_staff(out, ready_staff(state, player), USE)
        hooks.append_actions(out, state, frame)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, __, __, __ = frame
        kind = state.book.actions.kinds[action]
        argument = state.book.actions.arguments[action]
        state.touched = True
        hooks.action_begins(state)
        if is_additional(kind):
            do_additional(state, seat, action)
        elif kind == action_kinds.GUEST:
            self.take_guest(state, frame, argument)
        elif kind in (action_kinds.DIE, action_kinds.BOOSTED_DIE):
            state.die_taken = True
            take_die(state, seat, argument, kind == action_kinds.BOOSTED_DIE)
        elif kind in (action_kinds.SPACE, action_kinds.BOOSTED_SPACE):
            self.use_space(state, seat, argument, kind == action_kinds.BOOSTED_SPACE)
        elif kind == action_kinds.PASS:
            self.pass_on(state, seat)
        elif kind == action_kinds.END:
            self.end(state, seat)
        else:
            hooks.act(state, frame, action)

    def take_guest(self, state: State, frame: Frame, place: int) -> None:
        """T1: once in a turn, unless a module lets in more."""
        __, seat, extra, guests, tile_used = frame
        state.guest_taken = True
        if hooks.more_guests(state, seat, guests + 1):
            state.guest_taken = False
            state.stack[-1] = turn_frame(seat, extra, guests + 1, tile_used)
        take_guest(state, seat, place, False)

    def use_space(self, state: State, seat: int, value: int, boost: bool) -> None:
        """Edition `first`, guest 97: an action without taking a die, boost allowed."""
        state.die_taken = True
        hooks.space_used(state, seat, value)
        player = state.players[seat]
        strength = extra_turn_strength(state, player, value, boost)
        if boost:
            player.krones -= 1
        if state.tale is not None:
            tell_space_used(state.tale, seat, value, boost)
        free_copy = player.staff & state.book.free_copying_without_die != 0
        begin_action(state, seat, value, strength, 0, False, free_copy and value == COPYING)

    def pass_on(self, state: State, seat: int) -> None:
        """R3: no die now."""
        state.players[seat].passed = True
        state.stack.pop()
        if state.tale is not None:
            tell_passed(state.tale, seat)

    def end(self, state: State, seat: int) -> None:
        state.stack.pop()
        if state.tale is not None:
            tell_turn_ends(state.tale, seat)
        if state.extra_turns:
            state.extra_turns -= 1
            begin_turn(state, seat, True)

    def asks(self, action: int) -> bool:
        return action == END
