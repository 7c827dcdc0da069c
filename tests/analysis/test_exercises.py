"""The shipped exercises are what they say: positions that can be reached, with one plan clearly best."""

import gzip
from collections import Counter
from importlib.resources import files

import pytest

from hotelier.analysis.exercises import FILE, all_exercises
from hotelier.analysis.exercises.shapes import Exercise
from hotelier.games import replay
from hotelier.server.study.sandbox import tried

LEAD, SURELY = 4.0, 2.0
EXERCISES = all_exercises()


def test_there_are_enough_of_every_kind() -> None:
    assert len(EXERCISES) >= 200
    assert all(any(exercise["missed"].values()) for exercise in EXERCISES.values()), "somebody misses it"
    seats = Counter(exercise["record"]["seats"] for exercise in EXERCISES.values())
    assert set(seats) == {1, 2} and min(seats.values()) >= 20
    assert {exercise["round"] for exercise in EXERCISES.values()} == {1, 2, 3, 4, 5, 6, 7}
    assert {exercise["grade"] for exercise in EXERCISES.values()} == {1, 2, 3}
    text = files("hotelier.analysis.exercises").joinpath(FILE).read_bytes()
    assert len(gzip.compress(text)) < 500_000


@pytest.mark.parametrize("part", range(4))
def test_every_exercise_replays_and_its_plans_can_be_played(part: int) -> None:
    """To the end of the turn, or to where something hidden comes out."""
    for exercise in list(EXERCISES.values())[part::4]:
        game = replay(exercise["record"])
        seat = exercise["seat"]
        assert (game.to_move, game.round) == (seat, exercise["round"])
        assert exercise["id"] == f"{game.seats}-{game.seed}-{game.decisions}"
        for plan in exercise["plans"]:
            found = tried(game, seat, plan["actions"], 0)
            assert found.plan == plan["actions"]
            assert found.ends or plan["actions"][-1] in ("end", "pass")


def test_plans_differ_and_one_at_most_only_invites_a_guest() -> None:
    """Where the card that comes next leaves the rest of the turn open, others would read the same."""
    for exercise in EXERCISES.values():
        plans = [plan["actions"] for plan in exercise["plans"]]
        assert len({tuple(plan) for plan in plans}) == len(plans), exercise["id"]
        openings = [{action.split()[0] for action in plan} for plan in plans]
        assert sum(not {"die", "pass"} & words for words in openings) <= 1, exercise["id"]


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=list(EXERCISES))
def test_one_plan_is_clearly_best(exercise: Exercise) -> None:
    best, *others = exercise["plans"]
    assert best["behind"] == 0 and others
    for plan in others:
        assert plan["behind"] >= LEAD
        assert plan["behind"] - 1.96 * plan["error"] >= SURELY - 0.15, "figures are rounded"
