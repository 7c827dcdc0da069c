"""Bots know what the modules of Let's Waltz! are worth, and play with them."""

import itertools

import pytest

from hotelier import Seeded, advise, new_game
from hotelier.arena.simulate import play_out
from hotelier.austria.game import Austria
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.modules.hotels.state import entrances_of
from hotelier.austria.modules.key.state import key_of
from hotelier.bots.evaluation.waltz import ball_points, distance_with_modules, house_points
from hotelier.core.playout import play_randomly

SETS = [*"12345", *map(",".join, itertools.combinations("12345", 2)), "1,2,3,4,5"]
"""Alone, with every other one, and all together."""


@pytest.mark.parametrize("modules", SETS)
def test_greedy_plays_with_modules_and_beats_chance(modules: str) -> None:
    """By more than thirty points: a player who understands a module is not led astray by it."""
    game = new_game("austria", seats=2, seed=len(modules), modules=modules)
    play_out(game, ["greedy", "random"])
    assert game.outcome is not None
    assert game.outcome.scores[0] > game.outcome.scores[1] + 30


def test_greedy_sends_dancers_and_receives_celebrities() -> None:
    """Nobody who plays well leaves the ballrooms empty and the lounge alone."""
    points = {"ballrooms": 0, "celebrities": 0}
    for seed in range(2):
        game = new_game("austria", seats=2, seed=seed, modules="1,2,3")
        play_out(game, ["greedy", "greedy"])
        assert game.outcome is not None
        for breakdown in game.outcome.breakdown:
            for source in points:
                points[source] += breakdown[source]
    assert points["ballrooms"] > 0 and points["celebrities"] > 0


def test_advice_with_modules_names_what_it_is_about() -> None:
    game = new_game("austria", seats=2, seed=5, modules="1,2,3,4,5")
    play_randomly(game, Seeded(3), 60)
    seat = game.to_move
    assert seat is not None
    for advice in advise(game, seat, iterations=10):
        assert advice.reason and advice.plan[0] == advice.notation


def begun(modules: str) -> Austria:
    game = new_game("austria", seats=2, seed=2, modules=modules)
    assert isinstance(game, Austria)
    return game


def test_dancers_promise_what_their_ballroom_would_bring() -> None:
    """W8: without a dancer 5 points are lost, so the first one is worth more than what it scores."""
    state = begun("1").state
    before = ball_points(state, 0, 1.0)
    ball_of(state).placed[0][0] = 1
    assert ball_points(state, 0, 1.0) > before + 1
    assert ball_points(state, 1, 1.0) <= before


def test_objectives_of_modules_come_nearer() -> None:
    """W10: seven dancers are seven steps away, with two dancers five."""
    state = begun("1").state
    dancers = next(each for each in state.book.objectives if each.dancers)
    assert distance_with_modules(state, 0, dancers) == 7
    ball_of(state).placed[0][1] = 2
    assert distance_with_modules(state, 0, dancers) == 5


def test_the_key_and_an_entrance_are_worth_something() -> None:
    state = begun("3,4").state
    nothing = house_points(state, 0, 1.0)
    key_of(state).holder = 0
    with_key = house_points(state, 0, 1.0)
    entrances_of(state).of_seat[0] = 0
    assert house_points(state, 0, 1.0) > with_key > nothing
