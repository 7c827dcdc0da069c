"""Who meets whom: what holds of every round robin and every Swiss tournament, and small ones by hand."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.server.cups.pairing import (
    FEWEST,
    MOST,
    Round,
    most_swiss_rounds,
    round_robin,
    rounds_of_round_robin,
    swiss,
)


def firsts_minus_seconds(rounds: list[Round]) -> Counter[int]:
    balance: Counter[int] = Counter()
    for each in rounds:
        balance.update(first for first, _ in each.pairs)
        balance.subtract(second for _, second in each.pairs)
    return balance


def check_round(each: Round, sides: int) -> None:
    """Everybody is somewhere, and nobody twice."""
    seated = [side for pair in each.pairs for side in pair]
    paused = [] if each.bye is None else [each.bye]
    assert sorted(seated + paused) == list(range(sides))
    assert len(paused) == sides % 2


@pytest.mark.parametrize("sides", range(FEWEST, MOST + 1))
def test_in_a_round_robin_everybody_meets_everybody_once(sides: int) -> None:
    rounds = [round_robin(sides, number) for number in range(rounds_of_round_robin(sides))]
    for each in rounds:
        check_round(each, sides)
    met = [frozenset(pair) for each in rounds for pair in each.pairs]
    assert len(met) == len(set(met))
    assert set(met) == {frozenset(pair) for pair in combinations(range(sides), 2)}
    assert max(map(abs, firsts_minus_seconds(rounds).values())) <= 1
    byes = [each.bye for each in rounds if each.bye is not None]
    assert sorted(byes) == (list(range(sides)) if sides % 2 else [])


def test_a_round_robin_of_four() -> None:
    """0, 1 and 2 go round and 3 stands still: those meet whose numbers add up to 0, 1 or 2 (mod 3)."""
    assert round_robin(4, 0) == Round(((0, 3), (1, 2)))
    assert round_robin(4, 1) == Round(((0, 1), (3, 2)))
    assert round_robin(4, 2) == Round(((2, 0), (1, 3)))


def play_swiss(sides: int, rounds: int, results: list[int]) -> list[Round]:
    """A tournament whose results are given in halves of the first one of a pair, over and over."""
    points = [0] * sides
    played: list[Round] = []
    taken = 0
    for _ in range(rounds):
        this = swiss(points, played)
        for first, second in this.pairs:
            halves = results[taken % len(results)]
            taken += 1
            points[first] += halves
            points[second] += 2 - halves
        if this.bye is not None:
            points[this.bye] += 2
        played.append(this)
    return played


@settings(max_examples=25, deadline=None)
@given(st.integers(FEWEST, MOST), st.lists(st.integers(0, 2), min_size=1, max_size=200))
def test_in_a_swiss_tournament_nobody_meets_twice_or_pauses_twice(sides: int, results: list[int]) -> None:
    rounds = play_swiss(sides, most_swiss_rounds(sides), results)
    for each in rounds:
        check_round(each, sides)
    met = [frozenset(pair) for each in rounds for pair in each.pairs]
    assert len(met) == len(set(met))
    byes = [each.bye for each in rounds if each.bye is not None]
    assert len(byes) == len(set(byes))
    assert rounds == play_swiss(sides, most_swiss_rounds(sides), results)


@settings(max_examples=25, deadline=None)
@given(st.integers(FEWEST, MOST), st.lists(st.integers(0, 2), min_size=1, max_size=200))
def test_whoever_sat_first_less_often_sits_first(sides: int, results: list[int]) -> None:
    rounds = play_swiss(sides, most_swiss_rounds(sides), results)
    for number, each in enumerate(rounds):
        balance = firsts_minus_seconds(rounds[:number])
        assert all(balance[first] <= balance[second] for first, second in each.pairs)


def test_a_swiss_tournament_of_eight_whose_upper_side_always_wins() -> None:
    """Round 1: 0-4, 1-5, 2-6, 3-7; 0 to 3 win. Round 2: of the winners 0-2 and 1-3, of the others 4-6 and
    5-7. Round 3: 0 and 1 have two points each and meet; 2, 3, 4 and 5 have one: 2-4 and 3-5; 6 and 7 have
    none. Where nothing decides who sits first, it is the lower number in rounds 1 and 3, the higher one in
    round 2; in round 3 it is 4 and 5, who have never sat first, against 2 and 3, who always have."""
    points = [0] * 8
    played: list[Round] = []
    for pairs in (
        {(0, 4), (1, 5), (2, 6), (3, 7)},
        {(2, 0), (3, 1), (6, 4), (7, 5)},
        {(0, 1), (4, 2), (5, 3), (6, 7)},
    ):
        this = swiss(points, played)
        assert set(this.pairs) == pairs
        for pair in this.pairs:
            points[min(pair)] += 2
        played.append(this)
    assert points == [6, 4, 4, 4, 2, 2, 2, 0]


def test_who_has_met_changes_places_with_the_next_pair() -> None:
    """0 and 1 are alone with a win and have met; so each takes one of the pair below, 2 and 3."""
    before = [Round(((0, 1), (2, 3)))]
    assert set(map(frozenset, swiss([2, 2, 0, 0], before).pairs)) == {frozenset((0, 2)), frozenset((1, 3))}


def test_the_lowest_who_has_not_paused_has_no_opponent() -> None:
    first = swiss([0] * 5, [])
    assert first == Round(((0, 2), (1, 3)), bye=4)
    second = swiss([2, 2, 0, 0, 2], [first])
    assert second.bye == 3
    third = swiss([4, 2, 0, 2, 4], [first, second])
    assert third.bye == 2
