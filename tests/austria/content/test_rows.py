"""The words that content may use are those that the rules know."""

from typing import Any, get_args

import pytest

from hotelier.austria.content import rows
from hotelier.austria.content.cards import EXTRAS
from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    COLOUR_NAMES,
    ITEM_NAMES,
    ROOM_COLOURS,
    SPACES,
    space_name,
)
from hotelier.austria.content.effects import CHOICES, GAINS
from hotelier.austria.content.manifests import PARTS
from hotelier.austria.modules.ballrooms.printed import BONUS_ROWS, SCORINGS
from hotelier.austria.modules.ballrooms.rows import Ballroom, Scoring
from hotelier.core.rows import fields_of, words_of


@pytest.mark.parametrize(
    ("declared", "known"),
    [
        (words_of(rows.Dish), ITEM_NAMES),
        (words_of(rows.Item), ALL_ITEM_NAMES),
        (words_of(rows.Colour), COLOUR_NAMES),
        (words_of(rows.RoomColour), COLOUR_NAMES[:ROOM_COLOURS]),
        (words_of(rows.Space), [space_name(space) for space in range(SPACES)]),
        (fields_of(Scoring), SCORINGS),
    ],
)
def test_words_stand_in_the_order_of_the_rules(declared: Any, known: Any) -> None:
    assert list(declared) == list(known)


@pytest.mark.parametrize(
    ("declared", "known"),
    [
        (fields_of(rows.Effect), {"gain", *CHOICES}),
        (words_of(get_args(rows.Gain)[0]), {*ALL_ITEM_NAMES, *GAINS}),
        (fields_of(rows.Extra), EXTRAS),
    ],
)
def test_every_word_means_something(declared: Any, known: Any) -> None:
    assert set(declared) == set(known)


def test_rows_with_a_bonus_are_fields_of_a_ballroom() -> None:
    assert set(BONUS_ROWS) <= set(fields_of(Ballroom))


def test_a_pack_may_have_cards_and_all_parts_of_modules() -> None:
    cards = ["guests", "staff", "objectives", "emperor"]
    assert list(fields_of(rows.Pack)) == [*cards, *PARTS, "modules", "game", "name"]
