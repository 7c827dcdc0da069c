"""Exercises: positions from games of strong bots in which one plan is clearly best.

`bench/exercises.py` finds them; they lie beside this file, as data that people can read.
"""

import json
from functools import cache
from importlib.resources import files

from hotelier.analysis.exercises.shapes import Exercise, ExerciseFile

FILE = "austria.json"


@cache
def all_exercises() -> dict[str, Exercise]:
    """All exercises of the house by their ids, from the easiest to the hardest."""
    kept: ExerciseFile = json.loads(files(__name__).joinpath(FILE).read_text(encoding="utf-8"))
    return {exercise["id"]: exercise for exercise in kept["exercises"]}
