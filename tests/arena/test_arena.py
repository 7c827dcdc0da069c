"""Whole runs: killed and resumed, with bots that fail, on one worker or many."""

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import hotelier
from hotelier.arena.executors import local
from hotelier.arena.order import make_order
from hotelier.bots import BOTS
from tests.arena.clumsy import CHEATS, CRASHES, plug_in
from tests.arena.commands import LISTENING, repeatable, rows_of, run, run_process
from tests.patience import SECONDS, until

ARENA = ("arena", "overbooking", "--seed", "4", "--workers", "2")


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def nobody_left(group: int) -> bool:
    """Whether all processes of a group are gone."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def stopped_in_the_middle(folder: Path, env: dict[str, str], signal_number: int) -> tuple[int, str]:
    """Send a signal to a run that hangs in the middle of a game, with some games finished; how it ended."""
    command = [*LISTENING, *ARENA, "--bots", "waits,random", "--games", "120", "--out", "out.jsonl"]
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=env,
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    # Each of the two workers plays twenty games and then waits in the middle of one.
    assert until(lambda: lines_in(folder / "out.jsonl") == 41)
    if signal_number == signal.SIGINT:
        os.killpg(process.pid, signal_number)  # as Ctrl-C does: it goes to everybody
    else:
        process.send_signal(signal_number)
    _, said = process.communicate(timeout=SECONDS)
    assert until(lambda: nobody_left(process.pid))
    return process.returncode, said


@pytest.fixture
def clumsy(tmp_path: Path) -> dict[str, str]:
    return plug_in(tmp_path / "clumsy")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of Unix")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGINT"])
def test_a_run_that_was_stopped_and_resumed_is_as_one_that_ran_through(
    tmp_path: Path, clumsy: dict[str, str], how: str
) -> None:
    code, said = stopped_in_the_middle(tmp_path, clumsy, signal.Signals[how])
    if how == "SIGINT":
        assert code == 130
        assert said == "hotelier: stopped after 40 of 120 games; the same command goes on\n"
    else:
        assert code == -signal.Signals[how]
    kept = {row["number"] for row in rows_of(tmp_path / "out.jsonl")[1:]}
    assert len(kept) == 40
    (tmp_path / "clumsy" / "go").touch()
    arguments = (*ARENA, "--bots", "waits,random", "--games", "120", "--json")
    resumed = run_process(*arguments, "--out", "out.jsonl", folder=tmp_path, env=clumsy)
    through = run_process(*arguments, "--out", "through.jsonl", folder=tmp_path, env=clumsy)
    assert resumed.returncode == through.returncode == 0
    assert rows_of(tmp_path / "out.jsonl") == rows_of(tmp_path / "through.jsonl")
    assert [row["number"] for row in rows_of(tmp_path / "out.jsonl")[1:]] == list(range(120))
    assert json.loads(resumed.stdout)["bots"] == json.loads(through.stdout)["bots"]


def test_the_number_of_workers_changes_nothing() -> None:
    order = make_order("overbooking", seats=2, bots=["random", "greedy"], games=6, seed=1)
    played = []
    for workers in (1, 2):
        rows = local.play(order, None, list(range(6)), workers)
        played.append(sorted(map(repeatable, rows), key=lambda row: int(row["number"])))
    assert played[0] == played[1]
    assert len(played[0]) == 6
    assert not any("error" in row for row in played[0])


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("crashes", "ZeroDivisionError: the bill was split among nobody"),
        ("cheats", "IllegalAction: "),
    ],
)
def test_a_game_that_fails_is_reported_with_its_record_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, words: str
) -> None:
    for clumsy in (CRASHES, CHEATS):
        monkeypatch.setitem(BOTS, clumsy.code, clumsy)
    games = ("--bots", f"{bot},random,greedy", "--games", "6", "--out", "a.jsonl")
    done = run(*ARENA, *games, folder=tmp_path)
    assert done.returncode == 1
    rows = rows_of(tmp_path / "a.jsonl")[1:]
    failed = [row for row in rows if "error" in row]
    assert [row["number"] for row in rows] == list(range(6))
    assert all((bot in row["bots"]) == ("error" in row) for row in rows)
    assert len(failed) == 4
    for row in failed:
        seat = row["bots"].index(bot)
        assert row["error"].startswith(f"seat {seat} ({bot}), decision ")
        assert words in row["error"]
        assert f"Game {row['number']} (seed {row['seed']}" in done.stdout
        assert words in done.stdout
        game = hotelier.replay(row["record"])
        assert game.to_move == seat


def test_a_worker_that_dies_is_replaced_and_its_game_played_again(
    tmp_path: Path, clumsy: dict[str, str]
) -> None:
    arguments = (*ARENA, "--bots", "dies_once,random", "--games", "10", "--json")
    assert run_process(*arguments, "--out", "a.jsonl", folder=tmp_path, env=clumsy).returncode == 0
    assert (tmp_path / "clumsy" / "deaths").read_text() in ("x", "xx")  # two workers may die at once
    assert run_process(*arguments, "--out", "b.jsonl", folder=tmp_path, env=clumsy).returncode == 0
    assert rows_of(tmp_path / "a.jsonl") == rows_of(tmp_path / "b.jsonl")


def test_a_game_that_kills_three_workers_has_failed(tmp_path: Path, clumsy: dict[str, str]) -> None:
    games = ("--bots", "dies,random,greedy", "--games", "6", "--out", "a.jsonl")
    done = run_process(*ARENA, *games, folder=tmp_path, env=clumsy)
    assert done.returncode == 1
    failed = [row for row in rows_of(tmp_path / "a.jsonl")[1:] if "error" in row]
    assert len(failed) == 4
    assert all(row["error"] == "3 workers died while playing it, the last with code -9" for row in failed)
    assert (tmp_path / "clumsy" / "deaths").read_text() == "x" * 12


def test_the_same_command_finds_its_results_again(tmp_path: Path) -> None:
    arguments = (*ARENA, "--bots", "random,greedy", "--games", "4")
    first = run(*arguments, folder=tmp_path)
    (file,) = tmp_path.iterdir()
    written = file.read_bytes()
    assert file.name in first.stdout
    assert run(*arguments, folder=tmp_path).stdout == first.stdout
    assert file.read_bytes() == written
    assert run(*arguments[:-1], "6", folder=tmp_path).returncode == 0
    assert list(tmp_path.iterdir()) == [file]
    assert len(rows_of(file)) == 7
    assert run(*arguments, "--bonus", "expert", folder=tmp_path).returncode == 0
    assert len(list(tmp_path.iterdir())) == 2


def json_of(*arguments: str, folder: Path) -> Any:
    done = run(*arguments, "--json", folder=folder)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_the_tables_as_data(tmp_path: Path) -> None:
    result = json_of(*ARENA, "--bots", "random,greedy", "--games", "8", folder=tmp_path)
    assert result["games"] == 8
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
    assert sum(bot["victories"]["won"] for bot in result["bots"]) == 8
    better, worse = result["bots"]
    assert better["interval"][0] < better["rating"] < better["interval"][1]
    assert worse["rating"] < better["rating"]
    assert {(duel["bot"], duel["against"]) for duel in result["head_to_head"]} == {
        ("greedy", "random"),
        ("random", "greedy"),
    }
    assert [seat["seat"] for seat in result["seats"]] == [0, 1]


def test_the_tables_for_people(tmp_path: Path) -> None:
    done = run(*ARENA, "--bots", "random,greedy", "--games", "5", folder=tmp_path)
    for words in (
        "rating",
        "Who beats whom",
        "Mean score by seat",
        "Intervals hold 95 %",
        "a multiple of 2",
    ):
        assert words in done.stdout


def test_alone_against_the_automaton(tmp_path: Path) -> None:
    result = json_of(
        "arena",
        "austria",
        "--bots",
        "random,greedy",
        "--seats",
        "1",
        "--games",
        "6",
        "--difficulty",
        "medium",
        folder=tmp_path,
    )
    assert {bot["bot"] for bot in result["bots"]} == {"random", "greedy", "leopold medium"}
    against = {duel["bot"]: duel for duel in result["head_to_head"] if duel["against"] == "leopold medium"}
    assert against["random"]["games"] == against["greedy"]["games"] == 3
    rows = [json.loads(line) for line in Path(tmp_path, result["results"]).read_text().splitlines()[1:]]
    assert [row["seed"] for row in rows] == [1, 1, 2, 2, 3, 3]


def test_parquet_and_json_lines_hold_the_same(tmp_path: Path) -> None:
    arguments = (*ARENA, "--bots", "random,greedy", "--games", "6")
    tables = [json_of(*arguments, "--out", name, folder=tmp_path) for name in ("a.parquet", "a.jsonl")]
    again = json_of(*arguments, "--out", "a.parquet", folder=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.jsonl", "a.parquet", "a.tables"]
    for table in (*tables, again):
        del table["results"]
    assert tables[0] == tables[1] == again


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "deep"], "unknown bot 'deep'"),
        (["--bots", "random", "--workers", "0"], "the number of workers is 0; it must be 1 or more"),
        (["--bots", "random", "--executor", "cloud"], "unknown executor 'cloud'; there are: local, ray"),
        (["--bots", "random", "--games", "-1"], "the number of games is -1"),
        (["--bots", "random", "--out", "no/where.jsonl"], "cannot write no/where.jsonl"),
        (["--bots", "random", "--colour", "red"], "unknown option 'colour'"),
        ([], "--bots"),
    ],
)
def test_a_mistake_is_one_line_and_leaves_nothing_behind(
    tmp_path: Path, arguments: list[str], words: str
) -> None:
    done = run("arena", "overbooking", *arguments, folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert words in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.ray
def test_ray_and_local_processes_give_the_same_results(tmp_path: Path) -> None:
    arguments = ("arena", "overbooking", "--bots", "random", "--seats", "2", "--games", "200")
    for executor in ("local", "ray"):
        done = run_process(
            *arguments, "--executor", executor, "--out", f"{executor}.jsonl", folder=tmp_path
        )
        assert done.returncode == 0, done.stderr
        assert "Traceback" not in done.stderr
    assert len(rows_of(tmp_path / "ray.jsonl")) == 201
    assert rows_of(tmp_path / "ray.jsonl") == rows_of(tmp_path / "local.jsonl")


@pytest.mark.ray
def test_on_ray_too_failures_are_reported_and_the_run_goes_on(
    tmp_path: Path, clumsy: dict[str, str]
) -> None:
    bots = ("--bots", "random,crashes,dies", "--games", "3")  # two without `dies`, then one with it
    ray = ("--executor", "ray", "--out", "a.jsonl")
    done = run_process(*ARENA, *bots, *ray, folder=tmp_path, env=clumsy)
    assert done.returncode == 1
    rows = rows_of(tmp_path / "a.jsonl")[1:]
    assert [row["number"] for row in rows] == list(range(3))
    for row in rows:
        if "dies" in row["bots"]:
            assert row["error"].startswith("3 workers died while playing it")
        else:
            assert "ZeroDivisionError" in row["error"]
            assert row["record"]
