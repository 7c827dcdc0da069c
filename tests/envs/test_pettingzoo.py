"""PettingZoo's own tests, and what they do not look at."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from hotelier import BadInput, BadOption, IllegalAction
from hotelier.austria.game import Austria
from hotelier.envs import austria_v0, austria_waltz_v0, overbooking_v0
from hotelier.envs.aec import SeatsEnv

ENVS = [
    (austria_v0, {}),
    (austria_v0, {"seats": 4, "reward": "shaped", "staff": "draft"}),
    (austria_v0, {"seats": 1, "difficulty": "hard", "reward": "score"}),
    (austria_v0, {"observation": "dict"}),
    (austria_waltz_v0, {}),
    (austria_waltz_v0, {"seats": 3, "modules": [3, 5], "reward": "shaped", "staff": "draft"}),
    (austria_waltz_v0, {"seats": 1, "modules": "1,3", "reward": "score"}),
    (overbooking_v0, {}),
    (overbooking_v0, {"seats": 3, "reward": "difference", "memory": True}),
    (overbooking_v0, {"observation": "dict"}),
    (overbooking_v0, {"observation": "array"}),
]
DICT_OBSERVATIONS = (
    # so PettingZoo says of every environment with masks, its own among them
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@pytest.mark.filterwarnings(*DICT_OBSERVATIONS)
@pytest.mark.parametrize(("module", "options"), ENVS)
def test_pettingzoo_accepts_the_environment(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=500)
    api_test(module.raw_env(**options), num_cycles=500)


@pytest.mark.parametrize(("module", "options"), ENVS)
def test_pettingzoo_finds_the_same_games_from_the_same_seeds(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=100)


@pytest.mark.parametrize("module", [austria_v0, austria_waltz_v0, overbooking_v0])
def test_pettingzoo_finds_the_drawings_right(module: Any) -> None:
    render_test(module.env)


@pytest.mark.parametrize(("module", "options"), ENVS)
def test_pettingzoo_accepts_the_parallel_form(module: Any, options: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**options), num_cycles=60)
    parallel_seed_test(lambda: module.parallel_env(**options), num_cycles=20)


@pytest.mark.parametrize("module", [austria_v0, overbooking_v0])
def test_pettingzoo_accepts_the_state(module: Any) -> None:
    state_test(module.env(), module.parallel_env(), num_cycles=20)


@pytest.mark.parametrize("module", [austria_v0, austria_waltz_v0, overbooking_v0])
def test_all_agents_at_once_play_the_game_of_agents_in_turn(module: Any) -> None:
    """The same choices of those who move; what others say does not count."""
    one, all_at_once = module.env(reward="score"), module.parallel_env(reward="score")
    one.reset(seed=6)
    seen, _ = all_at_once.reset(seed=6)
    rng = np.random.default_rng(6)
    paid = dict.fromkeys(one.possible_agents, 0.0)
    while all_at_once.agents:
        mover = one.agent_selection
        assert {agent for agent in seen if seen[agent]["action_mask"].any()} == {mover}
        assert np.array_equal(one.observe(mover)["observation"], seen[mover]["observation"])
        action = int(rng.choice(np.flatnonzero(seen[mover]["action_mask"])))
        one.step(action)
        seen, rewards, ended, _, _ = all_at_once.step(dict.fromkeys(all_at_once.agents, action))
        for agent in rewards:
            paid[agent] += rewards[agent]
    assert all(ended.values())
    assert list(paid.values()) == one.game.outcome.scores


def test_the_state_is_what_all_seats_know_together() -> None:
    env = austria_v0.env(seats=3)
    env.reset(seed=2)
    state = env.state()
    assert env.state_space.contains(state)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(state, np.concatenate(seen))


def test_numbers_alone_are_the_flat_vector_and_the_mask_is_told() -> None:
    flat, alone = overbooking_v0.env(events=True), overbooking_v0.env(observation="array", events=True)
    flat.reset(seed=3)
    alone.reset(seed=3)
    for _ in flat.agent_iter():
        seen, _, ended, _, info = flat.last()
        numbers, _, _, _, told = alone.last()
        assert np.array_equal(numbers, seen["observation"])
        assert np.array_equal(told["action_mask"], seen["action_mask"])
        assert told["events"] == info["events"]
        action = None if ended else int(np.flatnonzero(seen["action_mask"])[-1])
        flat.step(action)
        alone.step(action)
    assert not alone.agents


def play(env: Any, seed: int) -> list[float]:
    """Random play; the sum of what every agent was paid."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        assert (agent == f"seat_{env.unwrapped.game.to_move}") or terminated
        env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return list(sums.values())


@pytest.mark.parametrize(("module", "seats"), [(austria_v0, 3), (austria_waltz_v0, 2), (overbooking_v0, 2)])
def test_every_agent_is_told_all_that_it_was_paid(module: Any, seats: int) -> None:
    env = module.env(seats=seats, reward="score")
    for seed in range(3):
        assert play(env, seed) == env.unwrapped.game.outcome.scores


