"""Ratings, intervals and tables."""

from random import Random
from statistics import fmean
from typing import Any

import pytest

from bench.ratings import Figures, order_of, run, run_drawn
from hotelier.arena.ratings import Mean, Table, table_of, wilson


@pytest.mark.parametrize(("won", "games"), [(8, 10), (0, 10), (10, 10), (300, 400), (2.5, 7)])
def test_the_ends_of_an_interval_are_as_far_as_chance_goes(won: float, games: int) -> None:
    """What defines Wilson's interval: from either end the share won is 1.96 standard deviations away."""
    for end in wilson(won, games):
        away = (won / games - end) ** 2
        assert away == pytest.approx(1.959964**2 * end * (1 - end) / games, abs=1e-9)
    low, high = wilson(won, games)
    assert 0 <= low <= won / games <= high <= 1
    assert low < high


def test_all_won_is_not_always_won() -> None:
    assert wilson(10, 10) == pytest.approx((10 / (10 + 1.959964**2), 1.0))


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_mean_and_margin() -> None:
    mean = Mean()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        mean.add(value)
    assert mean.mean == 5
    assert mean.deviation == pytest.approx((32 / 7) ** 0.5)
    assert mean.margin == pytest.approx(1.96 * (32 / 7) ** 0.5 / 8**0.5, rel=1e-3)


def row(number: int, sides: list[str], scores: list[int]) -> dict[str, Any]:
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    return {
        "number": number,
        "sides": sides,
        "scores": scores,
        "ranking": ranking,
        "winners": [seat for seat, rank in enumerate(ranking) if rank == 1],
    }


def small_table() -> Table:
    return table_of(
        [
            row(0, ["a", "b", "c"], [30, 20, 10]),
            row(1, ["b", "c", "a"], [25, 5, 25]),
            {"number": 2, "seed": 1, "bots": ["c", "a", "b"], "error": "x", "record": None},
            row(3, ["a", "b", "c"], [12, 18, 18]),
        ]
    )


def test_victories_that_are_shared_count_in_parts() -> None:
    table = small_table()
    assert {side: share.won for side, share in table.wins.items()} == {"a": 1.5, "b": 1.0, "c": 0.5}
    assert sum(share.won for share in table.wins.values()) == table.games == 3


def test_who_came_before_whom() -> None:
    duels = small_table().duels
    assert (duels["a", "b"].won, duels["a", "b"].games) == (1.5, 3)
    assert (duels["b", "a"].won, duels["a", "c"].won, duels["b", "c"].won) == (1.5, 2.0, 2.5)


def test_scores_by_bot_and_by_seat() -> None:
    table = small_table()
    assert table.scores["a"].mean == pytest.approx(67 / 3)
    assert table.seats[0]["a"].mean == 21
    assert table.seats[2]["a"].count == 1
    assert table.seat_wins[0].won == 1.5


def test_failures_are_listed_and_count_nowhere() -> None:
    table = small_table()
    assert [failure["number"] for failure in table.failures] == [2]
    assert table.wins["a"].games == 3


def test_who_wins_always_is_rated_higher_and_surely_so_after_many_games() -> None:
    def rated(games: int) -> Table:
        return table_of(row(number, ["good", "bad"], [2, 1]) for number in range(games))

    few, many = rated(2).ratings.of, rated(100).ratings.of
    assert few["good"].mu > few["bad"].mu
    assert many["good"].sigma < few["good"].sigma
    assert many["good"].mu - 2 * many["good"].sigma > many["bad"].mu + 2 * many["bad"].sigma


def test_equals_are_rated_alike() -> None:
    rows = [row(number, ["a", "b"], [1, 2] if number % 2 else [2, 1]) for number in range(100)]
    of = table_of(rows).ratings.of
    assert abs(of["a"].mu - of["b"].mu) < of["a"].sigma + of["b"].sigma


def test_a_bot_on_several_seats_has_one_rating() -> None:
    of = table_of(row(number, ["a", "b", "b"], [3, 2, 1]) for number in range(20)).ratings.of
    assert set(of) == {"a", "b"}
    assert of["a"].mu > of["b"].mu


def test_two_thousand_games_find_the_true_order_and_intervals_hold() -> None:
    """Ten times eight players of known strength (bench/ratings.py): the intervals hold the 95 % that they
    promise, and whoever is told apart by them is in the true order."""
    figures, rng = Figures(), Random(2)
    for _ in range(10):
        run(8, 3, 2, 2000, rng, figures)
    assert fmean(figures.own) >= 0.95 and fmean(figures.pairs) >= 0.95
    assert fmean(figures.clear) >= 0.975, "by chance one side of an interval is missed in 2.5 %"
    assert len(figures.clear) > len(figures.pairs) / 2, "they are narrow enough to tell most pairs apart"


def test_bots_that_play_by_no_model_are_put_in_the_order_that_their_games_have() -> None:
    """`best` beats everybody, but `odd` in four of five games only; `last` beats nobody. Came before, by
    hand: (0.8 + 1) / 2, (0.2 + 1) / 2, 0."""
    rows = [row(number, ["best", "odd"], [2, 1] if number % 5 else [1, 2]) for number in range(10)]
    rows += [row(number, ["best", "last"], [2, 1]) for number in range(10)]
    rows += [row(number, ["odd", "last"], [2, 1]) for number in range(10)]
    assert order_of(rows) == pytest.approx({"best": 0.9, "odd": 0.6, "last": 0.0})
    figures = Figures()
    run_drawn(rows, 1000, Random(1), figures)
    assert figures.ordered == [True] * 3
    assert figures.clear == [True] * 3
