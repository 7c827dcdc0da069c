"""What things cost now, and how strong a die is: the numbers that are told before somebody decides."""

from typing import Final

from hotelier.austria.content.components import EMPEROR_LIMIT, MONEY_LIMIT
from hotelier.austria.rules import hooks
from hotelier.austria.rules.state import Frame, Player, State

BOOST_COST: Final = 1
COPY_COST: Final = 1
AVERTING_COST: Final = 1
"""P8: what averts a penalty."""


def queue_cost(state: State, player: Player, place: int, free: bool) -> int:
    """T1: what is paid for a place in the queue."""
    return 0 if free or player.staff & state.book.free_guests else state.book.queue_costs[place]


def guest_cost(state: State, player: Player, place: int, free: bool) -> int:
    """T1: a guest of the queue; tokens of an automaton are paid even for a free one (L43)."""
    return queue_cost(state, player, place, free) + hooks.price_added(state, state.queue[place])


def serving_cost(state: State, player: Player) -> int:
    """X1."""
    return 0 if player.staff & state.book.free_serving else 1


def room_cost(state: State, player: Player, space: int, discount: int) -> int:
    """D3, P3."""
    return 0 if player.free >> space & 1 else max(0, state.book.space_cost[space] - discount)


def staff_cost(state: State, card: int, discount: int) -> int:
    """D5."""
    return max(0, state.book.staff_cost[card] - discount)


def copy_cost(frame: Frame) -> int:
    """D6: a krone, unless a staff card says otherwise."""
    __, __, __, __, free = frame
    return 0 if free else COPY_COST


def die_strength(state: State, player: Player, value: int, boost: bool) -> int:
    """T2, P1: all dice of the space, the boost and what staff add."""
    of_staff = sum(bonus.strength for bonus in state.book.die_bonuses[value] if player.staff & bonus.bit)
    return space_strength(state, value, boost) + of_staff


def extra_turn_strength(state: State, player: Player, value: int, boost: bool) -> int:
    """E, E2: in a turn without taking a die; of staff only those add to it that need no die."""
    of_staff = 0
    for bonus in state.book.die_bonuses[value]:
        if bonus.without_die and player.staff & bonus.bit:
            of_staff += bonus.strength
    return space_strength(state, value, boost) + of_staff


def space_strength(state: State, value: int, boost: bool) -> int:
    """G5: the same without staff, as for a space that is used without taking a die."""
    return state.dice[value] + (1 if boost else 0)


def krones_within(player: Player, krones: int, spent: int = 0) -> int:
    """K2: how many of these krones the purse can hold after `spent` were paid."""
    return min(krones, MONEY_LIMIT - player.krones + spent)


def steps_within(state: State, seat: int, steps: int) -> tuple[int, int]:
    """K2: how far these steps lead on the emperor track, and how many of them are VP instead."""
    if steps > 0:
        steps = hooks.more_steps(state, seat, steps)
    walked = min(steps, EMPEROR_LIMIT - state.players[seat].emperor)
    return walked, steps - walked
