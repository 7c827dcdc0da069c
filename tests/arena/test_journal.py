"""Results files: nothing finished is lost, nothing foreign is touched."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hotelier import BadInput
from hotelier.arena.journal import Journal, scan
from hotelier.arena.order import Order, Schedule, make_order
from hotelier.arena.play import play_game
from hotelier.arena.results import conclude, open_journal, read_results


@pytest.fixture
def order() -> Order:
    return make_order("overbooking", seats=2, bots=["random", "greedy"], games=6, seed=3)


def row(number: int) -> dict[str, object]:
    return {"number": number, "scores": [number, 1], "text": "Gästehaus"}


def missing(journal: Journal) -> list[int]:
    """What a resumed run would play; the journal is put away."""
    journal.close()
    return journal.missing()


def test_rows_come_back_in_the_order_of_the_games(tmp_path: Path, order: Order) -> None:
    journal = Journal(tmp_path / "a.jsonl", order)
    for number in (4, 0, 2):
        journal.add(row(number))
    assert list(journal.rows()) == [row(0), row(2), row(4)]
    assert journal.missing() == [1, 3, 5]
    for number in (5, 1, 3):
        journal.add(row(number))
    journal.finish()
    lines = [json.loads(line) for line in (tmp_path / "a.jsonl").read_text().splitlines()]
    assert lines == [order.to_json(), *(row(number) for number in range(6))]
    assert list(tmp_path.iterdir()) == [tmp_path / "a.jsonl"]


@pytest.mark.parametrize("kept", range(1, 40, 3))
def test_a_line_that_was_being_written_does_not_count(tmp_path: Path, order: Order, kept: int) -> None:
    file = tmp_path / "a.jsonl"
    journal = Journal(file, order)
    for number in (0, 1, 2):
        journal.add(row(number))
    journal.close()
    whole = file.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    file.write_bytes(whole[: -len(last)] + last[: min(kept, len(last) - 1)])
    resumed = Journal(file, order)
    assert resumed.missing() == [2, 3, 4, 5]
    resumed.add(row(2))
    assert list(resumed.rows()) == [row(0), row(1), row(2)]
    resumed.close()
    assert sorted(scan(file)[1]) == [0, 1, 2]


def test_failed_games_are_tried_again_when_a_run_is_resumed(tmp_path: Path, order: Order) -> None:
    journal = Journal(tmp_path / "a.jsonl", order)
    journal.add(row(0))
    journal.add({"number": 1, "error": "seat 0: ZeroDivisionError"})
    assert journal.missing() == [2, 3, 4, 5]
    journal.close()
    assert missing(Journal(tmp_path / "a.jsonl", order)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"bots": ["random"]}, "bots random,greedy, not random;"),
        ({"seed": 4}, "seed 3, not 4"),
        ({"seats": 3}, "seats 2, not 3"),
        ({"games": 5}, "games 6, not 5"),
        ({"options": {"bonus": "expert"}}, "options bonus none, memory no, not bonus expert"),
        ({"version": "9.9"}, "version"),
    ],
)
def test_results_of_another_order_are_refused_and_left_alone(
    tmp_path: Path, order: Order, changes: dict[str, object], words: str
) -> None:
    file = tmp_path / "a.jsonl"
    journal = Journal(file, order)
    journal.add(row(0))
    journal.close()
    before = file.read_bytes()
    with pytest.raises(BadInput, match=words):
        Journal(file, replace(order, **changes))  # type: ignore[arg-type]
    assert file.read_bytes() == before


def test_more_games_of_the_same_order_may_be_asked_for(tmp_path: Path, order: Order) -> None:
    journal = Journal(tmp_path / "a.jsonl", order)
    journal.add(row(0))
    journal.close()
    more = Journal(tmp_path / "a.jsonl", replace(order, games=8))
    assert missing(more) == [1, 2, 3, 4, 5, 6, 7]
    assert scan(tmp_path / "a.jsonl")[0].games == 8


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1 is not readable JSON"),
        ("my notes\n", "line 1 is not readable JSON"),
        ('{"hotelier": 1}\n', "does not begin with the order of a run"),
        ("ORDER\n{}\n", "line 2 is not the row of a game"),
        ("ORDER\n[1]\n", "line 2 is not the row of a game"),
        ('ORDER\n{"number": 0}\nnonsense\n', "line 3 is not readable JSON"),
        ("FUTURE\n", "has format 99; this hotelier reads format 1"),
    ],
)
def test_a_file_that_holds_something_else_is_refused_and_left_alone(
    tmp_path: Path, order: Order, text: str, words: str
) -> None:
    file = tmp_path / "a.jsonl"
    future = json.dumps(order.to_json() | {"arena": 99})
    file.write_text(text.replace("ORDER", json.dumps(order.to_json())).replace("FUTURE", future))
    before = file.read_bytes()
    with pytest.raises(BadInput, match=words):
        Journal(file, order)
    assert file.read_bytes() == before


def test_parquet_holds_the_same_rows_and_can_be_resumed(tmp_path: Path, order: Order) -> None:
    file = tmp_path / "a.parquet"
    games = Schedule(order)
    rows = [play_game(order, games.game(number), None) for number in range(4)]
    rows.append({"number": 4, "seed": 5, "bots": ["random", "greedy"], "error": "oh", "record": {"a": [1]}})
    journal = open_journal(file, order)
    for each in rows:
        journal.add(each)
    journal.finish()
    conclude(journal, file)
    assert sorted(tmp_path.iterdir()) == [file, tmp_path / "a.tables"], "and the tidy tables beside it"
    results = read_results(file)
    assert results.order == order
    assert list(results.rows()) == rows
    assert missing(open_journal(file, order)) == [4, 5]
    with pytest.raises(BadInput, match="seed 3, not 9"):
        (tmp_path / "a.parquet.jsonl").unlink()
        open_journal(file, replace(order, seed=9))


@pytest.mark.parametrize("name", ["a.parquet", "a.jsonl"])
def test_what_is_not_there_or_not_readable_is_said(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="there is no file"):
        read_results(tmp_path / name)
    (tmp_path / name).write_text("something else")
    with pytest.raises(BadInput, match=name):
        read_results(tmp_path / name)
