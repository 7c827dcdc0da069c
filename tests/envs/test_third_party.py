"""Stable-Baselines3, sb3-contrib and SuperSuit with our environments, as researchers use them.

`.ci/third-party` runs this in an environment of its own: torch is too large for everybody. Elsewhere it is
left out. The checks that Gymnasium, PettingZoo and OpenSpiel bring are in test_gymnasium.py and so on.
"""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

import hotelier.envs
from hotelier.envs import austria_v0, austria_waltz_v0, overbooking_v0

assert hotelier.envs.__doc__  # importing the package registers the environments


def found(module: str) -> Any:
    """A module of others; without it nothing here can be tried."""
    return pytest.importorskip(module, reason="only in .ci/third-party")


found("torch").set_num_threads(1)
supersuit = found("supersuit")
PPO = found("stable_baselines3").PPO
check_env = found("stable_baselines3.common.env_checker").check_env
make_vec_env = found("stable_baselines3.common.env_util").make_vec_env
MaskablePPO = found("sb3_contrib").MaskablePPO
get_action_masks = found("sb3_contrib.common.maskable.utils").get_action_masks

pytestmark = pytest.mark.filterwarnings("ignore")  # those of others

OVERBOOKING = "hotelier/Overbooking-v0"
STEPS = 49_152
"""About ten seconds on one core."""
JUDGED = 400
"""Games that are played with what was learnt. A learner that learns nothing wins half of these, and never
70 of 100: that is eight standard deviations away; 90 are asked for."""


@pytest.mark.parametrize("observation", ["flat", "array"])
@pytest.mark.parametrize("name", [OVERBOOKING, "hotelier/AustriaWaltzSolo-v0"])
def test_stable_baselines_makes_and_checks_the_environments_by_name(name: str, observation: str) -> None:
    envs = make_vec_env(name, n_envs=2, seed=1, env_kwargs={"observation": observation})
    envs.reset()
    for _ in range(5):
        envs.step(np.array([int(mask.argmax()) for mask in get_action_masks(envs)]))
    pictures = envs.get_images()
    assert len(pictures) == 2 and all(picture is not None and picture.ndim == 3 for picture in pictures)
    check_env(envs.envs[0].unwrapped)


def test_ppo_without_masks_reads_the_dict_of_numbers_and_mask() -> None:
    envs = make_vec_env(OVERBOOKING, n_envs=2, seed=1)
    PPO("MultiInputPolicy", envs, n_steps=32, batch_size=32, n_epochs=1, seed=1).learn(64)


def test_maskable_ppo_learns_to_beat_random_play() -> None:
    options = {"observation": "array", "reward": "shaped"}
    envs = make_vec_env(OVERBOOKING, n_envs=16, seed=1, env_kwargs=options)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=128,
        batch_size=256,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        gae_lambda=0.9,
        seed=1,
    )
    before = share_won(model)
    model.learn(STEPS)
    after = share_won(model)
    print(f"won {before:.0%} of {JUDGED} games before and {after:.0%} after {STEPS:,} steps")
    assert before < 0.65
    assert after > 0.9


def share_won(model: Any) -> float:
    """How many games the model wins against random play, with seeds of their own."""
    envs = make_vec_env(OVERBOOKING, n_envs=16, seed=1_000_000, env_kwargs={"observation": "array"})
    seen = envs.reset()
    won: list[bool] = []
    while len(won) < JUDGED:
        actions, _ = model.predict(seen, action_masks=get_action_masks(envs), deterministic=True)
        seen, paid, ended, _ = envs.step(actions)
        won += [bool(reward > 0) for reward, done in zip(paid, ended, strict=True) if done]
    return sum(won) / len(won)


@pytest.mark.parametrize("module", [austria_v0, austria_waltz_v0, overbooking_v0])
def test_supersuit_wraps_agents_that_act_in_turn(module: Any) -> None:
    env = module.env(observation="array")
    env = supersuit.clip_reward_v0(env)
    env = supersuit.dtype_v0(env, np.float64)
    env = supersuit.normalize_obs_v0(env)
    env = supersuit.frame_stack_v1(env, 3)
    env.reset(seed=1)
    assert env.last()[0].shape == (3 * module.env().layout.size,)
    api_test(env, num_cycles=60)


@pytest.mark.parametrize("module", [austria_v0, overbooking_v0])
def test_supersuit_makes_vectors_of_agents_that_act_at_once(module: Any) -> None:
    env = supersuit.agent_indicator_v0(module.parallel_env(observation="array"))
    parallel_api_test(env, num_cycles=30)
    single = supersuit.pettingzoo_env_to_vec_env_v1(module.parallel_env(observation="array"))
    many = supersuit.concat_vec_envs_v1(single, 2, base_class="stable_baselines3")
    seen = many.reset()
    assert seen.shape == (4, module.env().layout.size)
    for _ in range(20):
        seen, _, _, infos = many.step(np.zeros(4, np.int64))
        assert all("action_mask" in info for info in infos)
    many.close()
