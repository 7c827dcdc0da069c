"""X1-X4: additional actions.

Their place is the menu of a turn (T3). The first edition allows them also while the reward of a guest is
taken, and between the action of a die and what staff add to it (E).
"""

from hotelier.austria.content import action_kinds
from hotelier.austria.content.actions import (
    SERVE,
    USE,
    append_staff,
)
from hotelier.austria.rules.guests import append_moves, move_in
from hotelier.austria.rules.items import can_serve, serve
from hotelier.austria.rules.objectives import append_claims, claim
from hotelier.austria.rules.spending import payable
from hotelier.austria.rules.staff import use
from hotelier.austria.rules.state import TURN, Player, State


def additional_actions(state: State, seat: int) -> list[int]:
    """What a seat can do in the middle of its turn: nothing but in the first edition.

    What only modules offer stays in the menu of the turn: their rulebook knows no other place for it.
    """
    out: list[int] = []
    if not state.book.additional_in_rewards:
        return out
    kind, acting, __, __, __ = state.stack[0]
    if kind != TURN or acting != seat:
        return out
    player = state.players[seat]
    if can_serve(state, player):
        out.append(SERVE)
    append_claims(out, state, seat)
    append_moves(out, state, player)
    append_staff(out, ready_staff(state, player), USE)
    return out


def ready_staff(state: State, player: Player) -> int:
    """X3: the `round` cards that the player can use now."""
    ready = player.staff & state.book.usable_staff & ~player.used
    return payable(state, player, ready) if ready & state.book.priced_staff else ready


def is_additional(kind: int) -> bool:
    """Whether actions of a kind are among those above."""
    return kind in (action_kinds.SERVE, action_kinds.CLAIM, action_kinds.MOVE, action_kinds.USE)


def do_additional(state: State, seat: int, action: int) -> None:
    """Carry one out; what it leads to lies on the stack above what it interrupts."""
    actions = state.book.actions
    kind = actions.kinds[action]
    argument = actions.arguments[action]
    if kind == action_kinds.USE:
        use(state, seat, argument)
    elif kind == action_kinds.MOVE:
        move_in(state, seat, argument, actions.seconds[action])
    elif kind == action_kinds.SERVE:
        serve(state, seat)
    else:
        claim(state, seat, argument)
