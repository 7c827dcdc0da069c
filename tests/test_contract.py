"""Every game of the house, with all its options and numbers of seats, keeps to the contract."""

import json
from itertools import pairwise

import pytest

from hotelier import BadInput, Game, HotelierError, Seeded, game_info, new_game, replay
from hotelier.core.playout import play_randomly
from hotelier.core.records import to_text
from hotelier.games import NAMES
from tests import builds, contract
from tests.contract import Case

every_case = pytest.mark.parametrize("case", builds.contract_cases(), ids=lambda case: case.id)


def one_case_of_each_game() -> list[Case]:
    return [next(case for case in contract.cases() if case.name == name) for name in NAMES]


each_game = pytest.mark.parametrize("case", one_case_of_each_game(), ids=lambda case: case.name)


@every_case
def test_somebody_can_decide_until_the_end_and_nobody_after_it(case: Case) -> None:
    game = case.begin(2)
    rng = Seeded(2)
    while game.to_move is not None:
        contract.check_to_move_and_legal_actions(game)
        contract.play_on(game, rng, 1)
    assert game.outcome is not None
    contract.check_to_move_and_legal_actions(game)


@every_case
def test_every_legal_action_can_be_applied(case: Case) -> None:
    for game, before in contract.positions_as_they_are(case):
        contract.check_every_legal_action_can_be_applied(game, before)


@every_case
def test_an_action_outside_the_list_is_refused_and_changes_nothing(case: Case) -> None:
    for game, before in contract.positions_as_they_are(case)[::3]:
        contract.check_no_other_action_can_be_applied(game, before)


@every_case
def test_no_action_is_legal_after_the_end(case: Case) -> None:
    contract.check_no_other_action_can_be_applied(*contract.positions_as_they_are(case)[-1])


@every_case
def test_a_copy_is_independent_both_ways(case: Case) -> None:
    for game, before in contract.positions_as_they_are(case):
        contract.check_clone_is_independent(game, before, Seeded(3))


@every_case
def test_random_play_inside_picks_what_picking_from_the_list_would(case: Case) -> None:
    inside = case.begin(5)
    play_randomly(inside, Seeded(5))
    assert inside.history == contract.play_on(case.begin(5), Seeded(5)).history


@every_case
def test_a_copy_goes_on_as_the_original_does(case: Case) -> None:
    for game in contract.positions(case):
        contract.check_copies_play_alike(game, game.clone(), Seeded(4))


@every_case
def test_changing_an_answer_does_not_change_the_game(case: Case) -> None:
    for game, before in contract.positions_as_they_are(case):
        contract.check_answers_belong_to_the_caller(game, before)


@every_case
def test_the_same_seed_is_the_same_game(case: Case) -> None:
    contract.check_copies_play_alike(case.begin(5), case.begin(5), Seeded(5))


@every_case
def test_another_seed_is_another_game(case: Case) -> None:
    chances = [json.dumps(case.begin(seed).chance()) for seed in range(5, 10)]
    assert len(set(chances)) == len(chances)


@every_case
def test_a_record_replays_to_the_same_position(case: Case) -> None:
    for game, before in contract.positions_as_they_are(case):
        record = game.record()
        assert contract.is_plain(record)
        assert contract.snapshot(replay(record)) == before


@every_case
def test_a_record_survives_as_a_text(case: Case) -> None:
    for game in contract.positions(case):
        assert json.loads(to_text(game.record())) == game.record()


@every_case
def test_a_replayed_game_goes_on_as_the_original_does(case: Case) -> None:
    for game in contract.positions(case):
        contract.check_copies_play_alike(game, replay(game.record()), Seeded(6))


@every_case
def test_an_observer_of_a_replay_is_called_before_each_action(case: Case) -> None:
    game = contract.positions(case)[-1]
    seen: list[int] = []

    def watch(position: Game, number: int, action: int) -> None:
        assert number == len(seen) + 1 == len(position.history) + 1
        assert action in position.legal_actions()
        seen.append(action)

    replay(game.record(), watch)
    assert seen == game.history


