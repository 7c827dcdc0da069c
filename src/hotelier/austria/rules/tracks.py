"""K2, X5: the money, emperor and point tracks, and krones that a full purse makes wait.

Every call is one source of krones, steps or VP: modules react to sources (see hooks.py). `why`
says which source it is (see causes.py).
"""

from hotelier.austria.content.cards import Income
from hotelier.austria.content.components import EMPEROR, EMPEROR_LIMIT, MONEY_LIMIT, NONE
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import reward_frame
from hotelier.austria.rules.points import add_points
from hotelier.austria.rules.state import REWARD, Player, State
from hotelier.austria.rules.tale.rewards import (
    tell_krones_gained,
    tell_krones_wait,
    tell_staff_earned,
    tell_steps_gained,
)


def gain_krones(state: State, seat: int, krones: int, why: int) -> None:
    """What goes beyond 20 is lost."""
    player = state.players[seat]
    before = player.krones
    player.krones = min(before + krones, MONEY_LIMIT)
    if state.tale is not None and krones:
        gained = player.krones - before
        tell_krones_gained(state.tale, seat, gained, krones - gained, why)
    if player.krones > before:
        hooks.krones_gained(state, seat)


def advance(state: State, seat: int, steps: int, why: int) -> None:
    """Steps on the emperor track."""
    if steps > 0:
        steps = hooks.more_steps(state, seat, steps)
        hooks.steps_gained(state, seat, steps)
    beyond = walk(state.players[seat], steps)
    if state.tale is not None and steps:
        tell_steps_gained(state.tale, seat, steps - beyond, beyond, why)


def walk(player: Player, steps: int) -> int:
    """The steps themselves; each one beyond 13 is a VP instead. How many these are."""
    player.emperor += steps
    beyond = player.emperor - EMPEROR_LIMIT
    if beyond <= 0:
        return 0
    player.points[EMPEROR] += beyond
    player.emperor = EMPEROR_LIMIT
    return beyond


def raised(state: State, seat: int, vp: int) -> int:
    """The VP of a source with what modules add to them."""
    return hooks.more_points(state, seat, vp) if vp > 0 else vp


def score(state: State, seat: int, source: int, vp: int, why: int) -> None:
    """VP from a source."""
    add_points(state, seat, source, raised(state, seat, vp), why)


def gain_beside_reward(state: State, seat: int, guest: int, krones: int, why: int) -> None:
    """X5: the occupancy bonus of the room into which a guest moves, before or after the guest's reward.

    As more krones never hurt, they are taken at once where nothing is lost; otherwise they wait beside the
    reward for the player's word.
    """
    if guest != NONE and state.players[seat].krones + krones > MONEY_LIMIT:
        for place in range(len(state.stack) - 1, -1, -1):
            kind, owner, source, left, waiting = state.stack[place]
            if kind == REWARD and owner == seat and source == guest:
                state.stack[place] = reward_frame(seat, guest, left, waiting + krones)
                if state.tale is not None:
                    tell_krones_wait(state.tale, seat, krones, why)
                return
    gain_krones(state, seat, krones, why)


def earn(state: State, seat: int, card: int, vp: int) -> None:
    """VP that a staff card brings."""
    vp = raised(state, seat, vp)
    credit(state.players[seat], card, vp)
    if state.tale is not None and vp:
        tell_staff_earned(state.tale, seat, vp, card)


def credit(player: Player, card: int, vp: int) -> None:
    """Write VP down beside a staff card."""
    player.earned[player.played.index(card)] += vp


def bring(state: State, seat: int, incomes: list[Income]) -> None:
    """What the staff cards that the player has in play bring for one event."""
    player = state.players[seat]
    for income in incomes:
        if player.staff & income.bit:
            why = state.book.staff_reward + income.card
            if income.krones:
                gain_krones(state, seat, income.krones, why)
            if income.steps:
                advance(state, seat, income.steps, why)
            if income.vp:
                earn(state, seat, income.card, income.vp)
