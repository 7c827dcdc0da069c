"""docs/events.md is made from the types, and every kind of event is worked out by hand somewhere."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from hotelier.games import NAMES
from tests.told_kinds import event_kinds

ROOT = Path(__file__).parents[1]
MAKER: dict[str, Any] = runpy.run_path(str(ROOT / "docs" / "make_events.py"))


def test_the_document_is_up_to_date() -> None:
    assert MAKER["FILE"].read_text(encoding="utf-8") == MAKER["document"](), "run: make docs"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_event_has_an_example_of_its_kind(name: str) -> None:
    found = MAKER["examples"](name)
    missing = event_kinds(name) - set(found)
    assert missing == set(), "in no game of SAMPLES (docs/make_events.py): change a seed, or add one"
    assert set(found) <= event_kinds(name)
    assert all(example.event["kind"] == kind for kind, example in found.items())


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_event_is_worked_out_by_hand(name: str) -> None:
    """In a file test_events.py among the tests of the game."""
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "tests" / name).rglob("test_events.py")]
    assert {kind for kind in event_kinds(name) if not any(f'"{kind}"' in text for text in texts)} == set()
