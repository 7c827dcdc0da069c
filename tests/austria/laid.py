"""What the modules of a game have laid on the table, by name."""

from hotelier.austria.modules.ballrooms.state import Ball, ball_in
from hotelier.austria.modules.celebrities.state import Lounge, lounge_in
from hotelier.austria.modules.common.state import Orders, orders_of
from hotelier.austria.modules.hotels.state import Entrances, entrances_in
from hotelier.austria.modules.key.state import Key, key_in
from hotelier.austria.modules.more.state import Flips, flips_in
from hotelier.austria.rules.state import State
from hotelier.austria.solo.state import Rival, rival_in


class Waltz:
    """The parts of the modules of Let's Waltz!, none where a module is not in play."""

    def __init__(self, state: State) -> None:
        self.ball: Ball | None = ball_in(state)
        self.lounge: Lounge | None = lounge_in(state)
        self.entrances: Entrances | None = entrances_in(state)
        self.key: Key | None = key_in(state)
        self.flips: Flips | None = flips_in(state)
        self.orders: Orders = orders_of(state)
        self.rival: Rival | None = rival_in(state)


def waltz_of(state: State) -> Waltz | None:
    """The parts of all modules, or nothing in a game without any."""
    return Waltz(state) if state.parts else None
