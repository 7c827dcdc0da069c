"""The sheet of a real game: sources as the rules count them, ties by the rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.sitting import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("sheets")
    with house(folder) as opened:
        yield opened


def test_f5_equal_points_are_decided_by_krones_and_items(home: House) -> None:
    """All have 60: with 7, 9 and 9 from krones and items, two share the victory."""
    rows = [
        {"guests": 53, "krones": 7},
        {"guests": 51, "krones": 5, "items": 4},
        {"guests": 70, "waiting guests": -15, "staff": -4, "krones": 9},
        {"guests": 59},
    ]
    sheet = home.ask("POST", "/score", {"game": "austria", "rows": rows})
    assert sheet["scores"] == [60, 60, 60, 59]
    assert sheet["ranking"] == [3, 1, 1, 4] and sheet["winners"] == [1, 2]
    assert sheet["decided_by"] == ["krones", "items"] and sheet["sources"][-1] == "staff"
    plain = sheet["sources"][:-1]
    for modules, more in (("1,2", ["ballrooms", "celebrities"]), ("3", ["entrances"]), ("4,5", [])):
        waltz = {"game": "austria", "rows": rows, "options": {"modules": modules}}
        assert home.ask("POST", "/score", waltz)["sources"] == [*plain, *more, "staff"]


def test_oe3_equal_points_are_decided_by_cards_worth_three_coins(home: House) -> None:
    rows = [
        {"coins of round 1": 9, "tokens": 4, "valuable cards": 2},
        {"coins of round 4": 10, "bonus": 3, "valuable cards": 3},
    ]
    asked = {"game": "overbooking", "rows": rows, "options": {"bonus": "expert"}}
    sheet = home.ask("POST", "/score", asked)
    assert sheet["scores"] == [13, 13] and sheet["ranking"] == [2, 1]
    assert sheet["sources"] == [*(f"coins of round {number}" for number in range(1, 5)), "tokens", "bonus"]
    refused = home.refused("bad_request", "POST", "/score", {**asked, "options": {}})
    assert "there is no source 'bonus' here; there are: coins of round 1" in refused["message"]
