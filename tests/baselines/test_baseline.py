"""The baselines: what was trained is what plays, knows no more than its seat, and has learnt something."""

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hotelier import BadOption, HotelierError, Perspective, Seeded, new_game, results
from hotelier.arena.ratings import table_of
from hotelier.baselines.baseline import TRAINED, Baseline, read
from hotelier.bots import BOTS, make_bot
from hotelier.envs.start import Start
from hotelier.server.refusals import Refusal
from hotelier.server.tables.substitutes import bot_info

EXAMPLES = Path(__file__).parents[2] / "examples"
FOLDER = files("hotelier.baselines")
LARGEST = 500_000
"""Bytes of a baseline: small enough to come with every installation."""


@pytest.mark.parametrize("name", TRAINED)
def test_a_baseline_is_small_and_says_how_it_was_made(name: str) -> None:
    assert len(FOLDER.joinpath(f"{name}.npz").read_bytes()) < LARGEST
    told = json.loads(FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    game, seats = name.split("-")
    start = Start(game, int(seats), {})
    assert told["command"].startswith(f"python examples/self_play.py {game} ")
    assert told["layout"] == start.layout.version
    assert (read(name).inputs, read(name).actions) == (start.layout.size, start.num_actions)


@pytest.mark.skipif(not EXAMPLES.is_dir(), reason="the examples are only in the repository")
@pytest.mark.parametrize("name", TRAINED)
def test_it_chooses_as_the_net_does_that_was_trained(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("small_net", None)
    from small_net import Net

    policy = read(name)
    net = Net(policy.inputs, policy.actions)
    net.load(Path(str(FOLDER.joinpath(f"{name}.npz"))))
    rng = np.random.default_rng(1)
    for _ in range(20):
        seen = rng.random(policy.inputs, np.float32)
        legal = sorted(rng.choice(policy.actions, 12, replace=False).tolist())
        masks = np.zeros((1, policy.actions), np.int8)
        masks[0, legal] = 1
        assert policy.choose(seen.tobytes(), legal) == net.choose(seen[None], masks, None)[0]


@pytest.mark.parametrize("name", TRAINED)
def test_it_knows_no_more_than_its_seat(name: str) -> None:
    """Whatever the others may have: it chooses the same."""
    game = new_game(name.partition("-")[0], seats=2, seed=5)
    rng = Seeded(5)
    for _ in range(60):
        seat = game.to_move
        if seat is None:
            break
        chosen = Baseline(Seeded(1)).choose(Perspective(game, seat))
        for seed in range(3):
            guess = Perspective(game, seat).resample(Seeded(seed))
            assert Baseline(Seeded(9)).choose(Perspective(guess, seat)) == chosen
        game.play_random_action(rng)


@pytest.mark.parametrize("name", TRAINED)
def test_it_beats_random_play_nearly_always(name: str) -> None:
    game = name.partition("-")[0]
    table = table_of(results.play(game, bots=["baseline", "random"], games=30).rows())
    assert not table.failures
    assert table.duels["baseline", "random"].rate > 0.8


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("overbooking", {"seats": 3}),
        ("austria", {"modules": "4"}),
        ("austria", {"edition": "first", "printing": "spanish"}),  # with other actions
    ],
)
def test_where_there_is_none_it_says_for_which_games_there_are(name: str, options: dict[str, Any]) -> None:
    game = new_game(name, seed=1, **options)
    assert game.to_move is not None
    wanted = rf"no baseline for {name} with {game.seats} seats and these options; .*overbooking-2"
    with pytest.raises(BadOption, match=wanted):
        make_bot("baseline", Seeded(1)).choose(Perspective(game, game.to_move))
    with pytest.raises(BadOption, match=wanted):  # before the first game of a run
        results.play(name, bots=["baseline", "random"], **options)


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hotelier.baselines.info.find_spec", lambda name: None)
    with pytest.raises(HotelierError, match=r"baselines need numpy: pip install 'hotelier\[envs\]'"):
        make_bot("baseline", Seeded(1))


def test_it_does_not_sit_at_tables_of_a_server() -> None:
    assert "baseline" in BOTS
    with pytest.raises(Refusal, match="unknown bot 'baseline'"):
        bot_info("baseline")
