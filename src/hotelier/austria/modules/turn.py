"""What modules add to the menu of a turn, in the order of the action table."""

from hotelier.austria.modules.ballrooms.steps import append_balls, send_guest
from hotelier.austria.modules.celebrities.steps import (
    append_coloured_dice,
    append_exchange,
    exchange,
    take_coloured_die,
)
from hotelier.austria.modules.hotels.steps import append_door_actions, claim_own, shift_in_turn, use_tile
from hotelier.austria.modules.key.steps import take_key
from hotelier.austria.rules import action_kinds
from hotelier.austria.rules.components import NONE
from hotelier.austria.rules.state import Frame, State


def append_module_actions(out: list[int], state: State, frame: Frame) -> None:
    """All that only modules offer in a turn."""
    waltz = state.waltz
    assert waltz is not None
    _, seat, extra, _, _ = frame
    may_take_die = not state.die_taken and not extra
    if waltz.ball is not None:
        append_balls(out, state, seat, state.players[seat])
    if waltz.lounge is not None:
        if may_take_die:
            append_coloured_dice(out, state, seat, waltz.lounge)
        append_exchange(out, state, seat, waltz.lounge)
    if waltz.key is not None and may_take_die and waltz.key.holder == NONE:
        out.append(state.book.key_action)
    append_door_actions(out, state, frame)


def do_module_action(state: State, frame: Frame, action: int) -> None:
    """Carry out what a module offers."""
    actions = state.book.actions
    kind = actions.kinds[action]
    argument = actions.arguments[action]
    _, seat, _, _, _ = frame
    if kind == action_kinds.BALL:
        send_guest(state, seat, argument, actions.seconds[action])
    elif kind in (action_kinds.COLOURED_DIE, action_kinds.BOOSTED_COLOURED_DIE):
        take_coloured_die(state, seat, argument, kind == action_kinds.BOOSTED_COLOURED_DIE)
    elif kind == action_kinds.EXCHANGE:
        exchange(state, seat)
    elif kind == action_kinds.KEY:
        take_key(state, seat)
    elif kind == action_kinds.SHIFT:
        shift_in_turn(state, seat, argument, actions.seconds[action])
    elif kind == action_kinds.CLAIM_OWN:
        claim_own(state, seat, argument)
    else:
        use_tile(state, frame, argument)
