"""Advice: the best choices, their value and a reason; the same for the same seed."""

import pytest

from hotelier import BadInput, Seeded, advise, new_game
from hotelier.bots.advice import WORDS
from hotelier.core.playout import play_randomly


@pytest.mark.parametrize(("name", "seats"), [("austria", 1), ("austria", 2), ("overbooking", 2)])
def test_advice_names_legal_choices_the_best_first_with_a_reason(name: str, seats: int) -> None:
    game = new_game(name, seats=seats, seed=4)
    play_randomly(game, Seeded(4), 25)
    seat = game.to_move
    assert seat is not None
    told = advise(game, seat, iterations=10, most=4)
    assert 1 <= len(told) <= 4
    assert [advice.value for advice in told] == sorted((advice.value for advice in told), reverse=True)
    for advice in told:
        assert advice.action in game.legal_actions()
        assert advice.notation == game.notation(advice.action) == advice.plan[0]
        assert 0 <= advice.value <= 1
        assert advice.reason
        assert all(theme in WORDS and points for theme, points in advice.themes)


def test_the_same_seed_and_budget_give_the_same_advice_and_leave_the_game_alone() -> None:
    game = new_game("austria", seats=2, seed=6)
    play_randomly(game, Seeded(6), 30)
    seat = game.to_move
    assert seat is not None
    before = game.record()
    twice = [
        [
            (advice.notation, advice.value, advice.plan, advice.themes)
            for advice in advise(game, seat, iterations=8, seed=3)
        ]
        for _ in range(2)
    ]
    assert twice[0] == twice[1]
    assert game.record() == before


def test_a_seat_that_is_not_to_move_gets_none() -> None:
    game = new_game("austria", seats=2, seed=6)
    seat = game.to_move
    assert seat is not None
    with pytest.raises(BadInput, match="not to move"):
        advise(game, 1 - seat)
    with pytest.raises(BadInput, match="there is no seat 5"):
        advise(game, 5)
