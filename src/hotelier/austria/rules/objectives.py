"""X2: objectives, their conditions and claims."""

from hotelier.austria.content.actions import CLAIM
from hotelier.austria.content.board import whole_columns, whole_floors
from hotelier.austria.content.cards import Objective
from hotelier.austria.content.components import (
    BLUE,
    CLAIM_SPACES,
    CLAIMS,
    OBJECTIVES,
    RED,
    YELLOW,
)
from hotelier.austria.rules import hooks
from hotelier.austria.rules.causes import BY_OBJECTIVE
from hotelier.austria.rules.state import Player, State
from hotelier.austria.rules.tale.staff import tell_objective_claimed
from hotelier.austria.rules.tracks import score


def fulfilled(state: State, seat: int, objective: Objective) -> bool:
    """Whether the player meets the condition, in the hotel and with what modules ask."""
    return in_hotel(state.players[seat], objective) and hooks.meets(state, seat, objective)


def in_hotel(player: Player, objective: Objective) -> bool:
    """Whether the player's hotel meets the condition."""
    if player.krones < objective.krones or player.emperor < objective.emperor:
        return False
    if len(player.played) < objective.staff:
        return False
    occupied = player.occupied
    if occupied < objective.fewest_occupied:
        return False
    if objective.rooms and (player.vacant | occupied).bit_count() < objective.rooms:
        return False
    if objective.floors and whole_floors(occupied) < objective.floors:
        return False
    if objective.columns and whole_columns(occupied) < objective.columns:
        return False
    board = player.board
    if objective.groups and board.whole_groups(occupied) < objective.groups:
        return False
    if objective.whole_colours and board.whole_colours(occupied) < objective.whole_colours:
        return False
    if objective.blue and (occupied & board.colour[BLUE]).bit_count() < objective.blue:
        return False
    if objective.red and (occupied & board.colour[RED]).bit_count() < objective.red:
        return False
    return not objective.yellow or (occupied & board.colour[YELLOW]).bit_count() >= objective.yellow


def append_claims(out: list[int], state: State, seat: int) -> None:
    """The objectives that the player can claim now."""
    player = state.players[seat]
    for place in range(OBJECTIVES):
        if player.markers >> place & 1 or state.claimed[place] == CLAIM_SPACES:
            continue
        objective = state.book.objectives[state.objectives[place]]
        if in_hotel(player, objective) and hooks.meets(state, seat, objective):
            out.append(CLAIM + place)


def claim(state: State, seat: int, place: int) -> None:
    """Put a marker on the free space of the highest value."""
    if state.tale is not None:
        tell_objective_claimed(state.tale, seat, place, state.claimed[place] + 1)
    score(state, seat, CLAIMS, state.book.claim_vp[state.claimed[place]], BY_OBJECTIVE - place)
    state.players[seat].markers |= 1 << place
    state.claimed[place] += 1
    hooks.marker_put(state, seat, place)
