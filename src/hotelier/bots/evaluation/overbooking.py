"""Overbooking: an evaluation function that gives the points as if the bookings were checked now.

A search sees few of the cards that are still to come in a round, and so thinks too well of the first ones.
Rollouts place them all at random; that is quick and tells more.
"""

from typing import Final

from hotelier.bots.evaluation.evaluator import Evaluator, lead, win_chance
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.overbooking.content.actions import CHOOSE, DONE
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.rules import checking
from hotelier.overbooking.rules.scoring import score
from hotelier.overbooking.rules.state import CHECKING, OVER, PLACING, State

SCALE: Final = 5.0
EXPAND_AFTER: Final = 3


class OverbookingEvaluator(Evaluator):
    """Checks all bookings as they stand in the guessed game; cards still to come are left out."""

    def __init__(self) -> None:
        super().__init__(SCALE, EXPAND_AFTER)
        self.is_flat = True

    def forecast(self, game: Game, rng: Seeded) -> list[float]:
        assert isinstance(game, Overbooking)
        state = game.state.copy()
        if state.phase != OVER:
            check_all(state)
        return scores(game, state)

    def play_out(self, game: Game, seat: int, rng: Seeded) -> float:
        """The chance to win with the points at the end of the round, all cards placed at random."""
        assert isinstance(game, Overbooking)
        state = game.state
        current = state.round
        while state.phase == PLACING and state.round == current:
            game.apply_legal(game.pick(rng))
        if state.phase == CHECKING:
            check_all(state)
        return win_chance(lead(scores(game, state), seat), SCALE)

    def themes(self, game: Game, seat: int, rng: Seeded) -> dict[str, float]:
        assert isinstance(game, Overbooking)
        tokens = float(game.state.players[seat].tokens)
        points = self.forecast(game, rng)
        others = [points[other] for other in range(len(points)) if other != seat]
        return {"beds": points[seat] - tokens, "tokens": tokens, "others": -max(others)}

    def is_between_turns(self, game: Game) -> bool:
        return True


def scores(game: Game, state: State) -> list[float]:
    bonus = str(game.options["bonus"])
    return [float(score(state, player, bonus)) for player in state.players]


def check_all(state: State) -> None:
    """Check the bookings of all hotels still to be checked; every power chooses the nearest card."""
    if state.phase != CHECKING:
        state.checked = 0
        state.phase = CHECKING
        checking.open_hotel(state)
    while True:
        while checking.powers_left(state):
            places = checking.targets(state)
            checking.use_power(state, CHOOSE + places[0] if places else DONE)
        checking.give_beds(state)
        if state.checked == state.seats:
            return
        checking.open_hotel(state)


def evaluator_for(game: Game, seat: int) -> OverbookingEvaluator:
    return OverbookingEvaluator()