@every_case
def test_the_chance_of_a_game_is_a_script_that_repeats_it(case: Case) -> None:
    game = contract.positions(case)[-1]
    again = case.begin(game.seed + 1, game.chance())  # another seed: all comes from the script
    for action in game.history:
        again.apply(action)
    assert again.outcome is not None and game.outcome is not None
    assert again.outcome.to_json() == game.outcome.to_json()
    assert again.chance() == game.chance()


@every_case
def test_texts_and_descriptions_of_the_whole_action_table(case: Case) -> None:
    contract.check_action_table(case.begin(1))


@every_case
def test_views_are_plain_data_and_keep_legal_actions_to_their_seat(case: Case) -> None:
    for game in contract.positions(case):
        contract.check_views(game)


@every_case
def test_what_a_seat_sees_is_the_same_in_every_resampled_game(case: Case) -> None:
    rng = Seeded(7)
    for game, before in contract.positions_as_they_are(case):
        for seat in contract.seats_and_spectator(game):
            seen = game.view(seat)
            for _ in range(3):
                assert game.resample(seat, rng).view(seat) == seen
        assert contract.snapshot(game) == before


@every_case
def test_a_resampled_game_can_be_resampled_again_for_any_seat(case: Case) -> None:
    rng = Seeded(8)
    for game in contract.positions(case):
        for seat in contract.seats_and_spectator(game):
            guess = game.resample(seat, rng)
            for other in contract.seats_and_spectator(game):
                assert guess.resample(other, rng).view(other) == guess.view(other)


@every_case
def test_a_resampled_game_keeps_the_own_choices(case: Case) -> None:
    rng = Seeded(8)
    for game in contract.positions(case):
        if game.to_move is not None:
            assert game.resample(game.to_move, rng).legal_actions() == game.legal_actions()


@every_case
def test_a_resampled_game_can_be_played_to_its_end(case: Case) -> None:
    """Looked at by every seat and the spectator, at every decision of a game."""
    game = case.begin(9)
    rng = Seeded(9)
    while game.to_move is not None:
        for seat in contract.seats_and_spectator(game):
            guess = game.resample(seat, rng)
            assert guess.to_move == game.to_move
            assert guess.legal_actions(), f"stuck: {game.record()}, resampled for {seat}"
            if len(game.history) % 20 == 0:
                contract.play_on(guess, rng)
                assert guess.outcome is not None
                contract.check_outcome(guess.outcome, game.seats)
        contract.play_on(game, rng, 1)


@every_case
def test_a_resampled_game_has_no_record(case: Case) -> None:
    for game in contract.positions(case):
        for seat in contract.seats_and_spectator(game):
            guess = game.resample(seat, Seeded(10))
            for hypothetical in (guess, guess.clone(), guess.resample(seat, Seeded(11))):
                with pytest.raises(BadInput, match="no record"):
                    hypothetical.record()


@every_case
def test_the_outcome_comes_with_the_end_and_is_complete(case: Case) -> None:
    *before, end = contract.positions(case)
    assert all(game.outcome is None for game in before)
    assert end.outcome is not None
    contract.check_outcome(end.outcome, end.seats)


@every_case
def test_what_has_come_out_never_goes_back(case: Case) -> None:
    revealed = [game.revealed for game in contract.positions(case)]
    assert all(earlier <= later for earlier, later in pairwise(revealed))


@every_case
def test_the_game_knows_how_it_was_begun(case: Case) -> None:
    game = case.begin(12)
    assert (game.info.name, game.seats, game.seed) == (case.name, case.seats, 12)
    assert game.options == case.options
    assert game.record()["options"] == case.options


