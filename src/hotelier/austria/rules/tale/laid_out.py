"""What lies on the table before the first decision, told when somebody listens from the beginning."""

from hotelier.austria.rules import hooks
from hotelier.austria.rules.setup import has_board
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tale.setting_up import (
    tell_hand_dealt,
    tell_pack_passed,
    tell_seated,
    tell_set_up,
)
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_layout(state: State, tale: AustriaTale) -> None:
    """The table, then every seat with what it has."""
    tell_set_up(
        tale,
        state.seats,
        state.start,
        state.objectives,
        state.tiles,
        state.queue,
        len(state.deck),
        len(state.staff_deck),
    )
    for seat, player in enumerate(state.players):
        tell_seated(
            tale, seat, player.board.name if has_board(state, seat) else None, player.krones, player.kitchen
        )
    if state.automaton is not None:
        state.automaton.tell_layout(state, tale)
    for seat, player in enumerate(state.players):
        if player.hand:
            tell_hand_dealt(tale, seat, player.hand)
    for seat, pack in enumerate(state.packs):
        tell_pack_passed(tale, seat, pack)
    hooks.tell_layout(state, tale)
