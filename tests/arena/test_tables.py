"""Results as tidy tables: what was played can be counted together from them, in every library."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hotelier
from hotelier import BadInput, BadOption, results
from hotelier.arena import parquet
from hotelier.arena.results import Results
from hotelier.core.game import Json
from tests.arena.commands import run

GAMES = 6


@pytest.fixture(scope="module", params=["austria", "solo", "overbooking"])
def played(request: pytest.FixtureRequest) -> Results:
    if request.param == "solo":
        return results.play("austria", bots=["random"], seats=1, games=GAMES, difficulty="easy")
    return results.play(request.param, bots=["random", "greedy"], games=GAMES)


def of_side(rows: list[Json], number: int, seat: int) -> list[Json]:
    return [row for row in rows if (row["number"], row["seat"]) == (number, seat)]


def test_points_by_source_add_up_to_the_score(played: Results) -> None:
    sides, points = results.rows(played, "sides"), results.rows(played, "points")
    assert len(sides) == sum(len(row["sides"]) for row in played.rows())
    for side in sides:
        found = of_side(points, side["number"], side["seat"])
        assert sum(row["vp"] for row in found) == side["score"]
        assert {row["side"] for row in found} == {side["side"]}


def test_sides_tell_place_margin_and_victories(played: Results) -> None:
    sides = results.rows(played, "sides")
    for number in range(GAMES):
        table = [row for row in sides if row["number"] == number]
        assert sum(row["won"] for row in table) == pytest.approx(1)
        assert sorted(row["place"] for row in table) == list(range(1, len(table) + 1))
        best = max(table, key=lambda row: row["score"])
        assert best["margin"] == best["score"] - sorted(row["score"] for row in table)[-2]
    starts = {row["number"]: row["start"] for row in results.rows(played, "games")}
    assert all((row["place"] == 1) == (row["seat"] == starts[row["number"]]) for row in sides)


def test_every_decision_has_its_time(played: Results) -> None:
    times = results.rows(played, "times")
    for side in results.rows(played, "sides"):
        counted = sum(row["decisions"] for row in of_side(times, side["number"], side["seat"]))
        assert counted == (side["decisions"] or 0)


def test_staff_guests_and_dice_are_those_that_were_noticed() -> None:
    played = results.play("austria", bots=["greedy"], games=3)
    staff, guests, dice = (results.rows(played, table) for table in ("staff", "guests", "dice"))
    for row in played.rows():
        for seat in range(2):
            facts = row["facts"]
            cards = of_side(staff, row["number"], seat)
            assert {card["staff"] for card in cards if card["played"]} == set(facts["staff"][seat])
            assert {card["staff"] for card in cards if card["in_first_hand"]} == set(facts["hands"][seat])
            assert sum(card["vp"] for card in cards) == sum(row["breakdown"][seat]["staff"].values())
            assert [each["guest"] for each in of_side(guests, row["number"], seat)] == facts["guests"][seat]
            taken = of_side(dice, row["number"], seat)
            assert [[die["round"], die["value"], die["strength"]] for die in taken] == facts["dice"][seat]
    last = [row["vp"] for row in results.rows(played, "rounds") if row["round"] == 7]
    assert last == [score for row in played.rows() for score in row["scores"]]


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_frames_have_typed_columns_even_without_a_row(played: Results, library: str) -> None:
    pytest.importorskip(library)
    for table, columns in results.tables(played).items():
        frame = results.to_frame(played, table, library=library)
        assert list(frame.columns) == columns
        assert len(frame) == len(results.rows(played, table))
        empty = results.to_frame(Results(played.order, lambda: iter(())), table, library=library)
        assert list(empty.dtypes) == list(frame.dtypes)
    score = results.to_frame(played, library=library)["score"]
    assert score.sum() == sum(sum(row["scores"]) for row in played.rows())


def test_parquet_has_the_tables_beside_it(tmp_path: Path) -> None:
    arrow = pytest.importorskip("pyarrow.parquet")
    done = run(
        "arena", "austria", "--bots", "random", "--games", "2", "--out", "r.parquet", folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    read: dict[str, Any] = {
        file.stem: arrow.read_table(file).to_pylist() for file in (tmp_path / "r.tables").iterdir()
    }
    names = {"games", "sides", "points", "times", "rounds", "staff", "guests", "dice"}
    assert set(read) == names
    for name in names:
        assert read[name] == results.rows(tmp_path / "r.parquet", name)


def test_tables_can_be_made_of_results_that_are_there(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    results.play("overbooking", bots=["random"], games=2, out=tmp_path / "a.jsonl")
    done = run("tables", "a.jsonl", "--out", "t", folder=tmp_path)
    assert done.returncode == 0 and "t/cards.parquet" in done.stdout.splitlines()
    assert parquet.tables_folder(tmp_path / "a.jsonl") == tmp_path / "a.tables"


def test_games_that_failed_are_in_the_table_of_games_alone(played: Results) -> None:
    failed = {"number": 99, "seed": 5, "bots": ["random"], "error": "Boom: it broke", "record": None}
    with_it = Results(played.order, lambda: iter([*played.rows(), failed]))
    assert results.rows(with_it, "games")[-1]["error"] == "Boom: it broke"
    assert all(row["number"] != 99 for table in ("sides", "points") for row in results.rows(with_it, table))


def test_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    first = list(results.play("overbooking", bots=["random"], games=2, out=file).rows())
    numbers: dict[str, Any] = {"games": np.int64(3), "seats": np.int64(2), "seed": np.uint8(1)}
    more = list(results.play("overbooking", bots=["random"], out=file, **numbers).rows())
    assert more[:2] == first and len(more) == 3


def test_what_does_not_exist_is_named(played: Results) -> None:
    with pytest.raises(BadOption, match=r"no table 'chess'.*there are: games, sides, points"):
        results.to_frame(played, "chess")
    with pytest.raises(BadOption, match="unknown library 'excel'; there are: pandas, polars"):
        results.to_frame(played, library="excel")
    with pytest.raises(BadInput, match="5 are no results: give what `play` or `read` returned, or a file"):
        results.rows(5)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="no bots are named"):
        results.play("overbooking", bots=[])


def test_results_are_at_hand_with_the_package_and_say_what_they_are() -> None:
    program = "import hotelier; print(hotelier.results.play('overbooking', bots='random,greedy', games=1))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "<Results: overbooking, seats: 2, bots: random, greedy; games ordered: 1>\n"
    with pytest.raises(AttributeError, match="module 'hotelier' has no attribute 'inn'"):
        getattr(hotelier, "inn")  # noqa: B009
