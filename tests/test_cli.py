"""The command line as a user meets it: real files, and real processes where that can make a difference."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import hotelier
from hotelier._build import BUILD
from hotelier.core.records import to_text
from tests.commands import Done, run_here

BAD_INPUT = 2


def run(*arguments: str, feed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from hotelier.cli import main; main()", *arguments]
    return subprocess.run(command, input=feed, capture_output=True, text=True, check=False, timeout=120)


def complaint(*arguments: str) -> str:
    """The one line with which a command refuses."""
    return the_one_line_of(run_here(*arguments))


def the_one_line_of(done: Done) -> str:
    assert done.returncode == BAD_INPUT
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole random game."""
    game = hotelier.new_game("austria", seats=3, seed=11)
    rng = hotelier.Seeded(4)
    while game.to_move is not None:
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
    file = tmp_path / "game.json"
    file.write_text(to_text(game.record()))
    return file


def test_version_says_which_build() -> None:
    assert run("--version").stdout == f"hotelier {hotelier.__version__} ({BUILD})\n"


def test_a_process_refuses_and_helps_as_the_command_does() -> None:
    """What the other tests ask in their own process holds for one of its own."""
    for arguments in (["simulate", "chess"], ["simulate", "austria", "--seats", "9"], ["nonsense"]):
        assert the_one_line_of(run(*arguments)) == complaint(*arguments)
    assert run("--help").stdout.replace("-c", "hotelier", 1) == run_here("--help").stdout


@pytest.mark.parametrize(
    "command",
    [
        *([], ["play"], ["serve"], ["backup"], ["simulate"], ["arena"], ["report"], ["replay"]),
        *(["bench"], ["companion"]),
        *(["content"], ["content", "check"]),
    ],
)
def test_every_command_has_help_with_an_example(command: list[str]) -> None:
    done = run_here(*command, "--help")
    assert done.returncode == 0
    assert "Example:" in done.stdout or command == ["content"]


def test_simulate_prints_the_agreed_json() -> None:
    done = run(
        "simulate", "austria", "--seats", "3", "--bots", "random", "--games", "4", "--seed", "9", "--json"
    )
    assert done.returncode == 0
    result = json.loads(done.stdout)
    assert [game["seed"] for game in result["games"]] == [9, 10, 11, 12]
    for game in result["games"]:
        assert set(game) == {"seed", "bots", "scores", "winners", "decisions"}
        assert game["bots"] == ["random"] * 3
        assert len(game["scores"]) == 3
        best = max(game["scores"])
        assert all(game["scores"][seat] == best for seat in game["winners"])
    assert result["totals"]["games"] == 4
    assert sum(result["totals"]["wins"]) == pytest.approx(4, abs=0.01)


def test_simulate_is_the_same_for_the_same_seed_and_writes_the_file(tmp_path: Path) -> None:
    arguments = ("simulate", "austria", "--games", "3", "--seed", "5", "--json", "--edition", "first")
    file = tmp_path / "out.json"
    first = run(*arguments, "--out", str(file))
    assert json.loads(file.read_text()) == json.loads(first.stdout)
    assert run(*arguments).stdout == first.stdout


def test_simulate_shows_a_table_without_json() -> None:
    done = run("simulate", "austria", "--games", "2", "--seed", "1", "--board=day", "--promo")
    assert done.returncode == 0
    assert "mean score" in done.stdout


def test_simulate_takes_a_script(tmp_path: Path) -> None:
    script = tmp_path / "script.json"
    script.write_text(json.dumps({"start": 1, "rolls": ["1111111111"]}))
    done = run("simulate", "austria", "--games", "1", "--seed", "1", "--script", str(script), "--json")
    assert done.returncode == 0


def test_replay_of_a_whole_game(record: Path) -> None:
    game = hotelier.replay(json.loads(record.read_text()))
    assert game.outcome is not None
    result = json.loads(run("replay", str(record), "--json").stdout)
    assert result["outcome"] == game.outcome.to_json()
    shown = run("replay", str(record), "--moves").stdout
    assert "Final scores" in shown
    assert "end the turn" in shown


