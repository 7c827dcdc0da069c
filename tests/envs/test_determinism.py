"""Same seeds and choices, same trajectory in every form: AEC, Gymnasium, vector and OpenSpiel."""

from typing import Any

import numpy as np
import pyspiel
import pytest

import hotelier.envs.openspiel
from hotelier import Game, new_game
from hotelier.envs.aec import SeatsEnv
from hotelier.envs.against_bots import AgainstBotsEnv
from hotelier.envs.vector import Vector

assert hotelier.envs.openspiel.KINDS  # importing the module registers the games

Trajectory = list[tuple[int, bytes]]
"""Every decision of a game: the action and what its seat saw."""

TABLES = [
    ("austria", 2),
    ("austria", 3),
    ("austria", 1),
    ("austria_waltz", 2),
    ("austria_waltz", 1),
    ("overbooking", 2),
    ("overbooking", 4),
]
GAMES = 3


def choice(legal: list[int], number: int) -> int:
    """An arbitrary but fixed choice."""
    return sorted(legal)[number * 7919 % len(legal)]


def in_aec(name: str, seats: int, seed: int) -> Trajectory:
    """The first games of an AEC environment."""
    env = SeatsEnv(name, seats=seats)
    steps: Trajectory = []
    for number in range(GAMES):
        env.reset(seed=seed if number == 0 else None)
        for agent in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            action = None if ended else choice(np.flatnonzero(seen["action_mask"]).tolist(), len(steps))
            if action is not None:
                steps.append((action, seen["observation"].tobytes()))
            env.step(action)
            assert agent in env.possible_agents
    return steps


def in_vector(name: str, seats: int, seed: int) -> Trajectory:
    games = Vector(name, 2, seats=seats)
    games.reset(seed=[seed, seed + 1])
    steps: Trajectory = []
    ended = 0
    while ended < GAMES:
        action = choice(np.flatnonzero(games.masks[0]).tolist(), len(steps))
        steps.append((action, games.observations[0].tobytes()))
        games.step([action, int(games.masks[1].argmax())])
        ended += int(games.dones[0])
    return steps


def in_openspiel(name: str, seats: int, seed: int) -> Trajectory:
    """The first game only: in OpenSpiel every game begins with its own chance."""
    kind = f"hotelier_{name}{'_solo' if seats == 1 else ''}"
    state: Any = pyspiel.load_game(kind, {"players": seats}).new_initial_state()
    state.apply_action(seed)
    steps: Trajectory = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
            continue
        action = choice(state.legal_actions(), len(steps))
        steps.append((action, np.array(state.observation_tensor(), np.float32).tobytes()))
        state.apply_action(action)
    return steps


def in_the_engine(name: str, seats: int, seed: int) -> list[int]:
    everything = "1,2,3,5" if seats == 1 else "1,2,3,4,5"
    options: dict[str, Any] = {"modules": everything} if name == "austria_waltz" else {}
    game: Game = new_game(name.removesuffix("_waltz"), seats=seats, seed=seed, **options)
    while game.to_move is not None:
        game.apply(choice(game.legal_actions(), len(game.history)))
    return game.history


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_forms_tell_the_same_story(name: str, seats: int) -> None:
    for seed in (3, 71):
        story = in_aec(name, seats, seed)
        assert in_vector(name, seats, seed) == story
        first = in_openspiel(name, seats, seed)
        assert first == story[: len(first)]
        assert in_the_engine(name, seats, seed) == [action for action, _ in first]
        assert in_aec(name, seats, seed) == story
        assert in_aec(name, seats, seed + 1) != story


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_one_agent_against_bots_meets_the_same_games_alone_and_in_a_batch(name: str, seats: int) -> None:
    learner = seats - 1
    env = AgainstBotsEnv(name, seats=seats, seat=learner, reward="shaped")
    games = Vector(name, 2, seats=seats, opponents="random", learner=learner, reward="shaped")
    games.reset(seed=21)
    seen, _ = env.reset(seed=21)
    steps = 0
    ended = 0
    while ended < GAMES:
        assert np.array_equal(seen["observation"], games.observations[0])
        assert np.array_equal(seen["action_mask"], games.masks[0])
        action = choice(np.flatnonzero(seen["action_mask"]).tolist(), steps)
        games.step([action, int(games.masks[1].argmax())])
        seen, reward, over, _, _ = env.step(action)
        assert games.rewards[0, learner] == pytest.approx(reward)
        assert over == games.dones[0]
        if over:
            seen, _ = env.reset()
            ended += 1
        steps += 1
