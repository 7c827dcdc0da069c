"""Bots see what lies ready, and never play what nobody would."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Perspective, Seeded, new_game
from hotelier.austria.content.components import CLAIMS, GUESTS
from hotelier.bots import make_bot
from hotelier.bots.evaluation import evaluator_for
from hotelier.bots.levels import softmax_draw
from hotelier.core.playout import play_randomly
from tests.austria.table import Table

many = settings(max_examples=60, deadline=None, derandomize=True, database=None)
THINKERS = ["greedy", "search:15", "waiter"]


def play_turn(table: Table, code: str) -> None:
    """Let a bot play the turn of seat 0 to its end."""
    bot = make_bot(code, Seeded(1))
    game = table.game
    while game.to_move == 0 and table.player().covered < 2:
        game.apply(bot.choose(Perspective(game, 0)))
    while game.to_move == 0 and game.outcome is None:
        game.apply(bot.choose(Perspective(game, 0)))


@pytest.mark.parametrize("code", THINKERS)
def test_an_objective_that_is_fulfilled_is_claimed_before_the_end(code: str) -> None:
    """X2: 15 points for six staff cards, in the last turn of the game."""
    table = Table(objectives=["staff_6", "columns_2", "three_of_each"]).round(7)
    table.seat(0, staff=[1, 2, 3, 4, 5, 6], covered=1)
    table.seat(1, covered=2)
    table.turn_of(0)
    play_turn(table, code)
    assert table.player().points[CLAIMS] == 15


@pytest.mark.parametrize("code", THINKERS)
def test_a_finished_guest_moves_in_before_the_end(code: str) -> None:
    """X4, F4: a finished guest is worth its points, and costs five if it still waits in the end."""
    table = Table().round(7)
    table.seat(0, guests=[84], complete=True, vacant="1a 1b 1c 2a 2b", covered=1)
    table.seat(1, covered=2)
    table.turn_of(0)
    play_turn(table, code)
    assert table.cafe() == [None, None, None]
    assert table.player().points[GUESTS] > 0


@many
@given(
    st.integers(0, 2**32),
    st.integers(0, 60),
    st.sampled_from([("austria", 2), ("austria", 1), ("overbooking", 3)]),
)
def test_candidates_are_legal_and_there_is_always_one(
    seed: int, decisions: int, table: tuple[str, int]
) -> None:
    game = new_game(table[0], seats=table[1], seed=seed)
    play_randomly(game, Seeded(seed), decisions)
    candidates = evaluator_for(game, 0).candidates(game)
    assert set(candidates) <= set(game.legal_actions())
    assert bool(candidates) == (game.to_move is not None)


@many
@given(st.lists(st.floats(-50, 50), min_size=1, max_size=20), st.integers(0, 2**32))
def test_at_a_low_temperature_the_best_is_drawn(values: list[float], seed: int) -> None:
    assert values[softmax_draw(values, 1e-6, Seeded(seed))] == pytest.approx(max(values), abs=1e-3)


def test_what_looks_worse_is_drawn_more_seldom_and_what_looks_much_worse_never() -> None:
    rng = Seeded(1)
    taken = [0, 0, 0]
    for _ in range(3000):
        taken[softmax_draw([3.0, 2.0, -20.0], 1.0, rng)] += 1
    assert taken[0] > 2 * taken[1] > 0
    assert taken[2] == 0


@pytest.mark.parametrize(("name", "seats"), [("austria", 1), ("austria", 4), ("overbooking", 4)])
def test_the_forecast_of_a_finished_game_is_its_score(name: str, seats: int) -> None:
    game = new_game(name, seats=seats, seed=8)
    play_randomly(game, Seeded(8))
    assert game.outcome is not None
    assert evaluator_for(game, 0).forecast(game, Seeded(1)) == game.outcome.scores
