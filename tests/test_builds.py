"""The tests are divided between the two builds, and none is lost between them."""

from pathlib import Path

import pytest

from hotelier import game_info
from hotelier.core.options import DependentOption, SetOption
from hotelier.games import NAMES
from tests import builds, contract

ROOT = Path(__file__).resolve().parents[1]


def test_all_that_is_named_is_there() -> None:
    for path in (*builds.ENGINE, *builds.BOTH):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("name", NAMES)
def test_a_quarter_of_the_contract_has_every_number_of_seats_and_every_choice(name: str) -> None:
    part = [case for case in builds.part_of(contract.cases()) if case.name == name]
    every = [case for case in contract.cases() if case.name == name]
    assert len(part) <= len(every) / 3
    info = game_info(name)
    assert {case.seats for case in part} == set(info.seats)
    for option in {
        option.name: option for seats in info.seats for option in info.options_for(seats)
    }.values():
        met = {case.options[option.name] for case in part if option.name in case.options}
        if isinstance(option, SetOption):
            assert {part for chosen in met for part in str(chosen).split(",")} == set(option.parts)
        elif not isinstance(option, DependentOption):
            assert met == set(option.choices), option.name
        else:
            assert met == {case.options[option.name] for case in every if option.name in case.options}, (
                option.name
            )
