"""What the documents say of observations and actions is what the environments show."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from hotelier.envs import describe
from hotelier.envs.start import Start

MAKER: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "docs" / "make_environments.py"))


def test_the_document_is_up_to_date() -> None:
    assert MAKER["FILE"].read_text(encoding="utf-8") == MAKER["document"](), "run: make docs"


def test_the_document_holds_every_table() -> None:
    """A table whose comments were lost would never be made anew."""
    assert set(MAKER["MADE"].findall(MAKER["FILE"].read_text(encoding="utf-8"))) == set(MAKER["tables"]())


def test_the_layout_is_printed_with_places(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["describe", "overbooking", "--seats", "3"])
    assert describe.main() == 0
    printed = capsys.readouterr().out
    place = Start("overbooking", 3, {}).layout.slices["players.2.points"]
    assert f"| `players.2.points` | {place.start} | 1 | / 50 |" in printed


def test_a_wrong_number_of_seats_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["describe", "overbooking", "--seats", "9"])
    assert describe.main() == 2
    assert capsys.readouterr().err == "hotelier: overbooking is played by 2 to 4, not by 9\n"
