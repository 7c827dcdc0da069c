"""Observations of games with modules: one layout for all, all that the view tells and no more."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import BadOption, Game, Seeded, new_game
from hotelier.austria.game import Austria
from hotelier.envs.austria.encoder import AustriaEncoder
from hotelier.envs.austria.waltz_encoder import WaltzEncoder
from hotelier.envs.austria.waltz_layout import Box
from hotelier.envs.encoders import encoder_for
from hotelier.envs.start import Start
from tests.contract import Case, cases, positions
from tests.envs.looks import check_guesses, views_seen
from tests.envs.waltz_reference import WaltzReference

CASES = [case for case in cases() if "modules" in case.options]
EVERY = "1,2,3,4,5"
OTHERWISE_SHOWN = {"guest_deck", "staff_deck", "known_staff_deck"}
"""Fields that have the same name and size without modules, but are divided by another number."""

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)


def whole_games() -> list[Case]:
    """All modules with every number of seats, each alone for two, and some where much is hidden."""
    return [
        Case("austria", {"modules": "1,2,3,5"}, 1),
        Case("austria", {"modules": "3", "difficulty": "hard"}, 1),
        *[Case("austria", {"modules": EVERY}, seats) for seats in (2, 3, 4)],
        *[Case("austria", {"modules": module}, 2) for module in EVERY.split(",")],
        Case("austria", {"modules": "1,3", "staff": "draft", "board": "day", "promo": True}, 3),
    ]


every_whole_game = pytest.mark.parametrize("case", whole_games(), ids=lambda case: case.id)


@every_case
def test_observations_are_numbers_of_the_one_layout(case: Case) -> None:
    encoder = encoder_for(case.begin(1))
    everything = Start("austria_waltz", case.seats, {}).layout
    assert [field.name for field in encoder.layout.fields] == [field.name for field in everything.fields]
    assert encoder.layout.slices == everything.slices
    for game in positions(case, 1):
        for seat in range(game.seats):
            observation = np.frombuffer(encoder.encode(game, seat), np.float32)
            assert observation.size == everything.size
            assert np.abs(observation).max() <= 32


def check_observation(encoder: WaltzEncoder, reference: WaltzReference, game: Game, seat: int) -> None:
    """An observation is what the reference makes of the seat's view, field by field."""
    fields = reference.fields(game.view(seat))
    slices = encoder.layout.slices
    assert set(fields) == set(slices)
    wanted = [number for name in slices for number in fields[name]]
    observation = np.frombuffer(encoder.encode(game, seat), np.float32)
    assert observation.size == len(wanted) == encoder.layout.size
    wrong = np.flatnonzero(observation != np.array(wanted, np.float32))
    assert not wrong.size, {name for name, place in slices.items() if place.start <= wrong[0] < place.stop}


@every_case
def test_an_observation_is_a_function_of_the_view_alone(case: Case) -> None:
    first = case.begin(1)
    assert isinstance(first, Austria)
    encoder, reference = WaltzEncoder(first), WaltzReference(first)
    for game in positions(case, 1):
        for seat in range(game.seats):
            check_observation(encoder, reference, game, seat)


KINDS_OF_GAMES = st.tuples(
    st.integers(1, 4),
    st.sets(st.sampled_from([1, 2, 3, 4, 5])),
    st.sampled_from(["revised", "first"]),
    st.booleans(),
    st.sampled_from(["day", "night"]),
    st.integers(0, 10_000),
)
"""Seats, modules, edition, promotional cards, boards and seed."""


@settings(max_examples=25, deadline=None, derandomize=True)
@given(kind=KINDS_OF_GAMES)
def test_every_decision_of_any_game_is_seen_as_the_view_tells_it(
    kind: tuple[int, set[int], str, bool, str, int],
) -> None:
    seats, modules, edition, promo, board, seed = kind
    chosen = sorted(modules - {4} if seats == 1 else modules)
    options: dict[str, Any] = {"edition": edition, "promo": promo, "board": board}
    game = new_game("austria", seats=seats, seed=seed, modules=chosen or "none", **options)
    assert isinstance(game, Austria)
    encoder, reference = WaltzEncoder(game), WaltzReference(game)
    rng = Seeded(seed)
    while True:
        for seat in range(game.seats):
            check_observation(encoder, reference, game, seat)
        if not game.play_random_action(rng):
            break


