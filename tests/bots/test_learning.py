"""How the value net is taught: notes of games, and players that are compared on the same deals."""

import json
import sys
from array import array
from pathlib import Path
from typing import Any

import pytest

from bench.learn import judge, notes, rounds
from hotelier.bots.evaluation.net_features import NET_FEATURES

LITTLE: dict[str, Any] = {
    "weights": None,
    "effort": (5, 1, 1, 0),
    "iterations": 4,
    "passes": 1,
    "positions": 20,
}
"""As little thinking as makes notes."""
NEVER = 1e18


def test_a_note_tells_of_every_plan_what_it_brought_and_what_the_net_sees(tmp_path: Path) -> None:
    done = notes.note(0, tmp_path, NEVER, **LITTLE)
    assert done is not None and done[0] == 0 and len(done[1]) == 2
    found: array[int] = array("i")
    found.frombytes((tmp_path / "0.notes").read_bytes())
    turns = at = 0
    while at < len(found):
        assert found[at] == -1
        plans = found[at + 1]
        assert 2 <= plans <= 5 + notes.BEST
        at += 2
        for _ in range(plans):
            linear, points, size = found[at : at + 3]
            assert all(-20_000 < hundredths < 40_000 for hundredths in (linear, points))
            assert all(0 <= feature < NET_FEATURES for feature in found[at + 3 : at + 3 + size])
            at += 3 + size
        turns += 1
    assert turns > 10, "plans that were not searched to their end count, too"
    assert notes.play(0, **LITTLE)[0] == found, "the same seed gives the same notes"


def test_no_game_is_begun_too_late(tmp_path: Path) -> None:
    assert notes.note(0, tmp_path, 0.0, **LITTLE) is None
    assert not list(tmp_path.iterdir())


def test_notes_are_not_mixed_with_those_of_other_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(passes: str) -> None:
        asked = ["notes.py", "--out", str(tmp_path), "--games", "0", "--passes", passes]
        monkeypatch.setattr("sys.argv", asked)
        notes.main()

    make("2")
    make("2")
    with pytest.raises(SystemExit, match="made with other settings"):
        make("3")


def test_players_are_written_with_what_differs_from_the_usual() -> None:
    player = judge.Player("new=600/8!@some.bin")
    assert (player.name, player.weights, player.clairvoyant) == ("new", "some.bin", True)
    assert player.numbers == (600, 8, *judge.DEFAULTS[2:])
    assert judge.Player("grand").code == "grand"


def test_everybody_sits_everywhere() -> None:
    assert judge.seatings_of(["a", "b"], 1) == [["a"], ["b"]]
    assert judge.seatings_of(["a", "b"], 2) == [["a", "b"], ["b", "a"]]
    assert judge.seatings_of(["a", "b"], 3) == [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]


def test_a_game_is_played_by_the_same_deal_with_the_same_scores() -> None:
    one, other = (judge.play(["quick=2/0"], 7, {"difficulty": "easy"})[0] for _ in range(2))
    assert one == other and len(one) == 2


TOLD = "src/hotelier/bots/evaluation/austria_net.json"
FITTED = "import pathlib, sys; pathlib.Path(sys.argv[sys.argv.index('--out') + 1]).write_bytes(b'net')"


def test_all_rounds_are_one_command_that_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Notes of one game, with a net that is not fitted: PyTorch is not everywhere."""
    fit, plan, out = tmp_path / "fit.py", tmp_path / "plan.json", tmp_path / "out"
    little = ["--plans", "3", "--iterations", "4", "--inner", "1", "--opening", "1", "--turns", "0"]
    first = {"games": [[4, 1]], "notes": little, "fitted_to": [1], "fit": [], "judged": 0}
    plan.write_text(json.dumps({"judged": [], "rounds": [first]}), encoding="utf-8")
    monkeypatch.setattr(rounds, "FIT", fit)
    monkeypatch.setattr(
        sys, "argv", ["rounds.py", "--out", str(out), "--plan", str(plan), "--workers", "1"]
    )
    fit.write_text("raise SystemExit(1)", encoding="utf-8")
    assert rounds.main() == 1
    assert "rounds: fit.py failed" in capfd.readouterr().err
    note = out / "1" / "4.notes"
    noted = note.stat().st_mtime_ns
    fit.write_text(FITTED, encoding="utf-8")
    assert rounds.main() == 0
    assert (out / "net1.bin").read_bytes() == b"net"
    assert note.stat().st_mtime_ns == noted, "games that were noted are not played again"


def test_the_rounds_behind_the_net_are_those_that_it_tells() -> None:
    """Seeds and numbers of games stand beside the weights in the package, too."""
    told = json.loads((rounds.HERE.parents[1] / TOLD).read_text(encoding="utf-8"))
    plan = json.loads(rounds.PLAN.read_text(encoding="utf-8"))
    for number, (round_told, each) in enumerate(zip(told["rounds"], plan["rounds"], strict=True), 1):
        assert str(sum(games for _, games in each["games"])) in round_told["notes"]
        assert each["judged"] == round_told["search_of_60_iterations_alone"]["games"]
        assert each["fitted_to"][-1] == number
        assert each.get("goes_on", False) == ("from the net" in round_told["fit"])
    done = list(rounds.steps(plan, Path("out"), 16))
    commands = [Path(step.command[0]).name for step in done]
    usual = ["notes.py", "fit.py", "judge.py"]
    assert commands == [*usual * 3, "notes.py", *usual * 3], "the fourth has two runs of seeds"
    assert done[-1].command[-2:] == ["before=60/0@out/net5.bin", "after=60/0@out/net6.bin"]
    assert done[3].command[-10:-8] == ["--weights", "out/net1.bin"]