def test_pettingzoo_makes_the_environments_by_their_names() -> None:
    for name, game, seats in (
        ("hotelier/Austria-v0", "austria", 3),
        ("hotelier/AustriaWaltz-v0", "austria_waltz", 3),
        ("hotelier/Overbooking-v0", "overbooking", 4),
    ):
        env = pettingzoo.make("aec", name, seats=seats)
        env.reset(seed=1)
        assert env.unwrapped.metadata["name"] == f"{game}_v0"
        assert env.unwrapped.game.info.name == game.removesuffix("_waltz")
        assert len(env.agents) == seats
        seen, _ = pettingzoo.make("parallel", name, seats=seats).reset(seed=1)
        assert list(seen) == env.agents


def test_only_the_agent_to_move_has_something_to_choose() -> None:
    env = overbooking_v0.raw_env(seats=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert masks[env.agent_selection].sum() == len(env.game.legal_actions())
    assert not any(mask.any() for agent, mask in masks.items() if agent != env.agent_selection)


def test_named_fields_are_the_flat_vector_in_pieces() -> None:
    flat, named = SeatsEnv("austria"), SeatsEnv("austria", observation="dict")
    flat.reset(seed=3)
    named.reset(seed=3)
    fields = named.observe("seat_1")["observation"]
    assert list(fields) == [field.name for field in named.layout.fields]
    assert np.array_equal(np.concatenate(list(fields.values())), flat.observe("seat_1")["observation"])


def test_an_illegal_action_ends_the_game_and_is_an_error_in_the_raw_environment() -> None:
    raw = austria_v0.raw_env()
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="is not legal now"):
        raw.step(illegal)
    assert raw.game.history == []
    env = austria_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    with pytest.raises(IllegalAction, match=r"^3\.0 is not an action: actions are whole numbers"):
        env.step(3.0)  # type: ignore[arg-type]
    env.step(np.int64(illegal))
    assert all(env.terminations.values())
    assert {agent: env._cumulative_rewards[agent] for agent in env.agents} == {
        agent: -1.0 if agent == loser else 0.0 for agent in env.agents
    }


def test_there_is_no_step_before_the_first_reset_and_after_the_end() -> None:
    env, all_at_once = overbooking_v0.env(), overbooking_v0.parallel_env()
    asked: list[Callable[[], Any]] = [
        env.last,
        env.agent_iter,
        lambda: env.step(0),
        lambda: all_at_once.step({}),
    ]
    for ask in asked:
        with pytest.raises(BadInput, match="call reset"):
            ask()
    play(env, 1)
    with pytest.raises(BadInput, match="call reset"):
        env.step(0)


def test_who_is_to_move_must_choose() -> None:
    env, all_at_once = overbooking_v0.env(), overbooking_v0.parallel_env()
    env.reset(seed=1)
    all_at_once.reset(seed=1)
    with pytest.raises(BadInput, match="seat_0 is to move and must choose an action"):
        env.step(None)
    with pytest.raises(BadInput, match="seat_0 is to move, and there is no action of it"):
        all_at_once.step({"seat_1": 0})
    assert env.game.history == all_at_once.aec_env.game.history == []


def test_the_drawing_is_the_spectators_and_holds_no_hand() -> None:
    env = austria_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None and "seat 1" in drawn
    assert isinstance(env.game, Austria)
    book = env.game.book
    hand = env.game.view(0)["players"][0]["known_hand"]
    assert hand and not any(book.staff_name[book.staff_number.index(card)] in drawn for card in hand)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 7}, "is played by 1 to 4"),
        ({"reward": "money"}, "unknown reward"),
        (
            {"observation": "film"},
            "unknown form of observations 'film'; there are: flat, dict, array",
        ),
        ({"render_mode": "web"}, "unknown render mode 'web'; there are: human, ansi, rgb_array"),
        ({"colour": "red"}, "unknown option 'colour'"),
    ],
)
def test_bad_arguments_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        austria_v0.env(**options)


@pytest.mark.parametrize(("module", "options"), ENVS[:2] + ENVS[-3:-1])
def test_on_request_every_agent_is_told_what_its_seat_saw(module: Any, options: dict[str, Any]) -> None:
    """Each event once, in order, from the setup to the end; to its own seat what others are not told."""
    env = module.env(**options, events=True)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    told: dict[str, list[Any]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        seen, _, terminated, _, info = env.last()
        told[agent] += info["events"]
        env.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    for seat, events in enumerate(told.values()):
        assert events == env.game.events(seat)


def test_after_an_illegal_action_the_rest_is_told() -> None:
    env = overbooking_v0.env(events=True)
    env.reset(seed=1)
    seen = env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.infos["seat_0"]["events"] == [] or env.infos["seat_1"]["events"] == []
    assert sum(len(info["events"]) for info in env.infos.values()) == len(env.game.events(0))


def test_nothing_is_told_without_a_request() -> None:
    env = overbooking_v0.env()
    env.reset(seed=1)
    assert env.last()[4] == {}
    assert env.game.tale is None
