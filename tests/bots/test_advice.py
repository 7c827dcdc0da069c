"""Advice: the best choices, their value and a reason; the same for the same seed."""

from collections.abc import Iterator
from typing import Any

import pytest

from hotelier import BadInput, Seeded, advise, new_game
from hotelier.bots.advice import WORDS, Advice
from hotelier.core.game import Game
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


KINDS: dict[str, dict[str, Any]] = {
    "two": {"seats": 2},
    "alone": {"seats": 1, "difficulty": "hard"},
    "modules": {"seats": 2, "modules": "1,2,3,4,5"},
}


@pytest.mark.parametrize("kind", KINDS)
def test_advice_is_the_first_step_of_a_plan_that_leads_somewhere(kind: str) -> None:
    """Never something like serving, and then taking no more: a step aside brings more than it costs."""
    positions = steps_aside = 0
    for seed in range(4):
        game = new_game("austria", seed=seed, **KINDS[kind])
        for seat in positions_of(game, Seeded(seed)):
            positions += 1
            told = advise(game, seat, iterations=4, seed=seed)
            assert told
            steps_aside += sum(check_plan(game, seat, each, told) for each in told)
    assert positions > 30 and steps_aside > 0


def positions_of(game: Game, rng: Seeded) -> Iterator[int]:
    """The seats that have something to choose, through a random game."""
    while (seat := game.to_move) is not None:
        if len(game.legal_actions()) > 1:
            yield seat
        play_randomly(game, rng, 6)


def check_plan(game: Game, seat: int, advice: Advice, all_told: list[Advice]) -> bool:
    """Whether the plan first steps aside and comes back to where it was: it must have been worth it."""
    after = game.clone()
    before = game.view(seat)
    for done, notation in enumerate(advice.plan, 1):
        if after.to_move != seat or notation not in after.view(seat)["legal"]:
            return False
        after.apply(after.parse(notation))
        if after.to_move != seat:
            return False
        view = after.view(seat)
        same = all(view[what] == before[what] for what in ("question", "dice", "queue", "round"))
        if same and view["turn"]["die_taken"] == before["turn"]["die_taken"]:
            had, has = before["players"][seat], view["players"][seat]
            assert {**had, "krones": 0} != {**has, "krones": 0}, advice.plan
            for other in all_told:
                if advice.plan[done : done + 1] == [other.notation]:
                    assert other.value <= advice.value, f"{other.notation} can be done at once"
            return True
    return False
