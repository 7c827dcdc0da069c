"""One game of a run."""

import pytest

from hotelier.arena.order import Schedule, make_order
from hotelier.arena.play import play_game
from hotelier.arena.simulate import Match
from hotelier.arena.times import Clock, class_of, quantile, seconds_of


def test_a_game_of_a_run_is_the_game_that_simulate_plays() -> None:
    order = make_order("austria", seats=3, bots=["random"], games=3, seed=5)
    match = Match("austria", seats=3, bots=["random"], games=3, seed=5)
    for number, simulated in enumerate(match.results()):
        row = play_game(order, Schedule(order).game(number), None)
        assert row["scores"] == simulated["scores"]
        assert sum(row["decisions"]) == simulated["decisions"]
        assert [sum(times.values()) for times in row["times"]] == row["decisions"]


def test_the_automaton_is_a_side_of_its_own() -> None:
    order = make_order("austria", seats=1, bots=["random"], games=1, seed=5, options={"difficulty": "hard"})
    row = play_game(order, Schedule(order).game(0), None)
    assert row["bots"] == ["random"]
    assert row["sides"] == ["random", "leopold hard"]
    assert len(row["scores"]) == len(row["breakdown"]) == 2
    assert len(row["decisions"]) == 1


def test_lengths_of_time_lie_in_their_class() -> None:
    for seconds in (0.0, 1e-6, 0.00234, 0.1, 1.0, 12.5):
        middle = seconds_of(class_of(seconds))
        assert 0.88 < middle / max(seconds, 1e-6) < 1.26


def test_quantiles() -> None:
    counts = {class_of(0.01): 90, class_of(0.5): 9, class_of(3.0): 1}
    assert quantile(counts, 0.5) == seconds_of(class_of(0.01))
    assert quantile(counts, 0.95) == seconds_of(class_of(0.5))
    assert quantile(counts, 1.0) == seconds_of(class_of(3.0))


def test_a_clock_counts_decisions_and_adds_up() -> None:
    clock = Clock()
    for seconds in (0.002, 0.5, 0.5):
        clock.add(seconds)
    assert clock.decisions == 3
    assert clock.seconds == pytest.approx(1.002)
    assert clock.times() == {str(class_of(0.002)): 1, str(class_of(0.5)): 2}
