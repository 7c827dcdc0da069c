"""D3, X6: preparing and occupying rooms, and what a full group brings."""

from hotelier.austria.content.components import (
    BLUE,
    CORNER,
    ICONS,
    NONE,
    OCCUPANCY,
    RED,
    neighbours,
)
from hotelier.austria.content.effects import ANY_FLOOR
from hotelier.austria.rules import hooks
from hotelier.austria.rules.causes import BY_GROUP, BY_ROOM
from hotelier.austria.rules.prices import room_cost
from hotelier.austria.rules.state import Player, State
from hotelier.austria.rules.tale.rooms import tell_group_complete, tell_room_occupied, tell_room_prepared
from hotelier.austria.rules.tracks import advance, bring, gain_beside_reward, score


def preparable(state: State, player: Player, discount: int, max_floor: int) -> int:
    """The spaces on which the player can prepare a room now: adjacent, empty and affordable."""
    rooms = player.vacant | player.occupied
    reached = neighbours(rooms) & ~rooms if rooms else CORNER
    book = state.book
    krones = player.krones + discount
    if krones < book.dearest_space:
        reached &= book.spaces_within[krones] | player.free
    if max_floor != ANY_FLOOR:
        reached &= book.lowest_floors[max_floor]
    return reached


def prepare(state: State, seat: int, space: int, discount: int) -> None:
    """Put a vacant room on a space: pay for its floor, score its icon (K4)."""
    book = state.book
    player = state.players[seat]
    cost = room_cost(state, player, space, discount)
    player.krones -= cost
    player.vacant |= 1 << space
    if state.tale is not None:
        tell_room_prepared(state.tale, seat, space, cost)
    if book.icons[space]:
        score(state, seat, ICONS, book.icons[space], BY_ROOM - space)


def occupy(state: State, seat: int, space: int, guest: int) -> None:
    """Turn a vacant room to occupied, for a guest who moves in or, with NONE, by an effect; P5 and X6
    follow."""
    player = state.players[seat]
    player.vacant ^= 1 << space
    player.occupied |= 1 << space
    if state.tale is not None:
        tell_room_occupied(state.tale, seat, space)
    bring(state, seat, state.book.occupied_income)
    if guest != NONE:
        bring(state, seat, state.book.moving_in_income)
    board = player.board
    group = board.group_of[space]
    rooms = board.groups[group]
    if player.occupied & rooms == rooms and not player.paid >> group & 1:
        player.paid |= 1 << group
        colour = board.colour_of[space]
        size = rooms.bit_count()
        if state.tale is not None:
            tell_group_complete(state.tale, seat, group, colour, size)
        bonus = state.book.occupancy_bonus[colour][size - 1]
        bonus = hooks.group_bonus(state, seat, colour, size, bonus)
        if colour == BLUE:
            score(state, seat, OCCUPANCY, bonus, BY_GROUP - colour)
        elif colour == RED:
            gain_beside_reward(state, seat, guest, bonus, BY_GROUP - colour)
        else:
            advance(state, seat, bonus, BY_GROUP - colour)
    hooks.room_occupied(state, seat, space)
