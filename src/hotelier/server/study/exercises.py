"""Exercises as a page shows them: the list, a position with its plans, and trying decisions out there."""

from hotelier.analysis.exercises import all_exercises
from hotelier.analysis.exercises.shapes import Exercise, Plan
from hotelier.core.game import Game
from hotelier.games import replay
from hotelier.server.refusals import Refusal
from hotelier.server.study.replays import replay_step
from hotelier.server.study.sandbox import tried
from hotelier.wire.messages.study import (
    ExerciseList,
    ExerciseNote,
    ExercisePlan,
    ShownExercise,
    Tried,
    TryExercise,
)


def list_exercises() -> ExerciseList:
    return ExerciseList(exercises=[note_of(exercise) for exercise in all_exercises().values()])


def show_exercise(id: str) -> ShownExercise:
    exercise = find(id)
    game, seat = replay(exercise["record"]), exercise["seat"]
    return ShownExercise(
        note=note_of(exercise),
        position=replay_step(exercise["record"], None, None, seat, ""),
        start=tried(game, seat, [], game.decisions),
        plans=[plan_of(game, seat, plan) for plan in exercise["plans"]],
        missed=exercise["missed"],
    )


def try_in_exercise(id: str, asked: TryExercise) -> Tried:
    exercise = find(id)
    game = replay(exercise["record"])
    return tried(game, exercise["seat"], asked.plan, game.decisions)


def find(id: str) -> Exercise:
    exercise = all_exercises().get(id)
    if exercise is None:
        raise Refusal("not_found", f"there is no exercise {id[:20]!r}")
    return exercise


def note_of(exercise: Exercise) -> ExerciseNote:
    record = exercise["record"]
    return ExerciseNote(
        id=exercise["id"],
        game=record["game"],
        seats=record["seats"],
        round=exercise["round"],
        grade=exercise["grade"],
    )


def plan_of(game: Game, seat: int, plan: Plan) -> ExercisePlan:
    steps = tried(game, seat, plan["actions"], game.decisions).steps
    return ExercisePlan(
        actions=plan["actions"],
        events=[event for step in steps for event in step],
        behind=plan["behind"],
        error=plan["error"],
        themes=plan["themes"],
    )
