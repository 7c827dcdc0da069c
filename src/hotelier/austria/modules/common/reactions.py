"""W10, W60: objectives and staff that several modules bring."""

from typing import Final

from hotelier.austria.content.cards import Objective
from hotelier.austria.content.components import (
    CHAMPAGNE,
    FLOOR_MASKS,
    FLOORS,
    GREEN,
    KINDS,
    count_of,
    pile,
    pile_size,
)
from hotelier.austria.modules.common.state import Orders, orders_of
from hotelier.austria.modules.common.view import orders_view
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import grant_frame
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import Part, State
from hotelier.core.game import Json

LARGE_ORDER: Final = 3
AFTER_ALL_OTHERS: Final = 1000


class Common(Module):
    """In play with any module."""

    def __init__(self) -> None:
        super().__init__(AFTER_ALL_OTHERS, AFTER_ALL_OTHERS, {}, {})

    def lay_out(self, state: State) -> Part | None:
        return Orders([0] * state.seats, [0] * state.seats)

    def items_spent(self, state: State, seat: int, items: int) -> None:
        if items >= pile(CHAMPAGNE, 1):
            _give(state, seat, state.book.champagne_staff)

    def guest_left(self, state: State, seat: int, guest: int) -> None:
        orders = orders_of(state)
        if state.book.guest_colour[guest] == GREEN:
            orders.greens[seat] += 1
        if pile_size(state.book.guest_order[guest]) >= LARGE_ORDER:
            orders.large[seat] += 1

    def meets(self, state: State, seat: int, objective: Objective) -> bool:
        """W10, W60: what no hotel shows."""
        player = state.players[seat]
        if objective.dancers and hooks.counted(state, seat, "dancers") < objective.dancers:
            return False
        if count_of(player.kitchen, CHAMPAGNE) < objective.champagne:
            return False
        for kind in range(KINDS):
            if count_of(player.kitchen, kind) < objective.each_item:
                return False
        if (player.occupied & FLOOR_MASKS[FLOORS - 1]).bit_count() < objective.top_floor:
            return False
        orders = orders_of(state)
        return (
            orders.large[seat] >= objective.large_orders and orders.greens[seat] >= objective.green_guests
        )

    def marker_put(self, state: State, seat: int, place: int) -> None:
        _give(state, seat, state.book.marker_staff)

    def dancer_sent(self, state: State, seat: int, place: int) -> None:
        _give(state, seat, state.book.dancer_staff)

    def view(self, state: State) -> Json:
        return orders_view(state)


def _give(state: State, seat: int, cards: list[int]) -> None:
    """Those of the staff cards that the seat has in play give what is printed on them."""
    staff = state.players[seat].staff
    for card in cards:
        if staff >> card & 1:
            state.stack.append(grant_frame(seat, state.book.staff_reward + card))


MODULE: Final = Common()
