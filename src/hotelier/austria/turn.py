"""T1-T4, X, R3: what a player can do in a turn."""

from hotelier.austria.actions import (
    BOOSTED_DIE,
    BOOSTED_SPACE,
    CLAIM,
    DIE,
    END,
    GUEST,
    MOVE,
    PASS,
    SERVE,
    SPACE,
    STAFF,
    USE,
    append_staff,
    staff_of,
)
from hotelier.austria.components import OBJECTIVES, QUEUE, SPACES
from hotelier.austria.guests import append_guests, append_moves, move_in, take_guest
from hotelier.austria.items import can_serve, serve
from hotelier.austria.objectives import append_claims, claim
from hotelier.austria.spaces import append_boosted, append_spaces, begin_action, take_die
from hotelier.austria.staff import use
from hotelier.austria.state import TURN, Frame, State, Step
from hotelier.austria.waltz import reactions
from hotelier.austria.waltz.spending import payable
from hotelier.austria.waltz.turn import append_module_actions, do_module_action


def begin_turn(state: State, seat: int, extra: bool) -> None:
    """A turn; an extra one (first edition, guest 97) takes no die and cannot be passed."""
    state.guest_taken = False
    state.die_taken = False
    state.touched = extra
    state.stack.append((TURN, seat, 1 if extra else 0, 0, 0))
    if state.tale is not None:
        state.tale.turn_begins(seat, extra)


class Turn(Step):
    """The main menu of a turn."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[1]]
        extra = frame[2]
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
        append_claims(out, state, frame[1])
        append_moves(out, state, player)
        ready = player.staff & state.book.usable_staff & ~player.used
        if ready & state.book.priced_staff:
            ready = payable(state, player, ready)
        if ready:
            append_staff(out, ready, USE)
        if state.waltz is not None:
            append_module_actions(out, state, frame)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        seat = frame[1]
        player = state.players[seat]
        state.touched = True
        if state.waltz is not None:
            reactions.action_begins(state)
        if action >= STAFF:
            if action >= state.book.first_waltz_action:
                do_module_action(state, frame, action)
            else:
                use(state, seat, staff_of(action))
        elif action >= MOVE:
            move_in(state, seat, (action - MOVE) // SPACES, (action - MOVE) % SPACES)
        elif CLAIM <= action < CLAIM + OBJECTIVES:
            claim(state, seat, action - CLAIM)
        elif GUEST <= action < GUEST + QUEUE:
            self.take_guest(state, frame, action - GUEST)
        elif action >= SPACE:
            self.use_space(state, seat, action)
        elif action >= DIE:
            state.die_taken = True
            boost = action >= BOOSTED_DIE
            take_die(state, seat, action - (BOOSTED_DIE if boost else DIE) + 1, boost)
        elif action == SERVE:
            serve(state, seat)
        elif action == PASS:
            player.passed = True
            state.stack.pop()
            if state.tale is not None:
                state.tale.passed(seat)
        else:
            self.end(state, seat)

    def take_guest(self, state: State, frame: Frame, place: int) -> None:
        """T1: once in a turn, unless an entrance lets in more (W41)."""
        seat = frame[1]
        state.guest_taken = True
        if state.waltz is not None and reactions.more_guests(state, seat, frame[3] + 1):
            state.guest_taken = False
            state.stack[-1] = (TURN, seat, frame[2], frame[3] + 1, frame[4])
        take_guest(state, seat, place, False)

    def use_space(self, state: State, seat: int, action: int) -> None:
        """Edition `first`, guest 97: an action without taking a die, boost allowed."""
        state.die_taken = True
        boost = action >= BOOSTED_SPACE
        value = action - (BOOSTED_SPACE if boost else SPACE) + 1
        if state.waltz is not None:
            reactions.space_used(state, seat, value)
        strength = state.dice[value]
        if boost:
            state.players[seat].krones -= 1
            strength += 1
        if state.tale is not None:
            state.tale.space_used(seat, value, boost)
        begin_action(state, seat, value, strength, 0, False, False)

    def end(self, state: State, seat: int) -> None:
        state.stack.pop()
        if state.tale is not None:
            state.tale.turn_ends(seat)
        if state.extra_turns:
            state.extra_turns -= 1
            begin_turn(state, seat, True)

    def asks(self, action: int) -> bool:
        return action == END
