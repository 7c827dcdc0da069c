"""OpenSpiel's own tests, and what they do not look at."""

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import hotelier.envs.openspiel
from hotelier import BadOption

assert hotelier.envs.openspiel.KINDS  # importing the module registers the games

GAMES = [
    "hotelier_austria",
    "hotelier_austria(players=3,staff=draft,board=day)",
    "hotelier_austria_solo(difficulty=hard)",
    "hotelier_austria_waltz(module_5=False)",
    "hotelier_austria_waltz_solo",
    "hotelier_overbooking",
    "hotelier_overbooking(players=4,memory=True,bonus=expert)",
]
API_TESTS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


def load(text: str) -> Any:
    return pyspiel.load_game(text)


@pytest.mark.parametrize("text", GAMES)
def test_openspiel_accepts_the_api(text: str) -> None:
    """The class of tests that OpenSpiel makes for each of its own games."""
    fields = {"game": load(text), "game_name": text}
    case: Any = type("ApiTest", (api_test.EnforceAPIOnPartialTreeBase,), fields)
    case.setUpClass()
    assert API_TESTS
    for name in API_TESTS:
        getattr(case(name), name)()


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_random_simulations_run(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=2, serialize=True, verbose=False)


def positions(text: str, seed: int, chance: int | None = None) -> list[Any]:
    """The states of a random game, chance nodes among them."""
    rng = np.random.default_rng(seed)
    state = load(text).new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(int(rng.integers(len(outcomes))) if chance is None else chance)
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        states.append(state.clone())
    return states


@pytest.mark.parametrize("text", GAMES)
def test_chance_has_its_own_nodes_and_the_rest_is_certain(text: str) -> None:
    states = positions(text, 1)
    nodes = [state for state in states if state.is_chance_node()]
    assert states[0].is_chance_node()
    assert len(nodes) >= (8 if "austria" in text else 2)
    for node in nodes:
        outcomes = node.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        children = {str(node.child(outcome)) for outcome, _ in outcomes[:6]}
        assert len(children) > 1, "another outcome is another state"
        assert len({str(node.child(3)) for _ in range(3)}) == 1, "an outcome is always the same"
    for state in states:
        if state.is_player_node():
            action = state.legal_actions()[0]
            assert str(state.child(action)) == str(state.child(action))


@pytest.mark.parametrize("text", GAMES)
def test_what_nobody_has_drawn_yet_cannot_be_foreseen(text: str) -> None:
    """A state before a chance node is followed by different draws, not by one that is fixed already."""
    node = [state for state in positions(text, 2) if state.is_chance_node()][-1]
    after = [node.child(outcome) for outcome in range(12)]
    seen = {child.observation_string(0) for child in after}
    assert len(seen) > 3


@pytest.mark.parametrize("text", GAMES)
def test_states_come_back_from_their_text_and_go_on_alike(text: str) -> None:
    for state in positions(text, 5)[::7]:
        game, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )
        assert str(game) == str(state.get_game())
        assert str(again) == str(state)
        while not state.is_terminal():
            action = 0 if state.is_chance_node() else state.legal_actions()[0]
            state.apply_action(action)
            again.apply_action(action)
        assert str(again) == str(state)


@pytest.mark.parametrize("text", GAMES)
def test_resampled_states_look_the_same_to_their_seat(text: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    hidden: set[str] = set()
    for state in positions(text, 3)[5::9]:
        if not state.is_player_node():
            continue
        seat = state.current_player()
        for _ in range(3):
            guess = state.resample_from_infostate(seat, sampler)
            assert guess.information_state_string(seat) == state.information_state_string(seat)
            assert guess.observation_tensor(seat) == state.observation_tensor(seat)
            assert guess.legal_actions() == state.legal_actions()
            assert guess.history() == [], "the true history would tell what is hidden"
            others = [guess.observation_string(other) for other in range(guess.num_players())]
            hidden.add(json.dumps(others))
            while not guess.is_terminal():
                legal = guess.legal_actions()
                guess.apply_action(legal[len(legal) // 2])
    assert len(hidden) > 3


def test_a_chance_node_cannot_be_resampled() -> None:
    node = load("hotelier_overbooking").new_initial_state()
    with pytest.raises(ValueError, match="apply an outcome first"):
        node.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def after(*actions: str) -> Any:
    """A game of Overbooking after these actions of the starting seat and the other one, in turn."""
    state = load("hotelier_overbooking").new_initial_state()
    state.apply_action(DEAL)
    for text in actions:
        state.apply_action(state.string_to_action(text))
    return state


DEAL = 0
"""Seat 0 begins and holds fish 1 and fish 2, seat 1 holds bird 1 and bird 3; queues take any card."""


def test_the_deal_is_as_the_tests_below_need_it() -> None:
    game = after().engine.game
    assert game.to_move == 0
    assert {"fish 1", "fish 2"} <= set(game.view(0)["players"][0]["known_hand"])
    assert {"bird 1", "bird 3"} <= set(game.view(1)["players"][1]["known_hand"])


def test_what_a_seat_cannot_see_does_not_change_its_information_state() -> None:
    """Cards with the same back at the same place, of the other seat."""
    one = after("fish 1 queue 1", "bird 1 queue 2")
    other = after("fish 2 queue 1", "bird 1 queue 2")
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_seats_remember_the_way_by_which_a_position_came_about() -> None:
    late = after("fish 1 queue 1", "bird 1 queue 1", "fish 2 queue 2", "bird 3 queue 2")
    early = after("fish 2 queue 2", "bird 3 queue 2", "fish 1 queue 1", "bird 1 queue 1")
    for seat in (0, 1):
        assert late.observation_string(seat) == early.observation_string(seat)
        assert late.information_state_string(seat) != early.information_state_string(seat)


def test_utilities_are_those_of_the_outcome_and_sum_to_nothing() -> None:
    for seed in range(3):
        final = positions("hotelier_overbooking(players=3)", seed)[-1]
        outcome = final.engine.game.outcome
        for seat, value in enumerate(final.returns()):
            assert (value > 0) == (seat in outcome.winners)
        assert sum(final.returns()) == pytest.approx(0)


def test_algorithms_of_openspiel_run() -> None:
    rng = np.random.RandomState(1)
    game = load("hotelier_overbooking")
    state = game.new_initial_state()
    state.apply_action(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, evaluator=evaluator, max_simulations=10, random_state=rng)
    assert bot.step(state) in state.legal_actions()
    outcome_sampling_mccfr.OutcomeSamplingSolver(load("hotelier_overbooking(chances=2)")).iteration()


def test_there_are_no_information_state_tensors_and_whoever_asks_is_told() -> None:
    """What a tensor would hold is the observation; as an information state it would lack the past."""
    state = after()
    game = state.get_game()
    assert not game.get_type().provides_information_state_tensor
    for ask in (lambda: state.information_state_tensor(0), game.information_state_tensor_size):
        with pytest.raises(ValueError, match=r"no information state tensors: take observation_tensor"):
            ask()
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    observer = make_observation(game, recall)
    assert observer.string_from(state, 0) == state.information_state_string(0)


def test_openspiels_learning_environment_runs() -> None:
    env = rl_environment.Environment(load("hotelier_overbooking"))
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == env.game.observation_tensor_size()
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    game = load("hotelier_austria_solo(difficulty=hard)")
    assert game.get_parameters()["difficulty"] == "hard"
    with pytest.raises(BadOption, match="option difficulty cannot be 'heroic'"):
        load("hotelier_austria_solo(difficulty=heroic)")
