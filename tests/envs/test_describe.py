"""What the documents say of observations and actions is what the environments show."""

from pathlib import Path

import pytest

from hotelier.envs import describe
from hotelier.envs.start import Start

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"


def document() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "seats"), [("austria", 1), ("overbooking", 2)])
def test_the_document_holds_the_layout_and_the_actions(game: str, seats: int) -> None:
    start = Start(game, seats, {})
    assert describe.short_layout_table(start.layout) in document()
    assert describe.action_table(start.new_game(0).actions) in document()


def test_the_document_holds_what_is_different_with_modules() -> None:
    """What is the same as without modules stands there once."""
    lines = document().splitlines()
    assert not set(describe.short_layout_table(Start("austria_waltz", 1, {}).layout).split("\n")) - {*lines}
    everything = Start("austria_waltz", 2, {})
    assert not set(describe.action_table(everything.new_game(0).actions).split("\n")) - {*lines}
    assert f"with all modules has {everything.num_actions} actions" in document()


@pytest.mark.parametrize("game", ["austria", "austria_waltz", "overbooking"])
def test_the_document_holds_the_sizes(game: str) -> None:
    sizes = {
        seats: f"{Start(game, seats, {}).layout.size:,}"
        for seats in range(1 if "austria" in game else 2, 5)
    }
    version = Start(game, 2, {}).layout.version
    cells = [sizes.get(seats, "–") for seats in range(1, 5)]
    assert f"| {game} | {' | '.join(cells)} | {version} |" in document()


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
