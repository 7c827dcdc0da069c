"""K2, X5: the money, emperor and point tracks, and income that a full purse makes wait.

Every call is one source of krones, steps or VP: modules react to sources (see waltz/reactions.py).
"""

from hotelier.austria.book import Income
from hotelier.austria.components import EMPEROR, EMPEROR_LIMIT, MONEY_LIMIT
from hotelier.austria.state import REWARD, Player, State
from hotelier.austria.waltz import reactions


def gain_krones(state: State, seat: int, krones: int) -> None:
    """What goes beyond 20 is lost."""
    player = state.players[seat]
    before = player.krones
    player.krones = min(before + krones, MONEY_LIMIT)
    if state.waltz is not None and player.krones > before:
        reactions.krones_gained(state, seat)


def advance(state: State, seat: int, steps: int) -> None:
    """Steps on the emperor track."""
    if state.waltz is not None and steps > 0:
        steps = reactions.more_steps(state, seat, steps)
        reactions.steps_gained(state, seat, steps)
    walk(state.players[seat], steps)


def walk(player: Player, steps: int) -> None:
    """The steps themselves; each one beyond 13 is a VP instead."""
    player.emperor += steps
    if player.emperor > EMPEROR_LIMIT:
        player.points[EMPEROR] += player.emperor - EMPEROR_LIMIT
        player.emperor = EMPEROR_LIMIT


def score(state: State, seat: int, source: int, vp: int) -> None:
    """VP from a source."""
    if state.waltz is not None and vp > 0:
        vp = reactions.more_points(state, seat, vp)
    state.players[seat].points[source] += vp


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
    gain_krones(state, seat, krones)


def earn(state: State, seat: int, card: int, vp: int) -> None:
    """VP that a staff card brings."""
    if state.waltz is not None and vp > 0:
        vp = reactions.more_points(state, seat, vp)
    credit(state.players[seat], card, vp)


def credit(player: Player, card: int, vp: int) -> None:
    """Write VP down beside a staff card."""
    player.earned[player.played.index(card)] += vp


def bring(state: State, seat: int, incomes: list[Income]) -> None:
    """What the staff cards that the player has in play bring for one event."""
    player = state.players[seat]
    for income in incomes:
        if player.staff & income.bit:
            if income.krones:
                gain_income(state, seat, income.krones)
            if income.steps:
                advance(state, seat, income.steps)
            if income.vp:
                earn(state, seat, income.card, income.vp)
