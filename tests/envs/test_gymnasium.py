"""Gymnasium's own checks, and what they do not look at."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import hotelier.envs
from hotelier import BadOption, IllegalAction
from hotelier.envs.against_bots import AgainstBotsEnv
from hotelier.envs.vector_env import AgainstBotsVectorEnv

assert hotelier.envs.__doc__  # importing the package registers the environments

ENVS = [
    ("hotelier/Austria-v0", {}),
    ("hotelier/Austria-v0", {"seats": 3, "seat": 2, "reward": "difference", "board": "day"}),
    ("hotelier/AustriaSolo-v0", {"difficulty": "hard", "reward": "score"}),
    ("hotelier/AustriaWaltz-v0", {"seats": 3, "seat": 1}),
    ("hotelier/AustriaWaltz-v0", {"modules": "2,4", "reward": "difference", "observation": "dict"}),
    ("hotelier/AustriaWaltzSolo-v0", {"difficulty": "hard", "reward": "score"}),
    ("hotelier/Overbooking-v0", {}),
    ("hotelier/Overbooking-v0", {"seats": 4, "opponents": ["random"] * 3, "observation": "dict"}),
]


def choose(seen: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize(("name", "options"), ENVS)
def test_gymnasium_accepts_the_environment(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, render_mode="ansi", **options).unwrapped)


@pytest.mark.parametrize(("name", "options"), ENVS)
def test_an_episode_is_a_whole_game(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(name, **options)
    rng = np.random.default_rng(1)
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        paid = 0.0
        ended = False
        while not ended:
            assert env.observation_space.contains(seen)
            assert info["action_mask"].any()
            seen, reward, ended, truncated, info = env.step(choose(seen, rng))
            paid += float(reward)
            assert not truncated
        inner = env.unwrapped
        assert isinstance(inner, AgainstBotsEnv)
        scores = info["scores"]
        own = scores[inner.seat]
        others = scores[: inner.seat] + scores[inner.seat + 1 :]
        if options.get("reward") == "score":
            assert paid == own
        elif options.get("reward") == "difference":
            assert paid == own - max(others)
        else:
            assert (paid == pytest.approx(1)) == (info["winners"] == [inner.seat])


def test_the_solo_game_is_played_against_leopold_at_the_difficulty_asked_for() -> None:
    env = gymnasium.make("hotelier/AustriaSolo-v0", difficulty="hard").unwrapped
    assert isinstance(env, AgainstBotsEnv)
    env.reset(seed=1)
    assert env.game.automata == ("leopold",)
    assert env.game.options["difficulty"] == "hard"


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = AgainstBotsEnv("overbooking")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1.0, True)
    assert "is not legal now" in info["illegal_action"]


def test_masks_are_given_as_maskable_ppo_asks_for_them() -> None:
    env = AgainstBotsEnv("austria")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))


def test_the_drawing_is_that_of_the_own_seat() -> None:
    env = AgainstBotsEnv("overbooking", render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    for card in env.game.view(0)["players"][0]["known_hand"]:
        assert card in drawn


def test_a_vector_environment_is_made_by_gymnasium() -> None:
    env = gymnasium.make_vec(
        "hotelier/Overbooking-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=3
    )
    assert isinstance(env, AgainstBotsVectorEnv)
    assert env.seats.tolist() == [0, 1, 2, 0, 1, 2]
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=5)
    ends = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, truncated, infos = env.step(actions)
        assert not truncated.any()
        assert np.array_equal(rewards != 0, ended)
        if ended.any():
            assert np.array_equal(infos["_final_info"], ended)
            assert np.array_equal(infos["final_info"]["won"][ended], rewards[ended] > -0.5)
        ends += int(ended.sum())
    assert ends >= 6


def test_the_vector_environment_behaves_as_gymnasiums_own_one() -> None:
    """Step by step the same as single environments that Gymnasium puts side by side."""
    ours = AgainstBotsVectorEnv("overbooking", 3, seat=1, reward="difference")
    theirs = SyncVectorEnv(
        [lambda: AgainstBotsEnv("overbooking", seat=1, reward="difference")] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    rng = np.random.default_rng(8)
    seen, _ = ours.reset(seed=3)
    wanted, _ = theirs.reset(seed=3)
    ends = 0
    for _ in range(80):
        for part in ("observation", "action_mask"):
            assert np.array_equal(seen[part], wanted[part])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, ended, _, infos = ours.step(actions)
        wanted, paid, terminated, _, said = theirs.step(actions)
        assert np.array_equal(rewards, paid)
        assert np.array_equal(ended, terminated)
        for place in np.flatnonzero(ended):
            for part in ("observation", "action_mask"):
                assert np.array_equal(infos["final_obs"][place][part], said["final_obs"][place][part])
            assert infos["final_info"]["scores"][place].tolist() == said["final_info"]["scores"][place]
            ends += 1
    assert ends >= 6


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seat": 2}, "there is no seat 2; they are numbered 0 to 1"),
        ({"opponents": "nobody"}, "unknown bot 'nobody'"),
        ({"opponents": ["random", "random"]}, "2 opponents were named for 1 other seats"),
    ],
)
def test_bad_arguments_are_refused(options: dict[str, Any], message: str) -> None:
    for make in (AgainstBotsEnv, AgainstBotsVectorEnv):
        with pytest.raises(BadOption, match=message):
            make("overbooking", **options)


def test_an_illegal_action_in_a_vector_is_an_error_and_nothing_is_applied() -> None:
    env = AgainstBotsVectorEnv("overbooking", 2)
    seen, _ = env.reset(seed=1)
    legal = int(seen["action_mask"][0].argmax())
    illegal = int(seen["action_mask"][1].argmin())
    histories = [game.history for game in env.games.games]
    with pytest.raises(IllegalAction, match=f"game 1: action {illegal} is not legal now"):
        env.step(np.array([legal, illegal]))
    assert [game.history for game in env.games.games] == histories
