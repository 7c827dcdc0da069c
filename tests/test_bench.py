"""What `hotelier bench` measures and says. Nothing here depends on how fast the machine is."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hotelier.bench import results
from hotelier.bench.engine import engine_measurements, mid_game
from hotelier.bench.measuring import Measurement, Plan, measure, more_is_better
from hotelier.games import NAMES, game_info
from tests.commands import run_here

SCRIPTS = Path(__file__).parents[1] / "bench"
COMMAND = ("-c", "from hotelier.cli import main; main()", "bench", "--quick")
CALLS = ("clone", "legal_actions", "view", "resample", "record", "replay of half a game")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def expected_names() -> set[str]:
    names = {"start of hotelier --help, ms", "start of Python alone, ms"}
    names |= {f"austria Python loop, {unit}" for unit in ("decisions/s", "games/s")}
    for game in NAMES:
        names |= {f"{game} {call}, µs" for call in CALLS}
        names.add(f"{game} memory of a clone, bytes")
        for seats in game_info(game).seats:
            table = f"{game} {seats} {'seat' if seats == 1 else 'seats'}"
            names |= {f"{table}, {unit}" for unit in ("decisions/s", "games/s")}
    return names


def made(figures: dict[str, float], build: str = "pure") -> dict[str, Any]:
    """A result with these figures."""
    return {
        "hotelier": "0",
        "build": build,
        "python": "3",
        "machine": "abacus",
        "quick": False,
        "results": figures,
    }


@pytest.fixture(scope="module")
def quick() -> dict[str, Any]:
    """The JSON of a quick run."""
    done = run(*COMMAND, "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert isinstance(result, dict)
    return result


def test_all_measurements_exist() -> None:
    names = [name for each in engine_measurements() for name in each.names]
    assert len(names) == len(set(names))
    assert set(names) == expected_names()


def test_a_quick_run_measures_everything(quick: dict[str, Any]) -> None:
    assert set(quick) == {"hotelier", "build", "python", "machine", "quick", "results"}
    assert quick["quick"] is True
    assert set(quick["results"]) == expected_names()
    assert all(figure > 0 for figure in quick["results"].values())


@pytest.mark.parametrize("game", NAMES)
def test_single_calls_are_measured_in_the_middle_of_a_game(game: str) -> None:
    position = mid_game(game, 2)
    assert position.to_move is not None
    assert len(position.history) > 10


def test_repeats_are_interleaved_and_medians_count() -> None:
    told: list[str] = []
    figures = {"a, µs": [5.0, 1.0, 2.0], "b, µs": [7.0, 7.0, 9.0]}

    def measurement(name: str) -> Measurement:
        left = iter(figures[name])
        return Measurement((name,), lambda seconds: (next(left),))

    medians = measure([measurement(name) for name in figures], Plan(3, 0.0), told.append)
    assert medians == {"a, µs": 2.0, "b, µs": 7.0}
    assert told == ["a, µs", "b, µs"] * 3


def test_a_ratio_above_one_is_always_better() -> None:
    earlier = made({"play, games/s": 100, "clone, µs": 2.0, "memory, bytes": 1000, "gone, µs": 1})
    now = made({"play, games/s": 80, "clone, µs": 1.0, "memory, bytes": 2000, "new, µs": 1})
    assert more_is_better("play, games/s")
    assert results.ratios(earlier, now) == {"play, games/s": 0.8, "clone, µs": 2.0, "memory, bytes": 0.5}
    said = {name: words for name, _, words in results.rows(earlier, now)}
    assert said == {
        "play, games/s": "slower",
        "clone, µs": "faster",
        "memory, bytes": "larger",
        "new, µs": "new",
        "gone, µs": "gone",
    }


def test_small_differences_are_not_marked() -> None:
    lines = list(results.rows(made({"clone, µs": 1.0}), made({"clone, µs": 1.1})))
    assert lines == [("clone, µs", ["1", "1.1", "0.91"], "")]


def test_markdown_puts_builds_side_by_side() -> None:
    pure = made({"play, games/s": 1500, "clone, µs": 0.123})
    compiled = made({"play, games/s": 15000, "clone, µs": 0.0123}, "compiled")
    assert results.to_markdown(pure, compiled).splitlines() == [
        "| medians | pure | compiled | ratio |",
        "|---|--:|--:|--:|",
        "| play, games/s | 1,500 | 15,000 | 10.00 |",
        "| clone, µs | 0.123 | 0.0123 | 10.00 |",
    ]
    assert results.to_markdown(None, pure).splitlines()[0] == "| medians | pure |"
    assert results.headings(pure, pure) == ["earlier", "now", "ratio"]


def test_compare_adds_the_earlier_run_and_the_ratios(quick: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "earlier.json"
    file.write_text(json.dumps(quick), encoding="utf-8")
    result = json.loads(run(*COMMAND, "--json", "--compare", str(file)).stdout)
    assert result["earlier"] == quick
    assert set(result["ratios"]) == expected_names()


def test_compare_marks_what_is_slower_on_the_screen(quick: dict[str, Any], tmp_path: Path) -> None:
    faster = {
        name: figure * 100 if more_is_better(name) else figure / 100
        for name, figure in quick["results"].items()
    }
    file = tmp_path / "earlier.json"
    file.write_text(json.dumps({**quick, "results": faster}), encoding="utf-8")
    done = run(*COMMAND, "--compare", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("slower") + done.stdout.count("larger") == len(faster)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "there is no file"),
        ("not JSON", "is not a result of `hotelier bench --json`"),
        ("[1, 2]", "it has no results"),
        ('{"games": []}', "it has no results"),
        ('{"results": {}}', "it has no 'hotelier'"),
        (json.dumps(made({"clone, µs": 0})), "'clone, µs' is 0; it must be a number above 0"),
        (json.dumps({**made({}), "results": {"clone, µs": "fast"}}), "'clone, µs' is 'fast'"),
        (json.dumps(made({"clone, µs": float("nan")})), "'clone, µs' is nan"),
        (json.dumps(made({"clone, µs": True})), "'clone, µs' is True"),
    ],
)
def test_a_wrong_file_is_one_clear_line(text: str | None, words: str, tmp_path: Path) -> None:
    file = tmp_path / "earlier.json"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    refused(words, "--compare", str(file))


def test_json_and_markdown_exclude_each_other() -> None:
    refused("choose one of --json and --markdown", "--json", "--markdown")


def refused(words: str, *arguments: str) -> None:
    done = run_here("bench", "--quick", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(not SCRIPTS.is_dir(), reason="the scripts are only in the repository")
def test_peers_that_are_not_installed_are_named(tmp_path: Path) -> None:
    done = run(str(SCRIPTS / "peers.py"), "--quick", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert set(result["peers"]) | set(result["missing"]) == {
        "envpool",
        "gymnasium",
        "open_spiel",
        "pettingzoo",
        "rlcard",
    }
    assert result["rows"][0]["name"] == "hotelier austria"
    assert len({(row["name"], row["loop"]) for row in result["rows"]}) == len(result["rows"])
    for package in result["missing"]:
        assert f"{package}: " in done.stderr


@pytest.mark.skipif(not SCRIPTS.is_dir(), reason="the scripts are only in the repository")
def test_environments_are_compared_with_and_without_modules() -> None:
    pytest.importorskip("pettingzoo")
    done = run(str(SCRIPTS / "environments.py"), "--quick", "--markdown")
    assert done.returncode == 0, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines()[2:]]
    names = [name for name, *_ in rows]
    assert len(set(names)) == len(names)
    assert {"austria, 2 seats, 256 games", "austria, all modules, 2 seats, 256 games"} <= set(names)
    for _, numbers, steps, ratio in rows:
        assert int(numbers.replace(",", "")) > 0
        assert float(steps.replace(",", "")) > 0
        assert float(ratio.replace(",", "")) > 0


@pytest.mark.skipif(not SCRIPTS.is_dir(), reason="the scripts are only in the repository")
def test_numbers_of_processes_are_compared_with_the_first() -> None:
    pytest.importorskip("pettingzoo")
    script = str(SCRIPTS / "environments.py")
    done = run(script, "--quick", "--json", "--workers", "1,2", "--games", "8")
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)["rows"]
    games = ("austria", "austria_waltz", "overbooking")
    asked = [(f"{game}, 8 games", processes) for game in games for processes in (1, 2)]
    assert [(row["environment"], row["processes"]) for row in rows] == asked
    assert [row["times as fast"] for row in rows[::2]] == [1, 1, 1]
    refused = run(script, "--workers", "1,two")
    assert refused.returncode == 2 and "such as 1,2,4" in refused.stderr


@pytest.mark.skipif(not SCRIPTS.is_dir(), reason="the scripts are only in the repository")
def test_the_picture_of_growth_is_drawn_from_its_figures(tmp_path: Path) -> None:
    picture = tmp_path / "growth.svg"
    done = run(str(SCRIPTS / "growth.py"), "--draw", "--picture", str(picture))
    assert done.returncode == 0, done.stderr
    assert picture.read_text() == (SCRIPTS.parent / "docs/images/performance_growth.svg").read_text()


def test_the_table_of_strength_is_played_once_and_printed(tmp_path: Path) -> None:
    rows = []
    for games in ("2", "4"):
        asked = ["--out", str(tmp_path), "--players", "greedy", "--games", games]
        done = run(str(SCRIPTS / "strength.py"), *asked)
        assert done.returncode == 0, done.stderr
        said, _, *table = done.stdout.splitlines()
        assert (
            said.startswith("hotelier ")
            and table[0] == "| game | player | against | won | games | points |"
        )
        rows.append(table[-1])
    for row, games in zip(rows, (" | 2 | ", " | 4 | "), strict=True):
        assert row.startswith("| Overbooking, 2 players | `greedy` | `random` | ") and games in row
    kept = (tmp_path / "overbooking-greedy-random.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(kept) == 5, "the order, and each game once"
