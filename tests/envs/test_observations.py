"""Observations hold all that a seat may know, and nothing else."""

import numpy as np
import pytest

from hotelier import Game, Seeded
from hotelier.austria.game import Austria
from hotelier.core.game import Json
from hotelier.envs.encoders import encoder_for
from hotelier.envs.encoding.encoder import Encoder
from hotelier.overbooking.game import Overbooking
from tests.contract import Case, cases, positions
from tests.envs.looks import check_guesses, views_seen
from tests.envs.reference import austria_fields, overbooking_fields

CASES = [case for case in cases() if "modules" not in case.options]


def reference_of(game: Game, view: Json) -> dict[str, list[float]]:
    """The fields of an observation, from a view and from what is printed."""
    if isinstance(game, Austria):
        return austria_fields(game.book, view)
    assert isinstance(game, Overbooking)
    return overbooking_fields(game.state.book, view)


def check_observation(encoder: Encoder, game: Game, seat: int) -> None:
    observation = np.frombuffer(encoder.encode(game, seat), np.float32)
    assert observation.size == encoder.layout.size, "the pieces that are written do not fill the layout"
    fields = reference_of(game, game.view(seat))
    slices = encoder.layout.slices
    assert set(fields) == set(slices)
    wanted: list[float] = []
    for name, place in slices.items():
        assert (place.start, place.stop) == (len(wanted), len(wanted) + len(fields[name])), name
        wanted += fields[name]
    wrong = np.flatnonzero(observation != np.array(wanted, np.float32))
    assert not wrong.size, {name for name, place in slices.items() if place.start <= wrong[0] < place.stop}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_an_observation_is_a_function_of_the_view_alone(case: Case) -> None:
    encoder = encoder_for(case.begin(1))
    for seed in (1, 2):
        for game in positions(case, seed):
            for seat in range(game.seats):
                check_observation(encoder, game, seat)


def whole_games() -> list[Case]:
    """Every game with its default options and each number of seats, and two where more is hidden."""
    found = {(case.name, case.seats): case for case in reversed(CASES)}
    return [
        *found.values(),
        Case("austria", {"staff": "draft", "board": "day"}, 3),
        Case("overbooking", {"memory": True, "bonus": "expert"}, 3),
    ]


@pytest.mark.parametrize("case", whole_games(), ids=lambda case: case.id)
def test_every_decision_of_a_game_is_seen_as_the_view_tells_it(case: Case) -> None:
    encoder = encoder_for(case.begin(1))
    game = case.begin(0)
    rng = Seeded(0)
    while game.to_move is not None:
        for seat in range(game.seats):
            check_observation(encoder, game, seat)
        game.play_random_action(rng)


@pytest.mark.parametrize("case", whole_games(), ids=lambda case: case.id)
def test_guesses_at_what_is_hidden_look_the_same(case: Case) -> None:
    check_guesses(case)


@pytest.mark.parametrize("case", whole_games(), ids=lambda case: case.id)
def test_different_views_are_different_observations(case: Case) -> None:
    assert views_seen(case, range(8)) > 400


def test_another_set_of_options_is_another_observation() -> None:
    """Among games of the same size, also where nothing else differs yet."""
    for name, seats in (("austria", 2), ("austria", 1), ("overbooking", 2)):
        begun = [case.begin(7) for case in CASES if (case.name, case.seats) == (name, seats)]
        seen = {encoder_for(game).encode(game, 0) for game in begun}
        assert len(seen) == len(begun)


def test_points_are_those_of_the_outcome() -> None:
    for case in whole_games():
        game = positions(case, 4)[-1]
        assert game.outcome is not None
        assert encoder_for(game).points(game) == game.outcome.scores
