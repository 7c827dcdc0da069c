"""Exercises as plain data, as they are kept in `austria.json`."""

from typing import Any, TypedDict

from hotelier.analysis.shapes import Reason

FORMAT = 1


class Plan(TypedDict):
    """A way to play the turn, to its end or to where something hidden comes out."""

    actions: list[str]
    behind: float
    """How many points it brings less than the best plan; 0 for that one."""
    error: float
    """The standard error of that."""
    themes: list[Reason]
    """What the best plan is better and worse for than this one, the most important first."""


class Exercise(TypedDict):
    """A position in which one plan is clearly best."""

    id: str
    """The seats and the seed of its game, and how many decisions had been made: `2-17-84`."""
    seat: int
    round: int
    grade: int
    """From 1, which few miss, to 3."""
    missed: dict[str, float]
    """Which part of their tries the levels of bots missed the best plan in."""
    plans: list[Plan]
    """The best one first, then the best of other kinds: with other guests or another die."""
    record: dict[str, Any]
    """The game up to the position."""


class ExerciseFile(TypedDict):
    """What a file of exercises holds."""

    hotelier_exercises: int
    bot: str
    """Who played the games."""
    exercises: list[Exercise]
