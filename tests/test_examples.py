"""The examples for learning agents run, in a tiny configuration, and their mathematics is right."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import train_ppo
from small_net import Net, log_softmax

from hotelier import new_game, replay
from hotelier.envs.vector import Vector

EXAMPLES = Path(__file__).parents[1] / "examples"
TINY = ["--games", "4", "--judged", "4", "--minutes", "0.001", "--hidden", "8"]


def start(example: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, EXAMPLES / example, *map(str, arguments)],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def run(example: str, *arguments: str | Path) -> str:
    """What an example prints."""
    done = start(example, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_ppo_learns_and_draws_its_curve(tmp_path: Path) -> None:
    weights, curve = tmp_path / "weights.npz", tmp_path / "curve.svg"
    said = run("train_ppo.py", "overbooking", *TINY, "--out", weights, "--plot", curve)
    assert said.count("wins") == 2
    assert "<svg" in curve.read_text(encoding="utf-8")
    with np.load(weights) as stored:
        assert np.isfinite(stored["parameters"]).all()


def test_ppo_plays_against_leopold() -> None:
    said = run("train_ppo.py", "austria", *TINY, "--seats", "1", "--reward", "score", "--scale", "0.02")
    assert said.count("wins") == 2


def test_self_play_runs_with_any_number_of_seats() -> None:
    assert run("self_play.py", "overbooking", *TINY, "--seats", "3").count("wins") == 2


def test_so_many_decisions_teach_the_same_again(tmp_path: Path) -> None:
    learnt = []
    for out in (tmp_path / "first.npz", tmp_path / "second.npz"):
        run("self_play.py", "overbooking", *TINY, "--decisions", "600", "--out", out)
        with np.load(out) as stored:
            learnt.append(stored["parameters"])
    assert np.array_equal(*learnt)


def test_a_bot_is_imitated(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    lessons = ["--teacher", "greedy", "--lessons", "2", "--epochs", "2", "--judged", "2"]
    said = run("imitate.py", "overbooking", *lessons, "--out", weights)
    assert "decisions of greedy" in said
    assert "epoch   2: agrees in" in said
    assert "against random: wins" in said
    assert weights.exists()


def test_a_balance_study_answers_its_questions_with_plots(tmp_path: Path) -> None:
    study = ["--games", "4", "--seats", "2", "--bot", "random", "--out", str(tmp_path)]
    said = run("balance_study.py", *study)
    assert [line[:2] for line in said.splitlines()[:3]] == ["1.", "2.", "3."]
    for plot in ("staff.svg", "places.svg", "points.svg"):
        assert "<svg" in (tmp_path / plot).read_text(encoding="utf-8")


def test_what_is_wrong_is_told_in_one_line() -> None:
    for example, option in (
        ("train_ppo.py", "--opponents"),
        ("self_play.py", "--judge"),
        ("imitate.py", "--teacher"),
    ):
        done = start(example, "overbooking", option, "nobody")
        assert done.returncode == 1
        assert done.stderr.startswith("hotelier: unknown bot 'nobody'") and done.stderr.count("\n") == 1


def test_a_bot_without_a_server_gives_up_in_one_line() -> None:
    done = start("remote_bot.py", "http://127.0.0.1:1")
    assert done.returncode == 1
    assert "is a server running there (hotelier serve)?" in done.stderr and done.stderr.count("\n") == 1


def test_the_table_is_laid_out_as_its_script_says() -> None:
    """Baron, Mr. Horsa, Apothecary, Composer, Knight of the Empire; ten dice."""
    script = json.loads((EXAMPLES / "table.json").read_text(encoding="utf-8"))
    assert script["version"] == 2
    game = new_game("austria", seed=1, script=script)
    assert game.view(None)["queue"] == [71, 93, 77, 51, 65]
    while game.view(None)["round"] == 0:
        game.apply(game.legal_actions()[0])
    assert game.view(None)["start"] == 1
    assert game.view(None)["dice"] == [2, 2, 2, 2, 1, 1]


def test_the_record_is_one_of_today() -> None:
    text = (EXAMPLES / "game.json").read_text(encoding="utf-8")
    assert replay(json.loads(text)).record()["chance"] == json.loads(text)["chance"]


def test_the_other_examples_run() -> None:
    assert "replayed to the same scores: True" in run("random_game.py")
    assert "my hand:" in run("watch_a_seat.py")


def test_the_commentary_is_a_report_of_the_match() -> None:
    said = run("commentary.py", "--bots", "greedy,random", "--seed", "3")
    assert said.startswith("Greedy and Random open their hotels in Vienna.")
    assert [line for line in said.splitlines() if line.startswith("Round 7. Greedy has ")]
    assert "The emperor's third visit." in said
    assert said.count("of the track: ") == 6
    end = said[said.index("Final scoring.") :]
    assert "  Greedy: +" in end and " for occupied rooms" in end
    assert end.strip().splitlines()[-1].startswith("Greedy wins, ")


def test_the_commentary_knows_the_automaton() -> None:
    said = run("commentary.py", "--bots", "random", "--seed", "3")
    assert "Random and Leopold open their hotels" in said
    assert "  Leopold takes " in said
    assert start("commentary.py", "--bots", "nobody").stderr.startswith("hotelier: unknown bot 'nobody'")


def test_the_slopes_of_the_net_are_those_of_its_loss() -> None:
    """Against differences: what a small change of a parameter does to the loss."""
    rng = np.random.default_rng(3)
    net = Net(5, 4, hidden=6, seed=1)
    net.flat[:] = rng.standard_normal(net.flat.size) * 0.5
    seen = rng.standard_normal((3, 5)).astype(np.float32)
    masks = np.array([[1, 1, 0, 1], [1, 1, 1, 1], [0, 1, 1, 0]], bool)
    actions = np.array([0, 2, 1])
    targets = np.array([0.5, -1.0, 2.0], np.float32)

    def loss() -> float:
        _, logits, values = net.forward(seen)
        logs = log_softmax(logits, masks)[np.arange(3), actions]
        return float(-logs.sum() + ((values - targets) ** 2).sum())

    layers, logits, values = net.forward(seen)
    slopes = np.exp(log_softmax(logits, masks))
    slopes[np.arange(3), actions] -= 1
    found = net.slopes(layers, slopes.astype(np.float32), 2 * (values - targets))
    for place in rng.permutation(net.flat.size)[:40]:
        kept = net.flat[place]
        net.flat[place] = kept + 1e-2
        above = loss()
        net.flat[place] = kept - 1e-2
        below = loss()
        net.flat[place] = kept
        assert found[place] == pytest.approx((above - below) / 2e-2, abs=2e-2)


def test_a_decision_is_judged_by_what_its_own_seat_gets_until_it_decides_again() -> None:
    games = Vector("overbooking", 1)
    rollout = train_ppo.Rollout(5, games)
    rollout.movers[:, 0] = [0, 1, 0, 1, 0]
    rollout.values[:, 0] = [0.5, 0.1, 0.7, 0.2, 0.9]
    rollout.rewards[1, 0] = [0.25, 0.0]  # paid to seat 0 when seat 1 acts
    rollout.rewards[3, 0] = [1.0, -1.0]
    rollout.dones[3, 0] = True  # the last decision belongs to another game
    gains, counts = rollout.advantages()
    last_of_0 = 1.0 - 0.7
    last_of_1 = -1.0 - 0.2
    first_of_1 = 0.2 - 0.1 + train_ppo.TRACE * last_of_1
    first_of_0 = 0.25 + 0.7 - 0.5 + train_ppo.TRACE * last_of_0
    assert gains[:4, 0] == pytest.approx([first_of_0, first_of_1, last_of_0, last_of_1])
    assert counts[:, 0].tolist() == [True, True, True, True, False]
