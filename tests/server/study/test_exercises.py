"""Exercises: the list, a position with its plans, and trying decisions out there."""

from collections.abc import Iterator

import pytest

from tests.server.sitting import House, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def test_an_exercise_shows_its_position_and_its_plans(home: House) -> None:
    first, *__, last = home.ask("GET", "/exercises")["exercises"]
    assert first["grade"] == 1 and last["grade"] == 3, "the easiest first"
    path = f"/exercises/{last['id']}"
    shown = home.ask("GET", path)
    assert shown["note"] == last
    seat = shown["position"]["seat"]
    assert shown["position"]["view"] == shown["start"]["view"]
    assert shown["start"]["view"]["to_move"] == seat and shown["start"]["plan"] == []
    best = shown["plans"][0]
    found = home.ask("POST", f"{path}/try", {"plan": best["actions"]})
    assert [event for step in found["steps"] for event in step] == best["events"]
    assert best["events"], "so that a page can say in its own words what the plan is"


def test_what_is_no_exercise_is_refused(home: House) -> None:
    home.refused("not_found", "GET", "/exercises/3-1-1")
    home.refused("not_found", "POST", "/exercises/3-1-1/try", {"plan": []})
    id = home.ask("GET", "/exercises")["exercises"][0]["id"]
    home.refused("illegal_action", "POST", f"/exercises/{id}/try", {"plan": ["die 9"]})