def test_replay_gives_the_events_of_a_spectator(record: Path) -> None:
    game = hotelier.replay(json.loads(record.read_text()), tell=True)
    result = json.loads(run("replay", str(record), "--json").stdout)
    assert set(result) == {"game", "seats", "actions", "to_move", "outcome", "view", "events"}
    assert result["events"] == game.events(None)
    assert result["events"][0]["kind"] == "set_up" and result["events"][-1]["kind"] == "game_over"


def test_replay_tells_every_action_with_what_it_led_to(record: Path) -> None:
    """Secrets too: whoever has the record knows all of it."""
    data = json.loads(record.read_text())
    actions = data["actions"]
    shown = run("replay", str(record), "--moves").stdout.splitlines()
    shown = shown[: shown.index("")]  # then the table is drawn
    assert "will begin; the objectives are A: " in shown[0]
    assert any(line.startswith("Seat 1 receives 6 staff cards (") for line in shown)
    numbered = [line for line in shown if line[:4].strip().isdecimal() and line[4:6] == "  "]
    assert len(numbered) == len(actions)
    for number, (line, text) in enumerate(zip(numbered, actions, strict=True), 1):
        assert line.startswith(f"{number:>4}  {text} ")
    assert any("Round 2 begins with seat " in line for line in shown)
    assert sum(" stands at " in line for line in shown) == 3 * data["seats"]


def test_replay_of_a_game_that_is_not_over(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text())
    data["actions"] = data["actions"][:30]
    cut = tmp_path / "cut.json"
    cut.write_text(json.dumps(data))
    result = json.loads(run("replay", str(cut), "--json").stdout)
    assert result["actions"] == 30
    assert result["outcome"] is None
    assert "is to move" in run("replay", str(cut)).stdout


def test_an_edited_record_is_refused_by_number_and_text(record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text())
    data["actions"][7] = "room 4e"
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(data))
    line = complaint("replay", str(edited))
    assert "action 8" in line
    assert "'room 4e'" in line


def test_a_truncated_record_is_refused(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_text(record.read_text()[:700])
    assert "not a record" in complaint("replay", str(cut))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "chess"], "unknown game 'chess'; there are: austria, overbooking"),
        (["simulate", "overbooking", "--seats", "1"], "played by 2 to 4, not by 1"),
        (["simulate", "austria", "--seats", "5"], "played by 1 to 4, not by 5"),
        (["simulate", "austria", "--seats", "1", "--staff", "draft"], "'draft'; allowed are: standard"),
        (["simulate", "austria", "--solo", "leopold"], "unknown option 'solo'"),
        (["companion", "--difficulty", "brutal"], "'brutal'; allowed are: easy, medium, hard"),
        (["companion", "--seed", "-3"], "seed -3"),
        (["companion", "--deck", "house"], "'house'; allowed are: companion, box"),
        (["companion", "--modules", "1,4"], "cannot have '4' in a game alone: the skeleton key"),
        (["companion", "--entrance", "nine_stars"], "option entrance goes with module 3"),
        (["companion", "--modules", "3", "--entrance", "kozi"], "allowed are: random, hautel_couture"),
        (["simulate", "austria", "--colour", "red"], "unknown option 'colour'; allowed are: edition"),
        (["simulate", "austria", "--edition", "third"], "'third'; allowed are: revised, first"),
        (["simulate", "austria", "--promo", "maybe"], "'maybe'; allowed are: no, yes"),
        (["simulate", "austria", "--bots", "deep"], "unknown bot 'deep'; there are: random"),
        (["simulate", "austria", "--bots", "random,random,random"], "3 bots were named for 2 seats"),
        (["simulate", "austria", "--games", "0"], "must be 1 or more"),
        (["simulate", "austria", "--games", "many"], "--games"),
        (["simulate", "austria", "--seed", "-1"], "seed -1"),
        (["simulate", "austria", "extra"], "unexpected argument 'extra'"),
        (["simulate", "austria", "--script", "nowhere.json"], "there is no file nowhere.json"),
        (
            ["simulate", "austria", "--games", "1", "--out", "/nowhere/x.json"],
            "cannot write /nowhere/x.json",
        ),
        (["replay", "nowhere.json"], "there is no file nowhere.json"),
        (["play", "austria", "--people", "3"], "3 people cannot sit on 2 seats"),
        (["play", "--content", "nowhere.json"], "there is no file nowhere.json"),
        (["content", "check", "austria", "--folder", "nowhere"], "there is no folder nowhere"),
        (["frobnicate"], "frobnicate"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], words: str) -> None:
    assert words in complaint(*arguments)


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ({"guests": ["Sherlock"]}, "guests: unknown card 'Sherlock'"),
        ({"staff": [99]}, "staff: unknown card 99"),
        ({"emperor": ["A1", "A2", "C3"]}, "'A2' is not of category B"),
        ({"rolls": ["1117"]}, "roll 1 is '1117'"),
        ({"rolls": ["111"]}, "roll 1 gives 3 dice, but 10 are rolled"),
        ({"dice": []}, "unknown field 'dice'"),
        ([], "a script is a JSON object"),
    ],
)
def test_a_bad_script_is_one_clear_line(script: object, words: str, tmp_path: Path) -> None:
    file = tmp_path / "script.json"
    file.write_text(json.dumps(script))
    assert words in complaint("simulate", "austria", "--games", "1", "--script", str(file))


