"""Views, questions and described actions are exactly of the types that shapes.py declares."""

from typing import Any, get_args, get_type_hints

import pytest

from hotelier import Seeded
from hotelier.austria.content.book import book_of
from hotelier.austria.modules.hotels.shapes import Entrance
from hotelier.austria.shown.shapes import Action, Event, Question, View
from hotelier.austria.shown.view import QUESTIONS
from hotelier.core.options import Value
from tests.austria import invariants
from tests.typed import check

ALONE: list[tuple[int, dict[str, Value]]] = [
    (1, {"difficulty": "medium"}),
    (1, {"modules": "3", "entrance": "hautel_couture"}),
    (1, {"modules": "3", "entrance": "nine_stars"}),
    (1, {"modules": "3", "entrance": "sushi_resort"}),
    (1, {"modules": "3", "entrance": "toll_bridge"}),
]
SETS = ALONE + invariants.module_sets()[::9] + invariants.option_sets()[::24]
NEVER_ASKED = {"scored", "grant", "gift", "hall"}
"""Frames that leave nothing to decide."""


def kinds_of(union: Any) -> list[str]:
    return [get_args(get_type_hints(member)["kind"])[0] for member in get_args(union)]


@pytest.mark.parametrize(
    "union", [Action, Question, Event, Entrance], ids=["action", "question", "event", "entrance"]
)
def test_every_member_of_a_union_has_a_kind_of_its_own(union: Any) -> None:
    kinds = kinds_of(union)
    assert len(set(kinds)) == len(kinds)
    assert all(member.__doc__ for member in get_args(union))


def test_every_question_that_can_be_asked_is_declared() -> None:
    assert set(kinds_of(Question)) == set(QUESTIONS) - NEVER_ASKED


def test_every_action_of_the_table_is_declared() -> None:
    table = book_of("first", True, (1, 2, 3, 4, 5), "spanish", boards_chosen=True).actions
    of_solo = {"give", "enter"}
    assert set(kinds_of(Action)) == {data["kind"] for data in table.data} | of_solo


@pytest.mark.parametrize("number", range(len(SETS)))
def test_whole_games_are_of_the_declared_types(number: int) -> None:
    seats, options = SETS[number]
    style = list(invariants.STYLES)[number % len(invariants.STYLES)]
    game = invariants.begin(seats, number, options)
    for place, position in enumerate(invariants.walk(game, Seeded(number), style)):
        for action in position.legal_actions():
            check(position.describe(action), Action, position.notation(action))
        audience = place % (position.seats + 1)
        check(position.view(audience if audience < position.seats else None), View, "view")
