"""Environments are copied, pickled and compared."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from hotelier import BadInput
from hotelier.envs import austria_v0, austria_waltz_v0, overbooking_v0
from hotelier.envs.vector import Vector


def by_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_copy = pytest.mark.parametrize("copied", [copy.deepcopy, by_pickle], ids=["deepcopy", "pickle"])


def first_legal(seen: dict[str, Any]) -> int:
    return int(np.argmax(seen["action_mask"]))


def play_agents(env: Any, steps: int) -> list[Any]:
    told = []
    for _ in range(steps):
        if not env.agents:
            break
        seen, reward, ended, _, _ = env.last()
        told.append((env.agent_selection, seen["observation"].tolist(), reward, ended))
        env.step(None if ended else first_legal(seen))
    return told


@every_copy
@pytest.mark.parametrize("module", [austria_v0, austria_waltz_v0, overbooking_v0])
def test_agents_environments(module: Any, copied: Callable[[Any], Any]) -> None:
    env = module.env(seats=2, reward="shaped")
    env.reset(seed=3)
    play_agents(env, 9)
    twin = copied(env)
    assert twin == env
    there = play_agents(twin, 12)
    assert twin != env
    assert play_agents(env, 12) == there and twin == env
    env.reset()
    twin.reset()
    assert twin == env and env != module.env(seats=2, reward="shaped") and env != 1


@every_copy
@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize("name", ["hotelier/Austria-v0", "hotelier/Overbooking-v0"])
def test_environments_against_bots(name: str, opponents: str, copied: Callable[[Any], Any]) -> None:
    import hotelier.envs  # noqa: F401 (registers them)

    env: Any = gymnasium.make(name, opponents=opponents).unwrapped
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        seen, *_ = env.step(first_legal(seen))
    twin = copied(env)
    assert twin == env
    for _ in range(6):
        there, paid, over, _, _ = twin.step(first_legal(seen))
        assert twin != env
        seen, reward, ended, _, _ = env.step(first_legal(seen))
        assert twin == env and (paid, over) == (reward, ended)
        assert np.array_equal(there["observation"], seen["observation"])
    assert (twin.reset()[0]["observation"] == env.reset()[0]["observation"]).all()


@every_copy
def test_environments_in_which_all_act_at_once(copied: Callable[[Any], Any]) -> None:
    env = overbooking_v0.parallel_env(seats=3)
    env.reset(seed=3)
    twin = copied(env)
    assert twin == env
    twin.step({agent: first_legal(env.aec_env.observe("seat_0")) for agent in env.agents})
    assert twin != env


def test_a_vector_says_in_one_line_that_it_is_not_copied() -> None:
    games = Vector("overbooking", 2)
    many = gymnasium.make_vec("hotelier/Overbooking-v0", num_envs=2)
    for thing in (games, many):
        for copied in (copy.deepcopy, pickle.dumps):
            with pytest.raises(BadInput, match="a Vector is neither copied nor pickled"):
                copied(thing)


def test_repr_tells_the_game_the_round_and_who_moves() -> None:
    env = austria_v0.env(seats=3)
    env.reset(seed=5)
    said = "<Grand Austria Hotel, before the first round, seat 1 of 3 to move, 0 decisions>"
    assert repr(env) == f"<austria_v0: {said}>"
    parallel = austria_v0.parallel_env(seats=3)
    parallel.reset(seed=5)
    assert repr(parallel) == f"<parallel form of <austria_v0: {said}>>"
    alone: Any = gymnasium.make("hotelier/Austria-v0", seats=3, seat=1).unwrapped
    alone.reset(seed=5)
    assert repr(alone) == f"<AgainstBotsEnv, agent in seat 1: {said}>"
    assert repr(Vector("austria", 4, seats=3)) == "<Vector: 4 games of austria, 3 seats>"


def test_an_environment_that_was_never_reset_can_be_copied() -> None:
    env = overbooking_v0.env(seats=3)
    twin = by_pickle(env)
    assert twin == env
    twin.reset(seed=1)
    env.reset(seed=1)
    assert twin == env != overbooking_v0.env(seats=2)