def test_the_box_is_complete() -> None:
    """The sizes that every layout is made of: what W10, W20, W40 and W60 add to the base game."""
    box = Box()
    assert sorted(box.staff) == [*box.staff[:48], *range(119, 134), *range(166, 180), 183]
    assert len(box.guests) == 58 + 29
    assert len(box.objectives) == len(box.tiles) == 18
    assert (len(box.ballrooms), len(box.rehearsals)) == (5, 4)
    assert (len(box.celebrities), len(box.entrances)) == (12, 10)


@every_whole_game
def test_guesses_at_what_is_hidden_look_the_same(case: Case) -> None:
    check_guesses(case)


@every_whole_game
def test_different_views_are_different_observations(case: Case) -> None:
    assert views_seen(case, range(2)) > 100


def begun(modules: str, seats: int, seed: int = 7) -> Austria:
    game = Case("austria", {"modules": modules} if modules else {}, seats).begin(seed)
    assert isinstance(game, Austria)
    return game


def test_every_set_of_modules_is_another_observation() -> None:
    for seats in (1, 2):
        games = [case.begin(7) for case in CASES if case.seats == seats]
        assert len({encoder_for(game).encode(game, 0) for game in games}) == len(games)


def test_without_modules_it_agrees_with_the_encoder_of_the_base_game() -> None:
    """Two encoders that share no code: fields of the same name and size say the same."""
    for seats in (1, 2, 4):
        first = begun("", seats)
        waltz, base = WaltzEncoder(first), AustriaEncoder(first)
        same = [
            field.name
            for field in base.layout.fields
            if field.name not in OTHERWISE_SHOWN and size_in(waltz, field.name) == field.size
        ]
        assert len(same) > 20 + 8 * seats
        for game in positions(Case("austria", {}, seats)):
            for seat in range(game.seats):
                one = np.frombuffer(waltz.encode(game, seat), np.float32)
                other = np.frombuffer(base.encode(game, seat), np.float32)
                for name in same:
                    assert np.array_equal(
                        one[waltz.layout.slices[name]], other[base.layout.slices[name]]
                    ), name
                assert waltz.points(game) == base.points(game)


def size_in(encoder: WaltzEncoder, name: str) -> int:
    return sum(field.size for field in encoder.layout.fields if field.name == name)


def test_points_are_those_of_the_outcome() -> None:
    for case in whole_games():
        game: Game = positions(case, 4)[-1]
        assert game.outcome is not None
        assert encoder_for(game).points(game) == game.outcome.scores


def test_the_environments_without_modules_stay_as_they_were_and_name_the_others() -> None:
    assert Start("austria", 2, {}).layout.size == 1211
    assert Start("austria", 1, {}).layout.size == 1245
    assert Start("austria", 2, {}).num_actions == 463
    assert Start("austria", 2, {"modules": "none"}).layout.size == 1211
    with pytest.raises(BadOption, match=r"austria know no modules.*take austria_waltz.*AustriaWaltz-v0"):
        Start("austria", 2, {"modules": "1,3"})
    with pytest.raises(BadOption, match="unknown option 'modules'"):
        Start("overbooking", 2, {"modules": "1,3"})


@pytest.mark.parametrize(("seats", "modules"), [(1, "1,2,3,5"), (2, EVERY), (4, EVERY)])
def test_all_modules_are_in_play_unless_others_are_given(seats: int, modules: str) -> None:
    assert Start("austria_waltz", seats, {}).options["modules"] == modules
    assert Start("austria_waltz", seats, {"modules": [3, 1]}).options["modules"] == "1,3"
    assert "modules" not in Start("austria_waltz", seats, {"modules": "none"}).options
