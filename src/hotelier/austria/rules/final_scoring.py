"""F1-F5, P6: what the hotels are worth in the end."""

from typing import Final

from hotelier.austria.content.board import whole_columns, whole_floors
from hotelier.austria.content.cards import EndScore
from hotelier.austria.content.components import (
    BLUE,
    FLOOR_MASKS,
    FLOORS,
    ITEMS,
    KRONES,
    NONE,
    RED,
    ROOMS,
    WAITING,
    YELLOW,
    pile_size,
)
from hotelier.austria.rules import hooks
from hotelier.austria.rules.causes import AT_END
from hotelier.austria.rules.points import add_points
from hotelier.austria.rules.state import Player, State
from hotelier.austria.rules.tale.emperor import tell_final_scoring
from hotelier.austria.rules.tracks import earn

WAITING_GUEST: Final = -5


def score_hotels(state: State) -> None:
    """F1-F4 for everybody."""
    if state.tale is not None:
        tell_final_scoring(state.tale)
    for seat in range(state.seats):
        player = state.players[seat]
        for card in player.played:
            end = state.book.end_score[card]
            if end is not None:
                earn(state, seat, card, end_card_vp(state, seat, end))
        rooms_vp = 0
        for floor in range(FLOORS):
            rooms = (player.occupied & FLOOR_MASKS[floor]).bit_count()
            rooms_vp += rooms * (floor + 1)
        add_points(state, seat, ROOMS, rooms_vp, AT_END)
        add_points(state, seat, KRONES, player.krones, AT_END)
        add_points(state, seat, ITEMS, pile_size(player.kitchen), AT_END)
        if state.automaton is None or seat != state.automaton.seat:  # L41: it loses nothing for guests
            waiting = len(player.tables) - player.tables.count(NONE)
            add_points(state, seat, WAITING, WAITING_GUEST * waiting, AT_END)
        hooks.score_hotel(state, seat)


def end_card_vp(state: State, seat: int, end: EndScore) -> int:
    """F1: the VP of an `end` card for this hotel; Secretary copies the best one (P6)."""
    if end.per not in ("copy", "copy_own_too"):
        return min(end.vp * _counted_at(state, seat, end.per), end.limit)
    best = 0
    for other in range(state.seats):
        if other == seat and not may_copy_own(state, seat, end):
            continue
        for card in state.players[other].played:
            copied = state.book.end_score[card]
            if copied is not None and copied.per not in ("copy", "copy_own_too"):
                best = max(best, end_card_vp(state, seat, copied))
    return best


def may_copy_own(state: State, seat: int, end: EndScore) -> bool:
    """Edition `first` lets Secretary copy an own card, but not that of an automaton (L13)."""
    if state.automaton is not None and seat == state.automaton.seat:
        return False
    return end.per == "copy_own_too"


def _counted_at(state: State, seat: int, per: str) -> int:
    """How many of what an `end` card counts a player has, in the hotel or with a module."""
    if per == "dancers":
        return hooks.counted(state, seat, per)
    return counted(state.players[seat], per)


def counted(player: Player, per: str) -> int:
    """How many of what an `end` card counts a hotel has."""
    occupied = player.occupied
    board = player.board
    colours = [(occupied & rooms).bit_count() for rooms in board.colour]
    counts = {
        "occupied_blue": colours[BLUE],
        "occupied_red": colours[RED],
        "occupied_yellow": colours[YELLOW],
        "occupied": occupied.bit_count(),
        "rooms": (occupied | player.vacant).bit_count(),
        "groups": board.whole_groups(occupied),
        "floors": whole_floors(occupied),
        "columns": whole_columns(occupied),
        "sets": min(colours),
        "staff": len(player.played),
        "objectives": player.markers.bit_count(),
        "emperor": player.emperor,
    }
    return counts[per]


def total(player: Player) -> int:
    """All VP so far."""
    return sum(player.points) + sum(player.earned)


def scores(state: State) -> list[int]:
    return [total(player) for player in state.players]


def ranks(state: State) -> list[int]:
    """F5: more VP, then more points from krones and items; equal ranks share the place.

    L14: against an automaton only more VP count.
    """
    keys = [(total(player), tie_break(player.points)) for player in state.players]
    if state.automaton is not None:
        keys = [(vp, 1 if seat == state.automaton.seat else 0) for seat, (vp, __) in enumerate(keys)]
    return places(keys)


def tie_break(points: list[int]) -> int:
    """F5: what decides between equal VP."""
    return points[KRONES] + points[ITEMS]


def places(keys: list[tuple[int, int]]) -> list[int]:
    """Ranks by VP, then by what decides ties."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
