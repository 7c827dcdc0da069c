"""Options: what may be chosen, and how what people type is understood."""

from typing import Any

import pytest

from hotelier.core.errors import BadOption
from hotelier.core.options import Option, SetOption, choose_options

MODULES = SetOption("modules", ("1", "2", "3"), "modules")
SPEED = Option("speed", ("slow", "fast"), "speed")


@pytest.mark.parametrize(
    "given", ["1,3", "3,1", " 3 , 1 ", [1, 3], [3, 1, 3], ("1", "3"), {1, 3}], ids=repr
)
def test_parts_are_given_as_a_text_or_a_list_in_any_order(given: Any) -> None:
    assert choose_options((SPEED, MODULES), {"modules": given}) == {"speed": "slow", "modules": "1,3"}


@pytest.mark.parametrize("given", ["", "none", [], ()], ids=repr)
def test_where_no_part_is_chosen_the_option_is_not_there(given: Any) -> None:
    assert choose_options((SPEED, MODULES), {"modules": given}) == {"speed": "slow"}
    assert choose_options((SPEED, MODULES), {}) == {"speed": "slow"}


@pytest.mark.parametrize("given", ["4", "1,4", [1, 4], "yes", True, None, "1;2", [[1]], {"1": 2}], ids=repr)
def test_a_part_that_does_not_exist_is_named_with_those_that_do(given: Any) -> None:
    with pytest.raises(BadOption, match=r"option modules cannot .*; allowed are: 1, 2, 3"):
        choose_options((MODULES,), {"modules": given})


def test_every_set_of_parts_is_a_choice_and_is_understood_as_itself() -> None:
    assert len(MODULES.choices) == 8
    assert [MODULES.parse(choice) for choice in MODULES.choices] == list(MODULES.choices)