@every_case
def test_events_are_typed_data_in_the_order_of_decisions(case: Case) -> None:
    for game in contract.positions(case, tell=True)[::3]:
        contract.check_events(game)


@every_case
def test_views_and_described_actions_are_of_the_declared_types(case: Case) -> None:
    for game in contract.positions(case):
        contract.check_shapes(game)


@every_case
def test_a_game_to_which_nobody_listens_is_the_same_game(case: Case) -> None:
    silent, telling = contract.positions_as_they_are(case), contract.positions(case, tell=True)
    for (game, before), other in zip(silent, telling, strict=True):
        contract.check_a_silent_game_has_nothing_to_tell(game, before, other)


@every_case
def test_a_copy_keeps_what_was_told_and_goes_on_for_itself(case: Case) -> None:
    for game in contract.positions(case, tell=True)[::3]:
        contract.check_copies_tell_apart(game, Seeded(3))


@every_case
def test_told_changes_add_up_to_what_everybody_has(case: Case) -> None:
    for game in contract.positions(case, tell=True):
        contract.check_deltas(game)


@every_case
def test_changing_told_events_does_not_change_the_game(case: Case) -> None:
    contract.check_events_belong_to_the_caller(contract.positions(case, tell=True)[-1])


@every_case
def test_a_replay_tells_the_same(case: Case) -> None:
    for game in contract.positions(case, tell=True)[::3]:
        contract.check_replay_tells_the_same(game)


@every_case
def test_a_resampled_game_tells_what_its_seat_knows(case: Case) -> None:
    for game in contract.positions(case, tell=True)[::3]:
        contract.check_a_guess_tells_what_its_seat_knows(game, Seeded(13))


@every_case
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    rng = Seeded(14)
    compared = [
        contract.check_events_tell_no_secrets(game, rng)
        for game in contract.positions(case, tell=True)[1::3]
    ]
    assert sum(compared) > 0


@each_game
def test_no_decision_of_a_whole_game_tells_a_secret(case: Case) -> None:
    for seed in range(15, 18):
        game = case.begin(seed, tell=True)
        rng = Seeded(seed)
        while game.to_move is not None:
            contract.check_events_tell_no_secrets(game, rng, 1)
            contract.play_on(game, rng, 1)


@each_game
def test_a_seat_that_does_not_exist_sees_nothing(case: Case) -> None:
    game = case.begin(1)
    for seat in (-1, game.seats):
        with pytest.raises(HotelierError):
            game.view(seat)
        with pytest.raises(HotelierError):
            case.begin(1, tell=True).events(seat)
        with pytest.raises(HotelierError):
            game.resample(seat, Seeded(1))


@each_game
def test_an_action_that_does_not_exist_has_no_text(case: Case) -> None:
    game = case.begin(1)
    for action in (-1, game.num_actions):
        with pytest.raises(HotelierError):
            game.notation(action)
        with pytest.raises(HotelierError):
            game.describe(action)


@each_game
def test_a_text_that_is_no_action_is_refused(case: Case) -> None:
    game = case.begin(1)
    for text in ("", "no such action", "1", "-1"):
        with pytest.raises(BadInput):
            game.parse(text)


@each_game
def test_without_a_seed_one_is_drawn_and_recorded(case: Case) -> None:
    game = new_game(case.name)
    assert game.record()["seed"] == game.seed
    assert contract.snapshot(replay(game.record())) == contract.snapshot(game)
    assert new_game(case.name).seed != game.seed


@pytest.mark.parametrize("name", NAMES)
def test_the_registry_knows_the_game(name: str) -> None:
    info = game_info(name)
    assert info.name == name
    assert info.title and info.rules_version >= 1 and len(info.seats) >= 1
    assert len({option.name for option in info.options}) == len(info.options)
    for option in info.options:
        assert option.help and option.default in (option.choices[0], "")  # nothing, where it depends
        assert [option.parse(choice) for choice in option.choices] == list(option.choices)
