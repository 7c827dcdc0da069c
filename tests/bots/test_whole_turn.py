"""The last turn of a game is searched exhaustively: nothing that scores more is overlooked."""

import pytest

from hotelier import Perspective, Seeded, new_game
from hotelier.austria.content.actions import PASS
from hotelier.austria.game import Austria
from hotelier.bots.budget import Budget
from hotelier.bots.evaluation import search_evaluator_for
from hotelier.bots.evaluation.own_turn import OwnTurnEvaluator, evaluator_for
from hotelier.bots.levels import QUICK
from hotelier.bots.rollouts import RolloutBot
from hotelier.bots.whole_turn import WholeTurn
from hotelier.core.playout import play_randomly

MANY = 1500
"""Decisions of a turn that can still be tried out one by one, without anything that saves work."""


class TooMany(Exception):
    """There are too many ways to play on, or chance comes in."""


def best_score(game: Austria, seat: int, left: list[int]) -> int:
    """The most that a seat can have at the end of the game: every way to go on is tried, but for passing,
    after which other dice lie there."""
    if game.to_move is None:
        assert game.outcome is not None
        return game.outcome.scores[seat]
    if game.to_move != seat:
        raise TooMany
    best = -1000
    for action in game.legal_actions():
        if action == PASS:
            continue
        left[0] -= 1
        after = game.clone()
        after.apply(action)
        if not left[0] or len(after.state.staff_deck) != len(game.state.staff_deck):
            raise TooMany
        best = max(best, best_score(after, seat, left))
    return best


def prepared(game: Austria) -> OwnTurnEvaluator:
    evaluator = evaluator_for(game, 0)
    evaluator.prepare(game, Seeded(1))
    return evaluator


def in_the_last_turn(seed: int) -> tuple[Austria, int] | None:
    """A game alone in its last turn, as early as every way can be tried out, and the best score."""
    game = new_game("austria", seats=1, seed=seed)
    assert isinstance(game, Austria)
    while game.to_move is not None:
        if prepared(game).is_last_turn(game) and len(game.choices()) > 1:
            try:
                return game, best_score(game, 0, [MANY])
            except TooMany:
                pass
        play_randomly(game, Seeded(seed), 1)
    return None


POSITIONS = [found for seed in range(30) if (found := in_the_last_turn(seed)) is not None]


def test_no_way_to_play_the_last_turn_scores_more_than_the_best_plan() -> None:
    assert len(POSITIONS) > 12
    for game, best in POSITIONS:
        before = game.record()
        turn = WholeTurn(game.clone(), 0, prepared(game), 100_000, Budget(1).begin())
        assert game.record() == before
        after = game.clone()
        plans = [kind for kind in turn.leads if turn.plans[kind] != [PASS]]
        for action in turn.plans[max(plans, key=lambda kind: turn.leads[kind])]:
            after.apply(action)
        assert best_score(after, 0, [MANY]) == best


def test_levels_that_compare_plans_play_the_last_turn_as_well_as_can_be() -> None:
    for game, best in POSITIONS:
        if PASS in game.choices():
            continue
        bot = RolloutBot(Seeded(1), Budget(20), QUICK)
        after = game.clone()
        while after.to_move is not None:
            after.apply(bot.choose(Perspective(after, 0)))
        assert after.outcome is not None
        assert after.outcome.scores[0] == best


@pytest.mark.parametrize("seats", [1, 3])
def test_the_last_turn_is_that_of_the_second_die_in_the_seventh_round(seats: int) -> None:
    """Every round has two turns for everybody (R3); whoever passes has the turn later."""
    game = new_game("austria", seats=seats, seed=5)
    assert isinstance(game, Austria)
    taken: set[tuple[int, int, int]] = set()
    last = 0
    while (seat := game.to_move) is not None:
        state = game.state
        dice = len([die for die in taken if die[:2] == (seat, state.round)])
        is_last = search_evaluator_for(game, seat).is_last_turn(game)
        assert is_last == (state.round == 7 and dice == (2 if state.die_taken else 1))
        last += is_last
        play_randomly(game, Seeded(1), 1)
        if game.state.die_taken and game.to_move == seat:
            taken.add((seat, state.round, game.state.players[seat].covered))
    assert last > seats