def test_content_check_counts_and_names_the_sources() -> None:
    rows = json.loads(run("content", "check", "--json").stdout)["austria"]
    counts = {row["content"]: row["number"] for row in rows}
    assert counts == {
        "guests": 56,
        "promo guests": 2,
        "staff cards": 48,
        "intro sets": 4,
        "objectives": 12,
        "emperor tiles": 12,
        "hotel boards": 5,
        "Leopold's cards": 20,
        "Elisabeth's cards": 20,
        "translated names": 104,
        "module 1: ballrooms": 5,
        "module 1: rehearsal rooms": 4,
        "module 1: staff": 15,
        "module 1: promo staff": 1,
        "module 1: guests": 29,
        "module 1: objectives": 3,
        "module 1: emperor": 3,
        "module 1: rules": 4,
        "module 2: celebrities": 12,
        "module 2: rules": 2,
        "module 3: entrances": 10,
        "module 3: dove tokens": 5,
        "module 3: solo entrances": 4,
        "module 3: rules": 1,
        "module 4: rules": 2,
        "module 5: staff": 14,
        "module 5: objectives": 3,
        "module 5: emperor": 3,
    }
    assert all(row["sources"] for row in rows)
    assert "transcription" in run("content", "check").stdout


def test_a_broken_data_file_is_one_clear_line(tmp_path: Path) -> None:
    own = Path(hotelier.__file__).parent / "austria" / "content"
    for file in own.glob("*.json"):
        (tmp_path / file.name).write_text(file.read_text())
    guests = tmp_path / "guests.json"
    guests.write_text(guests.read_text().replace('"colour": "yellow"', '"colour": "purple"', 1))
    line = complaint("content", "check", "austria", "--folder", str(tmp_path))
    assert "guests.json: guest 49: 'colour' is 'purple'; allowed are: blue, red, yellow, green" in line


@pytest.mark.parametrize("out", ["", ".", "game.json/x.json", "x" * 300])
def test_a_result_that_cannot_be_written_is_refused_before_the_games(out: str, record: Path) -> None:
    where = str(record.parent / out) if out not in ("", ".") else out
    assert "cannot write" in complaint("simulate", "austria", "--games", "1", "--out", where)


def test_a_link_is_written_through_and_stays_a_link(tmp_path: Path) -> None:
    real = tmp_path / "real.json"
    real.write_text("{}")
    link = tmp_path / "link.json"
    link.symlink_to(real)
    assert run("simulate", "austria", "--games", "1", "--seed", "1", "--out", str(link)).returncode == 0
    assert link.is_symlink()
    assert json.loads(real.read_text())["totals"]["games"] == 1


def test_going_on_with_another_game_than_asked_for_is_refused(record: Path) -> None:
    assert "has game austria, not overbooking" in complaint(
        "play", "overbooking", "--terminal", "--record", str(record)
    )
    assert "has seats 3, not 2" in complaint("play", "--terminal", "--seats", "2", "--record", str(record))
    assert "has edition revised, not first" in complaint(
        "play", "--terminal", "--edition", "first", "--record", str(record)
    )


def test_a_file_with_null_is_no_script(tmp_path: Path) -> None:
    file = tmp_path / "null.json"
    file.write_text("null")
    assert "a script is a JSON object" in complaint("simulate", "austria", "--script", str(file))
