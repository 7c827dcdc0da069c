"""What lies on the table before the first decision, told when somebody listens from the beginning."""

from hotelier.austria.rules import hooks
from hotelier.austria.rules.causes import BY_ROOM
from hotelier.austria.rules.components import ICONS
from hotelier.austria.rules.setup import has_board
from hotelier.austria.rules.state import State
from hotelier.austria.rules.tale.rewards import tell_points_scored
from hotelier.austria.rules.tale.setting_up import (
    tell_hand_dealt,
    tell_pack_passed,
    tell_seated,
    tell_set_up,
)
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.solo.entrance_printed import ENTRANCES, HAUTEL_COUTURE
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.solo.state import Rival, rival_in
from hotelier.austria.solo.tale import tell_automaton_invites, tell_automaton_ready, tell_items_laid_out


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
    if isinstance(state.automaton, Leopold):
        _tell_automaton(state, tale, state.automaton)
    for seat, player in enumerate(state.players):
        if player.hand:
            tell_hand_dealt(tale, seat, player.hand)
    for seat, pack in enumerate(state.packs):
        tell_pack_passed(tale, seat, pack)
    hooks.tell_layout(state, tale)


def _tell_automaton(state: State, tale: AustriaTale, automaton: Leopold) -> None:
    rival = rival_in(state)
    tell_automaton_ready(
        tale,
        automaton.seat,
        automaton.name,
        automaton.difficulty,
        len(automaton.private),
        len(automaton.deck),
        ENTRANCES[rival.entrance] if rival is not None else None,
    )
    if rival is not None and rival.entrance == HAUTEL_COUTURE:
        _tell_invited(state, tale, automaton.seat, rival)


def _tell_invited(state: State, tale: AustriaTale, seat: int, rival: Rival) -> None:
    """L41: the guests in its café, the rooms that are kept for them, and the items on the action spaces."""
    for table, guest in enumerate(state.players[seat].tables):
        space = rival.reserved[table]
        tell_automaton_invites(tale, seat, guest, table, space)
        if state.book.icons[space]:
            tell_points_scored(tale, seat, state.book.icons[space], ICONS, BY_ROOM - space)
    tell_items_laid_out(tale, seat, rival.items, rival.supply)
