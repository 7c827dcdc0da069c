"""K2, X5: the money and emperor tracks, and income that a full purse makes wait."""

from hotelier.austria.book import Income
from hotelier.austria.components import EMPEROR, EMPEROR_LIMIT, MONEY_LIMIT
from hotelier.austria.state import REWARD, Player, State


def gain_krones(player: Player, krones: int) -> None:
    """What goes beyond 20 is lost."""
    player.krones = min(player.krones + krones, MONEY_LIMIT)


def advance(player: Player, steps: int) -> None:
    """Steps on the emperor track; each one beyond 13 is a VP instead."""
    player.emperor += steps
    if player.emperor > EMPEROR_LIMIT:
        player.points[EMPEROR] += player.emperor - EMPEROR_LIMIT
        player.emperor = EMPEROR_LIMIT


def gain_income(state: State, seat: int, krones: int) -> None:
    """Krones from an occupancy bonus or from staff.

    They may be taken before or after the reward of the same move (X5). As more krones never hurt, they
    are taken at once where nothing is lost; otherwise they wait beside the reward for the player's word.
    """
    player = state.players[seat]
    if player.krones + krones > MONEY_LIMIT:
        for place in range(len(state.stack) - 1, -1, -1):
            frame = state.stack[place]
            if frame[0] == REWARD and frame[1] == seat and frame[2] < state.book.guest_count:
                waiting = frame[4] + krones
                state.stack[place] = (REWARD, seat, frame[2], frame[3], waiting)
                return
    gain_krones(player, krones)


def earn(player: Player, card: int, vp: int) -> None:
    """VP that a staff card brings."""
    player.earned[player.played.index(card)] += vp


def bring(state: State, seat: int, incomes: list[Income]) -> None:
    """What the staff cards that the player has in play bring for one event."""
    player = state.players[seat]
    for income in incomes:
        if player.staff & income.bit:
            if income.krones:
                gain_income(state, seat, income.krones)
            if income.steps:
                advance(player, income.steps)
            if income.vp:
                earn(player, income.card, income.vp)
